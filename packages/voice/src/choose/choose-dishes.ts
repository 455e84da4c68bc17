import { VOICE_NOTE_MAX } from '@nearbite/contract/voice/voice';
import { findPortion, findSpice } from '../menu/options.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Draft } from '../replay/drafts.ts';
import type { Segment } from '../segment/segments.ts';
import type { VoiceItem, VoiceQuestion } from '../voice-types.ts';
import { chooseWeights, confidenceScale, nameWeights } from '../weights.ts';
import { confidenceOf } from './confidence.ts';
import { limitQuantity, settleLine } from './settle.ts';

/** More are hard to keep in mind when they are read aloud. */
const mostChoices = 3;

type Preference = { readonly restaurant: number; readonly sure: boolean };
type Choice = {
  /** Only the word that says what it is was heard, and more than what goes without saying is missing. */
  readonly isBare: boolean;
  readonly dish: number;
  readonly title: number;
  readonly score: number;
  readonly quality: number;
};

/** Settles which restaurant's dish each line is: as named, else one restaurant for as many lines as can be. */
export function chooseDishes(
  index: VoiceIndex,
  drafts: readonly Draft[],
  path: readonly Segment[],
): { items: VoiceItem[]; question: VoiceQuestion | undefined; draftsWithoutDish: Draft[] } {
  const preferences = readPreferences(path);
  const known = new Map<string, Choice[]>();
  const looked = drafts.map((draft) => {
    const preference = preferences.get(draft.segment.start);
    // The same words said twice mean the same dishes; somebody may say them a hundred times.
    const key = keyOf(draft, preference);
    const choices = known.get(key) ?? choicesFor(index, draft, preference);
    known.set(key, choices);
    return { draft, choices };
  });
  const lines = looked.filter(({ choices }) => choices.length > 0);
  const chosen = keepTogether(
    index,
    lines.map(({ choices }) => choices),
  );
  const items = lines.map(({ draft, choices }, place) =>
    toItem(index, draft, chosen[place] ?? choices[0], choices),
  );
  const merged = mergeSame(items.filter((item) => item !== undefined));
  return {
    items: merged.map(({ item }) => item),
    question: findQuestion(merged),
    draftsWithoutDish: looked.filter(({ choices }) => choices.length === 0).map(({ draft }) => draft),
  };
}

/**
 * A restaurant named first holds for all that follows until the next; named after the dishes it holds for
 * those before it, and what is ordered later without a name is looked for there first.
 */
function readPreferences(path: readonly Segment[]): Map<number, Preference> {
  const preferences = new Map<number, Preference>();
  const firstDish = path.findIndex((part) => part.kind === 'dish');
  const firstName = path.findIndex((part) => part.kind === 'restaurant');
  if (firstName < 0) return preferences;
  const looksAhead = firstName < firstDish;
  let waiting: number[] = [];
  let current: Preference | undefined;
  for (const part of path) {
    if (part.kind === 'restaurant') {
      current = { restaurant: part.restaurant, sure: part.sure };
      if (!looksAhead) for (const start of waiting) preferences.set(start, current);
      waiting = [];
    } else if (part.kind === 'dish') {
      if (looksAhead && current !== undefined) preferences.set(part.start, current);
      else {
        waiting.push(part.start);
        if (current !== undefined) preferences.set(part.start, { ...current, sure: false });
      }
    }
  }
  return preferences;
}

const keyOf = ({ candidates, line, knownDish }: Draft, preference: Preference | undefined): string =>
  [
    knownDish,
    preference?.restaurant,
    preference?.sure,
    ...line.options.map(({ text }) => text),
    ...candidates.map(({ title, quality }) => `${title}=${quality}`),
  ].join();

function choicesFor(index: VoiceIndex, draft: Draft, preference: Preference | undefined): Choice[] {
  const { knownDish } = draft;
  if (knownDish !== undefined)
    return [
      { dish: knownDish, title: index.dishes[knownDish]?.title ?? -1, quality: 1, score: 1, isBare: false },
    ];
  const choices: Choice[] = [];
  for (const { title, quality, isBareHead, missing } of draft.candidates) {
    const isBare = isBareHead === true && missing >= nameWeights.little;
    if (quality < nameWeights.leastQuality) continue;
    for (const dish of index.titles[title]?.dishes ?? []) {
      const isPreferred = index.dishes[dish]?.restaurant === preference?.restaurant;
      if (preference?.sure && !isPreferred) continue;
      const gain = preference !== undefined && isPreferred ? chooseWeights.preferredGain : 0;
      choices.push({
        dish,
        title,
        quality,
        isBare,
        score: quality + gain - lossFor(index, dish, title, draft),
      });
    }
  }
  return choices.sort((a, b) => b.score - a.score || a.dish - b.dish);
}

/** A dish that cannot be had as asked is a little less likely the one meant. */
function lossFor(index: VoiceIndex, place: number, title: number, { line }: Draft): number {
  const dish = index.dishes[place];
  if (dish === undefined || line.options.length === 0) return 0;
  const size = index.titles[title]?.size;
  const portions = size === undefined ? dish.portions : [...dish.portions, size];
  const unmet = line.options.filter((option) => {
    const portion = findPortion(portions, option);
    // "Large" of what comes in litres is a guess beside a dish that has a Large.
    const isGuess =
      portion !== undefined &&
      option.size !== undefined &&
      portions.every(({ size: own }) => own === undefined);
    return isGuess || (portion ?? findSpice(dish.spiceLevels, option)) === undefined;
  });
  return (
    ((size === undefined ? chooseWeights.unsupportedLoss : chooseWeights.wrongSizeLoss) * unmet.length) /
    line.options.length
  );
}

function keepTogether(index: VoiceIndex, lines: readonly (readonly Choice[])[]): (Choice | undefined)[] {
  const chosen: (Choice | undefined)[] = lines.map(() => undefined);
  const open = new Set(lines.keys());
  while (open.size > 0) {
    const tally = new Map<number, { lines: Map<number, Choice>; total: number }>();
    for (const place of open) {
      const choices = lines[place] ?? [];
      const best = choices[0]?.score ?? 0;
      for (const choice of choices) {
        if (choice.score < best - chooseWeights.close) break;
        const restaurant = index.dishes[choice.dish]?.restaurant ?? -1;
        const entry = tally.get(restaurant) ?? { lines: new Map<number, Choice>(), total: 0 };
        tally.set(restaurant, entry);
        if (entry.lines.has(place)) continue;
        entry.lines.set(place, choice);
        entry.total += choice.score;
      }
    }
    const [, winner] = [...tally].sort(
      ([idA, a], [idB, b]) => b.lines.size - a.lines.size || b.total - a.total || idA - idB,
    )[0] ?? [undefined, undefined];
    if (winner === undefined) break;
    for (const [place, choice] of winner.lines) {
      chosen[place] = choice;
      open.delete(place);
    }
  }
  return chosen;
}

/** An item with the dishes that may have been meant as well, and whether it was there before. */
type Chosen = {
  readonly item: VoiceItem;
  readonly rivals: readonly number[];
  readonly isKnown: boolean;
  readonly isMore: boolean;
};

function toItem(
  index: VoiceIndex,
  draft: Draft,
  choice: Choice | undefined,
  choices: readonly Choice[],
): Chosen | undefined {
  const dish = choice === undefined ? undefined : index.dishes[choice.dish];
  if (choice === undefined || dish === undefined) return undefined;
  const near = choices.filter(
    (other) => other.dish !== choice.dish && other.score >= choice.score - chooseWeights.leastAlternative,
  );
  const isOther = (other: Choice) => other.title !== choice.title && (choice.isBare ? other.isBare : true);
  const others = (choice.isBare ? choices : near).filter(isOther);
  const isHere = (other: Choice) => index.dishes[other.dish]?.restaurant === dish.restaurant;
  const inOrder = [...others.filter(isHere), ...others];
  const rivals = onePerTitle(
    inOrder.filter(
      ({ quality, isBare }) => quality >= choice.quality - chooseWeights.same || (isBare && choice.isBare),
    ),
  );
  const idOf = (other: Choice) => index.dishes[other.dish]?.id ?? -1;
  const alternatives = [...onePerTitle(inOrder), ...near].map(idOf);
  const item = {
    dishId: dish.id,
    ...settleLine(dish, draft.line, index.titles[choice.title]?.size),
    ...(draft.line.wishes.length > 0 ? { note: noteOf(draft.line.wishes) } : {}),
    confidence: confidenceOf(choice.quality, rivals.length),
    alternatives: [...new Set(alternatives)].slice(0, mostChoices - 1),
  };
  return {
    item,
    rivals: rivals.map(idOf),
    isKnown: draft.knownDish !== undefined,
    isMore: draft.line.isMore,
  };
}

function onePerTitle(choices: readonly Choice[]): Choice[] {
  const titles = new Set<number>();
  return choices.filter(({ title }) => !titles.has(title) && titles.add(title));
}

/** A note is read on a ticket; the rest of a long speech is not. */
const noteOf = (wishes: readonly string[]) => [...new Set(wishes)].join(', ').slice(0, VOICE_NOTE_MAX);

/** The same dish twice is one line. What is said again of a line that was there sets its amount, as in a cart. */
function mergeSame(chosen: readonly Chosen[]): Chosen[] {
  const merged = new Map<string, Chosen>();
  for (const next of chosen) {
    const { dishId, portion, spice } = next.item;
    const key = JSON.stringify([dishId, portion, spice]);
    const known = merged.get(key);
    if (known === undefined) merged.set(key, next);
    else if (known.isKnown && !next.isMore)
      merged.set(key, { ...next, item: { ...next.item, ...mergeNotes(known.item, next.item) } });
    else {
      const asked = askedOf(known.item) + askedOf(next.item);
      merged.set(key, {
        ...known,
        item: { ...known.item, ...limitQuantity(asked), ...mergeNotes(known.item, next.item) },
      });
    }
  }
  return [...merged.values()];
}

const mergeNotes = (a: VoiceItem, b: VoiceItem) => {
  const notes = [a.note, b.note].filter((note) => note !== undefined);
  return notes.length > 0 ? { note: noteOf(notes) } : {};
};

const askedOf = ({ quantity, askedQuantity }: VoiceItem) => askedQuantity ?? quantity;

/** One question at a time: the first line that is too unsure to be taken as it is. */
function findQuestion(chosen: readonly Chosen[]): VoiceQuestion | undefined {
  const line = chosen.findIndex(
    ({ item, isKnown }) => !isKnown && item.confidence < confidenceScale.askBelow,
  );
  const unsure = chosen[line];
  if (unsure === undefined) return undefined;
  return { line, dishes: [unsure.item.dishId, ...unsure.rivals].slice(0, mostChoices) };
}

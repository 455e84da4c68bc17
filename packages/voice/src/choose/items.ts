import { VOICE_NOTE_MAX } from '@nearbite/contract/voice/voice';
import type { Line } from '../assign/lines.ts';
import { findPortion, findSpice, type Option } from '../menu/options.ts';
import type { IndexedDish, VoiceIndex } from '../menu/voice-index.ts';
import { cardinalAt } from '../read/cardinals.ts';
import { type Token, tokenise } from '../read/tokenise.ts';
import type { Draft } from '../replay/drafts.ts';
import type { PricedLine, VoiceItem, VoiceQuestion } from '../voice-types.ts';
import { confidenceScale } from '../weights.ts';
import type { ChosenLine } from './choose-dishes.ts';
import { chooseExtras, partByExtras } from './extras.ts';
import { giveLostDetails, namedLine } from './given-details.ts';
import { linesBesideLost, type SpokenDetail } from './lost-details.ts';
import { leavesOpen, losesNumber } from './lost-numbers.ts';
import { dishHere, rivalsOf } from './rivals.ts';
import { limitQuantity, type SettledLine, settleLine } from './settle.ts';

/** The plain one is meant most often, though we ask. */
const defaultRivals = (rivals: readonly unknown[]): number => (rivals.length > 0 ? 0.6 : 0);

/** More are hard to keep in mind when they are read aloud. */
const mostChoices = 3;

/** The lines as they are returned, each with how sure it is, and what to ask back about the first that is not. */
export function toItems(
  index: VoiceIndex,
  chosen: readonly ChosenLine[],
  said: SaidBeside,
): { items: VoiceItem[]; question: VoiceQuestion | undefined; priced: readonly PricedLine[] } {
  const given = giveLostDetails(index, chosen, said.details);
  const rivalsIn = rivalsOf(index);
  const read = given.flatMap((line) =>
    partLine(index, line).flatMap((part) => toItem(index, part, given, said, rivalsIn) ?? []),
  );
  const found = read.map(({ item }) => item);
  const isLost =
    losesNumber(said.amounts, found, said.before) || leavesOpen(said.words, found, said.before.length === 0);
  const lines = given.flatMap((line) => namedLine(index, line) ?? []);
  // What was not found may be what was meant so.
  const besideLost = said.hasUnmatched ? new Set<number>() : linesBesideLost(said.details, lines);
  // What stays as it was is not in doubt, unless a line went and nothing else changed.
  const isOnlyLess = read.length < said.before.length && read.every(({ isUntouched }) => isUntouched);
  const isAsBefore = ({ isUntouched }: Item) => isUntouched && !isOnlyLess;
  const isUnclear = (line: Item, place: number) =>
    (!isAsBefore(line) && (isLost || besideLost.has(place))) || isSizedElsewhere(line, read);
  const items = mergeSame(read.map((line, place) => (isUnclear(line, place) ? unsure(line) : line)));
  return {
    items: items.map(({ item }) => item),
    question: findQuestion(items),
    priced: findPriced(index, items),
  };
}

const partLine = (index: VoiceIndex, { draft, ...line }: ChosenLine): ChosenLine[] =>
  partByExtras(index.dishes[line.choice.dish], draft.line).map((part) => ({
    ...line,
    draft: { ...draft, line: part },
  }));

/** "The wings … so wings twelve piece": once with a size and once without it is the same one more often than not. */
const isSizedElsewhere = ({ item, isKnown }: Item, items: readonly Item[]): boolean =>
  !isKnown &&
  item.portion === null &&
  items.some(
    (other) =>
      !other.isKnown && !other.isAgain && other.item.dishId === item.dishId && other.item.portion !== null,
  );

const unsure = (line: Item): Item => {
  const confidence = Math.round(line.item.confidence * confidenceScale.misreadFactor * 100) / 100;
  return { ...line, item: { ...line.item, confidence } };
};

/** What else the sentence held. */
export type SaidBeside = {
  readonly hasUnmatched: boolean;
  readonly isAmended: boolean;
  readonly words: readonly Token[];
  /** The lines that were there. */
  readonly before: readonly Draft[];
  /** The amounts that must be on a line. */
  readonly amounts: readonly number[];
  /** The sizes and heats that must be, and the amounts in what was told. */
  readonly details: readonly SpokenDetail[];
};

/** An item with the dishes that may have been meant as well, and whether it was there before. */
type Item = {
  readonly item: VoiceItem;
  /** Where it was named. */
  readonly start: number;
  readonly rivals: readonly number[];
  readonly isKnown: boolean;
  /** It is as it was before. */
  readonly isUntouched: boolean;
  readonly isMore: boolean;
  /** "The same but large": told apart on purpose. */
  readonly isAgain: boolean;
  /** It is asked about though it was there. */
  readonly isAsked: boolean;
  /** How many are wanted is open. */
  readonly openAmount?: NonNullable<VoiceQuestion['amount']>;
  readonly byPrice?: PricedLine['byPrice'];
};

function toItem(
  index: VoiceIndex,
  { draft, choice, choices }: ChosenLine,
  chosen: readonly ChosenLine[],
  said: SaidBeside,
  rivalsIn: ReturnType<typeof rivalsOf>,
): Item | undefined {
  const dish = index.dishes[choice.dish];
  if (dish === undefined) return undefined;
  const { rivals, alternatives } = rivalsIn(choices)(choice);
  const isKnown = draft.knownDish !== undefined;
  const asked = (draft.askedAmong ?? [])
    .filter(({ title }) => title !== choice.title)
    .map(({ title }) => dishHere(index, title, dish));
  const { extras, wishes: left } = chooseExtras(dish, draft.line);
  const wishes = [...left, ...heatWishes(dish, draft.line.options)];
  const settled = settleLine(dish, draft.line, index.titles[choice.title]?.size);
  const openAmount = openAmountOf(draft.line, settled);
  const isSure = openAmount !== undefined && rivals.length === 0;
  const item = {
    dishId: dish.id,
    ...settled,
    ...(extras.length > 0 ? { extras } : {}),
    ...(wishes.length > 0 ? { note: noteOf(wishes) } : {}),
    confidence: confidenceOf(choice.quality, choice.isDefault ? defaultRivals(rivals) : rivals.length, {
      isUnmet: !isKnown && draft.line.options.some((option) => !hasOption(dish, option)),
      hasUnmatched: !isKnown && said.hasUnmatched,
      isAmended: !isKnown && said.isAmended,
      isOtherBrand: choice.isOtherBrand,
      isMisheard: choice.isMisheard,
      isAmountOpen: openAmount !== undefined,
      isRepeated: !isKnown && chosen.filter((other) => other.choice.dish === choice.dish).length > 1,
    }),
    // Where only the number is open, no other dish may be taken for it.
    alternatives: isSure ? [] : (isKnown ? [...new Set(asked)] : alternatives).slice(0, mostChoices - 1),
    ...(dish.isSoldOut ? { isSoldOut: true } : {}),
  };
  return {
    item,
    start: draft.segment.start,
    rivals: isKnown ? asked : rivals,
    isKnown,
    isUntouched: said.before.some(({ line }) => line === draft.line),
    isMore: draft.line.isMore,
    isAgain: draft.segment.isAgain === true,
    isAsked: asked.length > 0,
    ...(openAmount === undefined ? {} : { openAmount }),
    ...(draft.byPrice === undefined ? {} : { byPrice: draft.byPrice }),
  };
}

const openAmountOf = (line: Line, { askedQuantity }: SettledLine): VoiceQuestion['amount'] =>
  askedQuantity !== undefined ? 'tooMany' : line.isUnclear ? 'unclear' : undefined;

const hasOption = (dish: IndexedDish, option: Option): boolean =>
  (findPortion(dish.portions, option) ?? findSpice(dish.spiceLevels, option)) !== undefined;

/** "An omelette, no chilli", where the dish has no spice levels: the kitchen is told in words. */
const heatWishes = (dish: IndexedDish, options: readonly Option[]): string[] =>
  dish.spiceLevels.length > 0
    ? []
    : options
        .filter(({ heat, size, isForAll }) => heat !== undefined && size === undefined && !isForAll)
        .map(({ text }) => text);

/** The same dish twice is one line. What is said again of a line that was there sets its amount, as in a cart. */
function mergeSame(items: readonly Item[]): Item[] {
  const merged = new Map<string, Item>();
  for (const next of items) {
    const { dishId, portion, spice, extras } = next.item;
    const key = JSON.stringify([dishId, portion, spice, extras]);
    const known = merged.get(key);
    const other = known?.isKnown && !next.isMore && isUnsure(next) ? withRival(next, items) : undefined;
    if (known === undefined) merged.set(key, next);
    else if (other !== undefined)
      merged.set(JSON.stringify([other.item.dishId, portion, spice, extras]), other);
    else if (known.isKnown && !next.isKnown && !next.isMore)
      merged.set(key, { ...next, item: { ...next.item, ...mergeNotes(known.item, next.item) } });
    else {
      const asked = limitQuantity(askedOf(known.item) + askedOf(next.item));
      merged.set(key, {
        ...known,
        ...(asked.askedQuantity === undefined ? {} : { openAmount: 'tooMany' }),
        item: { ...known.item, ...asked, ...shareNotes(known.item, next.item) },
      });
    }
  }
  return [...merged.values()];
}

const isUnsure = ({ item }: Item): boolean => item.confidence < confidenceScale.askBelow;

/** "A naan", while there are two Garlic Naan: another guess, so that what was settled is not taken for it. */
function withRival({ item, rivals, ...rest }: Item, items: readonly Item[]): Item | undefined {
  const taken = new Set(items.map((other) => other.item.dishId));
  const rival = rivals.find((id) => !taken.has(id));
  if (rival === undefined) return undefined;
  const others = [item.dishId, ...rivals].filter((id) => id !== rival);
  return {
    ...rest,
    item: {
      ...item,
      dishId: rival,
      portion: null,
      spice: null,
      alternatives: others.slice(0, mostChoices - 1),
    },
    rivals: others,
  };
}

const askedOf = ({ quantity, askedQuantity }: VoiceItem) => askedQuantity ?? quantity;

/** "The cheapest biryani": every dish it may be, in every kitchen that has one. */
function findPriced({ dishes, dishPlaces, titles }: VoiceIndex, items: readonly Item[]): PricedLine[] {
  return items.flatMap(({ item, rivals, byPrice }, line) => {
    if (byPrice === undefined) return [];
    const places = [item.dishId, ...rivals].flatMap(
      (id) => titles[dishes[dishPlaces.get(id) ?? -1]?.title ?? -1]?.dishes ?? [],
    );
    const ids = places.flatMap((place) => dishes[place]?.id ?? []);
    return [{ line, dishes: [...new Set(ids)], byPrice }];
  });
}

/** One question at a time: the first line that is too unsure to be taken as it is. */
function findQuestion(chosen: readonly Item[]): VoiceQuestion | undefined {
  const line = chosen.findIndex(
    (line) =>
      !line.item.isSoldOut &&
      (line.isAsked || line.openAmount !== undefined || (!line.isKnown && isUnsure(line))),
  );
  const unsure = chosen[line];
  if (unsure === undefined) return undefined;
  const dishes = [unsure.item.dishId, ...unsure.rivals].slice(0, mostChoices);
  // Which dish comes before how many of it.
  const isAmount = unsure.openAmount !== undefined && dishes.length === 1;
  return { line, dishes, ...(isAmount ? { amount: unsure.openAmount } : {}) };
}

const { points, leastHeard, doubtFactors } = confidenceScale;

/** What speaks against a line although its name was heard well. */
type Doubts = Readonly<Record<keyof typeof doubtFactors, boolean>>;

const doubtKinds = Object.keys(doubtFactors) as (keyof typeof doubtFactors)[]; // keys of a literal

/**
 * How often a line heard so well is the one that was meant: read off the points that were measured on the corpora,
 * and shared out among the names that fit as well.
 */
function confidenceOf(quality: number, rivals: number, doubts: Doubts): number {
  const next = points.findIndex(([heard]) => heard >= quality);
  const [above, below] = [points[next < 0 ? points.length - 1 : next], points[Math.max(0, next - 1)]];
  if (above === undefined || below === undefined) return leastHeard;
  const share = above[0] === below[0] ? 0 : (quality - below[0]) / (above[0] - below[0]);
  const right = below[1] + Math.min(1, Math.max(0, share)) * (above[1] - below[1]);
  const sure = doubtKinds.reduce((left, kind) => left * (doubts[kind] ? doubtFactors[kind] : 1), right);
  return Math.round((sure / (1 + rivals)) * 100) / 100;
}

/** A note is read on a ticket; the rest of a long speech is not, and that it is cut everybody sees. */
function noteOf(wishes: readonly string[]): string {
  const note = [...new Set(wishes.map((wish) => wish.replace(bound, '')))].join(', ');
  return note.length <= VOICE_NOTE_MAX ? note : `${note.slice(0, VOICE_NOTE_MAX - 1)}…`;
}

/** What bound the wish to the dish before it says nothing on a ticket: "a cola and no ice". */
const bound = /^(?:(?:and|but|also|plus|aur) )+(?=\w)/;

const mergeNotes = (a: VoiceItem, b: VoiceItem) => {
  const notes = [a.note, b.note].filter((note) => note !== undefined);
  return notes.length > 0 ? { note: noteOf(notes) } : {};
};

/** "A latte with soy and another": what is wished for some of them says for how many. */
function shareNotes(a: VoiceItem, b: VoiceItem) {
  const [ofA, ofB] = [a, b].map(({ note }) => note?.split(', ') ?? []);
  const own = (item: VoiceItem, wishes: readonly string[] = [], others: readonly string[] = []) =>
    wishes
      .filter((wish) => !others.includes(wish))
      .map((wish) => (cardinalAt(tokenise(wish), 0) ? wish : `${wordOf(item.quantity)} ${wish}`));
  const both = ofA?.filter((wish) => ofB?.includes(wish)) ?? [];
  const notes = [...own(a, ofA, ofB), ...own(b, ofB, ofA), ...both];
  return notes.length > 0 ? { note: noteOf(notes) } : {};
}

const wordOf = (count: number): string =>
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count - 1] ?? String(count);

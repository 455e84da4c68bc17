import { onceEach } from '../menu/once-each.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Draft } from '../replay/drafts.ts';
import type { Segment } from '../segment/segments.ts';
import { chooseWeights, nameWeights, wordWeights } from '../weights.ts';
import { type Choice, choicesFor, keyOf } from './choices.ts';
import { readPreferences } from './preferences.ts';

/** A line with the dish it becomes and all it may have meant. */
export type ChosenLine = {
  readonly draft: Draft;
  readonly choice: Choice;
  readonly choices: readonly Choice[];
};

/** A line no dish was found for, and the kitchen that was named for it. */
export type DraftWithoutDish = { readonly draft: Draft; readonly kitchen: string | undefined };

/** Settles which restaurant's dish each line is: as named, else one restaurant for as many lines as can be. */
export function chooseDishes(
  index: VoiceIndex,
  drafts: readonly Draft[],
  path: readonly Segment[],
  /** Kitchens that cook nothing now, by their ids: the same dish of an open one is taken first. */
  closed: ReadonlySet<number> = new Set(),
): { chosen: ChosenLine[]; draftsWithoutDish: DraftWithoutDish[] } {
  const preferences = readPreferences(path);
  const known = new Map<string, Choice[]>();
  const looked = drafts.map((draft) => {
    const preference = preferences.get(draft.segment.start);
    // The same words said twice mean the same dishes; somebody may say them a hundred times.
    const key = keyOf(draft, preference);
    const choices = known.get(key) ?? choicesFor(index, draft, preference, closed);
    known.set(key, choices);
    return { draft, choices, preference };
  });
  const lines = withoutNamed(looked.filter(({ choices }) => choices.length > 0));
  const together = keepTogether(
    index,
    lines.map(({ choices }) => choices),
  );
  const inKitchen = onceEach((choices: readonly Choice[]) =>
    onceEach((kitchen: number) => choices.filter((choice) => restaurantOf(index, choice) === kitchen)),
  );
  return {
    chosen: lines.flatMap(({ draft, choices }, place) => {
      const choice = together[place] ?? choices[0];
      if (choice === undefined) return [];
      const restaurant = restaurantOf(index, choice);
      // "A vegetable biryani and a salad": the salad of that kitchen, whatever salads others have.
      const others = together.filter((_, at) => at !== place);
      const isGiven =
        others.some((other) => isSure(other) && restaurantOf(index, other) === restaurant) &&
        // "A naan", while there are Garlic Naan: it may be another, and we ask.
        others.every((other) => other?.dish !== choice.dish);
      const meant = isGiven ? inKitchen(choices)(restaurant) : choices;
      return [{ draft, choice, choices: meant }];
    }),
    draftsWithoutDish: looked
      .filter(({ choices }) => choices.length === 0)
      .map(({ draft, preference }) => ({
        draft,
        kitchen: preference?.sure ? index.restaurants[preference.restaurant]?.name : undefined,
      })),
  };
}

/** "A shahi chicken biryani and a chicken biryani": where each has a card's whole name, the second is not the first. */
function withoutNamed(
  lines: readonly { readonly draft: Draft; readonly choices: readonly Choice[] }[],
): readonly { readonly draft: Draft; readonly choices: readonly Choice[] }[] {
  const named = new Set(lines.flatMap(({ choices: [best] }) => (best && isWhole(best) ? best.title : [])));
  if (named.size < 2) return lines;
  const choicesOf = onceEach((choices: readonly Choice[]) => {
    const [best] = choices;
    return best && isWhole(best)
      ? choices.filter((choice) => choice.title === best.title || isWhole(choice) || !named.has(choice.title))
      : choices;
  });
  return lines.map((line) => ({ ...line, choices: choicesOf(line.choices) }));
}

/** Every word of its name was heard. */
const isWhole = (choice: Choice | undefined): boolean =>
  isSure(choice) && (choice?.missing ?? 1) < nameWeights.nothing;

const restaurantOf = ({ dishes }: VoiceIndex, choice: Choice | undefined): number =>
  dishes[choice?.dish ?? -1]?.restaurant ?? -1;

/** Its whole name was heard, so its kitchen is likely the one of the other lines. */
const isSure = (choice: Choice | undefined): boolean =>
  choice !== undefined && !choice.isBare && !choice.isHeadless && choice.missing < nameWeights.little;

function keepTogether(index: VoiceIndex, lines: readonly (readonly Choice[])[]): (Choice | undefined)[] {
  const chosen: (Choice | undefined)[] = lines.map(() => undefined);
  const inEach = lines.map(onceEach((choices: readonly Choice[]) => bestOfEachKitchen(index, choices)));
  const open = new Set(lines.keys());
  while (open.size > 0) {
    const tally = new Map<number, { places: number[]; total: number }>();
    for (const place of open) {
      for (const [restaurant, { score }] of inEach[place] ?? []) {
        const entry = tally.get(restaurant) ?? { places: [], total: 0 };
        tally.set(restaurant, entry);
        entry.places.push(place);
        entry.total += score;
      }
    }
    const [winner] = [...tally].sort(
      ([idA, a], [idB, b]) => b.places.length - a.places.length || b.total - a.total || idA - idB,
    );
    if (winner === undefined) break;
    const [restaurant, { places }] = winner;
    for (const place of places) {
      chosen[place] = inEach[place]?.get(restaurant);
      open.delete(place);
    }
  }
  return chosen;
}

/** What each kitchen has for a line, where that is about as good as the best of all. */
function bestOfEachKitchen(index: VoiceIndex, choices: readonly Choice[]): Map<number, Choice> {
  const found = new Map<number, Choice>();
  const [best] = choices;
  // "Mutton karahi from Rafiq": there, wherever the other lines are from.
  if (best?.isPreferred) return new Map([[restaurantOf(index, best), best]]);
  for (const choice of choices) {
    const restaurant = restaurantOf(index, choice);
    if (best !== undefined && !found.has(restaurant) && isAsGood(choice, best)) found.set(restaurant, choice);
  }
  return found;
}

/** Near enough to be taken for the sake of one restaurant: a Malai Boti Skewers for "malai", never for a Malai Boti. */
function isAsGood(choice: Choice, best: Choice): boolean {
  const isNearer = isWhole(best) && !best.isMisheard && choice.missing >= nameWeights.little;
  // "A kheer and two kulfi": a Kheer is for sale, so no Shahi Kheer is meant, though its kitchen has kulfi.
  if (isNearer && (!best.isClosed || choice.isClosed)) return false;
  if (choice.score >= best.score - chooseWeights.close) return true;
  if (choice.isClosed && !best.isClosed) return false;
  if (choice.explained < best.explained || choice.loss > best.loss) return false;
  return choice.missing <= best.missing + wordWeights.ingredient;
}

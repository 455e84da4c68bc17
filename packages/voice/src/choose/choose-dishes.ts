import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Draft } from '../replay/drafts.ts';
import type { Segment } from '../segment/segments.ts';
import { chooseWeights } from '../weights.ts';
import { type Choice, choicesFor, keyOf } from './choices.ts';
import { readPreferences } from './preferences.ts';

/** A line with the dish it becomes and all it may have meant. */
export type ChosenLine = {
  readonly draft: Draft;
  readonly choice: Choice;
  readonly choices: readonly Choice[];
};

/** Settles which restaurant's dish each line is: as named, else one restaurant for as many lines as can be. */
export function chooseDishes(
  index: VoiceIndex,
  drafts: readonly Draft[],
  path: readonly Segment[],
  /** Kitchens that cook nothing now, by their ids: the same dish of an open one is taken first. */
  closed: ReadonlySet<number> = new Set(),
): { chosen: ChosenLine[]; draftsWithoutDish: Draft[] } {
  const preferences = readPreferences(path);
  const known = new Map<string, Choice[]>();
  const looked = drafts.map((draft) => {
    const preference = preferences.get(draft.segment.start);
    // The same words said twice mean the same dishes; somebody may say them a hundred times.
    const key = keyOf(draft, preference);
    const choices = known.get(key) ?? choicesFor(index, draft, preference, closed);
    known.set(key, choices);
    return { draft, choices };
  });
  const lines = looked.filter(({ choices }) => choices.length > 0);
  const together = keepTogether(
    index,
    lines.map(({ choices }) => choices),
  );
  return {
    chosen: lines.flatMap(({ draft, choices }, place) => {
      const choice = together[place] ?? choices[0];
      return choice === undefined ? [] : [{ draft, choice, choices }];
    }),
    draftsWithoutDish: looked.filter(({ choices }) => choices.length === 0).map(({ draft }) => draft),
  };
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

import type { Segment } from '../segment/segments.ts';

/** The restaurant a line is to come from; sure where it keeps every other one out. */
export type Preference = { readonly restaurant: number; readonly sure: boolean };

/**
 * A restaurant named first holds for all that follows until the next; named after the dishes it holds for those before
 * it, for the last of them surely ("a kheer and two biryani from Mughal"), and what is ordered later without a name is
 * looked for there first. Behind an "and" it is named for what follows ("a kheer, and from Rafiq a karahi").
 */
export function readPreferences(path: readonly Segment[]): Map<number, Preference> {
  const preferences = new Map<number, Preference>();
  const firstDish = path.findIndex((part) => part.kind === 'dish');
  const firstName = path.findIndex((part) => part.kind === 'restaurant');
  if (firstName < 0) return preferences;
  const looksAhead = firstName < firstDish;
  let waiting: number[] = [];
  let current: Preference | undefined;
  let isForNext = false;
  for (const [at, part] of path.entries()) {
    if (part.kind === 'restaurant') {
      current = { restaurant: part.restaurant, sure: part.sure };
      isForNext = !looksAhead && path[at - 1]?.kind === 'connector';
      const last = waiting.at(-1);
      if (!looksAhead && !isForNext)
        for (const start of waiting)
          preferences.set(start, { ...current, sure: current.sure && start === last });
      waiting = [];
    } else if (part.kind === 'dish') {
      if (looksAhead && current !== undefined) preferences.set(part.start, current);
      else {
        waiting.push(part.start);
        if (current !== undefined)
          preferences.set(part.start, { ...current, sure: current.sure && isForNext });
        isForNext = false;
      }
    }
  }
  return preferences;
}

import type { Segment } from '../segment/segments.ts';

/** The restaurant a line is to come from; sure where it keeps every other one out. */
export type Preference = { readonly restaurant: number; readonly sure: boolean };

/**
 * A restaurant named first holds for all that follows until the next; named after the dishes it holds for
 * those before it, and what is ordered later without a name is looked for there first.
 */
export function readPreferences(path: readonly Segment[]): Map<number, Preference> {
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

import { allergiesIn } from '../../read/allergies.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/**
 * "I'm allergic to eggs": told on every line (`replay/allergies.ts`), and nothing that is ordered or missed. It
 * keeps the word from being told of as not found, which carts of the corpora do not tell.
 */
export const dropAllergies: Pass = (_, tokens, path) => {
  const allergies = allergiesIn(tokens);
  const isTold = (part: Segment) =>
    allergies.some(({ start, end }) =>
      // "I am allergic to" is one command, wherever its subject begins.
      part.kind === 'command'
        ? (part.end > start && part.start < end) || isOfFood(part, end)
        : part.start >= start && part.end <= end,
    );
  return allergies.length === 0 ? [...path] : path.map((part) => (isTold(part) ? asFiller(part) : part));
};

/** "I'm allergic to onions, so leave that out": the food, and not the dish. */
const isOfFood = (part: Segment, end: number): boolean =>
  part.kind === 'command' && part.command === 'undo' && part.start >= end && part.start <= end + 2;

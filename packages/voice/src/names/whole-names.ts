import { nameWeights, similarityWeights } from '../weights.ts';
import type { DishCandidate, DishSpan } from './dish-spans.ts';

/** "Cheese burger meals" are Cheeseburger Meals: a name heard whole leaves no room in it for pieces of others. */
export function findPartsOfWholes(
  spans: readonly DishSpan[],
): (start: number, end: number, candidates: readonly DishCandidate[]) => boolean {
  const wholes = spans.filter(
    ({ start, end, candidates: [best] }) =>
      end - start > 1 &&
      best !== undefined &&
      best.missing < nameWeights.nothing &&
      best.fit > similarityWeights.nearlyExact,
  );
  return (start, end, [best]) =>
    best?.isHeadless === true &&
    best.fit < nameWeights.leastShaky &&
    wholes.some((whole) => whole.start <= start && end <= whole.end && end - start < whole.end - whole.start);
}

import type { TokenRole } from '../read/token-roles.ts';
import { nameWeights, similarityWeights } from '../weights.ts';
import type { DishCandidate, DishSpan } from './dish-spans.ts';

/**
 * "Cheese burger meals" are Cheeseburger Meals: a name heard whole leaves no room in it for pieces of others, and
 * "cod and chips" is the dish called so, though a Cod and Chips are on the menu as well.
 */
export function findPartsOfWholes(
  spans: readonly DishSpan[],
  roles: readonly TokenRole[],
): (start: number, end: number, candidates: readonly DishCandidate[]) => boolean {
  const wholes = spans
    .filter(
      ({ start, end, candidates: [best] }) =>
        end - start > 1 &&
        best !== undefined &&
        best.missing < nameWeights.nothing &&
        best.fit > similarityWeights.nearlyExact,
    )
    .map(({ start, end }) => ({ start, end, isJoined: roles.slice(start, end).includes('connector') }));
  return (start, end, [best]) => {
    const isShaky = best?.isHeadless === true && best.fit < nameWeights.leastShaky;
    return wholes.some(
      (whole) =>
        (whole.isJoined || isShaky) &&
        whole.start <= start &&
        end <= whole.end &&
        end - start < whole.end - whole.start,
    );
  };
}

import type { DishSpan } from '../names/dish-spans.ts';
import { chooseWeights, nameWeights, similarityWeights } from '../weights.ts';

/** The longest stretches that name one dish and no other, none within another, of titles that are not these. */
export function plainNames(spans: readonly DishSpan[], known: ReadonlySet<number>): DishSpan[] {
  const names: DishSpan[] = [];
  const plain = spans
    .filter((span) => isWholeName(span) || isOnlyOne(span))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const span of plain)
    if (!names.some(({ start, end }) => span.start < end && start < span.end)) names.push(span);
  return names.filter(({ candidates }) => !isKnown(candidates, known));
}

export const isWholeName = ({ candidates: [best] }: DishSpan): boolean =>
  best !== undefined && best.missing < nameWeights.nothing && best.fit > similarityWeights.nearlyExact;

/** "Veggies" where there is one Veggie Delight. */
function isOnlyOne({ candidates: [best, next] }: DishSpan): boolean {
  if (best === undefined || best.isMisheard || best.quality < nameWeights.uniqueWord) return false;
  return next === undefined || next.quality < best.quality - chooseWeights.same;
}

function isKnown(candidates: DishSpan['candidates'], known: ReadonlySet<number>): boolean {
  const least = (candidates[0]?.quality ?? 0) - chooseWeights.same;
  return candidates.some(({ title, quality }) => quality >= least && known.has(title));
}

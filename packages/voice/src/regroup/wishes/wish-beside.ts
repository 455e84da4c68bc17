import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, isDish, textAt } from '../path-parts.ts';

/** "Two biryani, no raita with the biryani": the dish is named again to say what the wish is for. */
export const readWishBeside: Pass = (_, tokens, path) => {
  const again = path.filter(
    (part, place): part is DishSegment =>
      isDish(part) &&
      /^(?:no|without) \w+ with (?:the|my)$/.test(textAt(tokens, part.start - 4, 4)) &&
      path.slice(0, place).some((other) => isDish(other) && meansSame(other, part)),
  );
  const isTold = ({ start, end }: Segment) =>
    again.some((dish) => start >= dish.start - 2 && end <= dish.end);
  return path.map((part) => (isTold(part) ? asFiller(part) : part));
};

const meansSame = ({ candidates: [named] }: DishSegment, { candidates }: DishSegment): boolean =>
  candidates.some(({ title }) => title === named?.title);

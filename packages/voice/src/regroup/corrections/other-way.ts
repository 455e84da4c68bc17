import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/**
 * "A full nihari and a half paya, no, the other way round": each dish is as the other was said to be. Where both are
 * named again behind it, that tells how they are.
 */
export const readOtherWay: Pass = (_, tokens, path) => {
  const at = path.findIndex(({ start }) => otherWay.test(textAt(tokens, start, 3)));
  const end = (path[at]?.start ?? 0) + 3;
  const dishes = path.slice(0, Math.max(0, at)).filter((part) => part.kind === 'dish');
  const [first, second] = dishes.slice(-2);
  if (at < 0 || first === undefined || second === undefined) return [...path];
  const isToldAgain = path.slice(at).some(({ kind }) => kind === 'dish');
  const candidates = new Map([
    [first, second.candidates],
    [second, first.candidates],
  ]);
  return path.map((part, place) => {
    if (place >= at && part.end <= end) return asFiller(part);
    const swapped = part.kind === 'dish' && !isToldAgain ? candidates.get(part) : undefined;
    return part.kind === 'dish' && swapped !== undefined ? { ...part, candidates: swapped } : part;
  });
};

const otherWay = /^other way a?round$/;

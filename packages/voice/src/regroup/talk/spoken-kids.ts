import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/** "My wife and two kids are here", "i promised the kids something": who, though a dish may come in a size for kids. */
export const dropSpokenKids: Pass = (_, tokens, path) => {
  const isKids = (at: number) => {
    const [part, before, next] = [path[at], path[at - 1], path[at + 1]];
    if (part?.kind !== 'option' || !/^(?:kids|baby|babies)$/.test(tokens[part.start]?.text ?? ''))
      return false;
    const isOfDish =
      next?.kind === 'dish' || next?.kind === 'unit' || isSize.test(tokens[part.end]?.text ?? '');
    return !isOfDish && before?.kind !== 'dish' && isTold(tokens, before, next);
  };
  return path.map((part, place) => {
    const isCount = part.kind === 'number' && part.form === 'spoken' && isKids(place + 1);
    return isCount || isKids(place) ? asFiller(part) : part;
  });
};

const isSize = /^(?:size|sized|portion|portions|meal|meals|menu)$/;

/** Somebody's, or something is said of them. */
const isTold = (tokens: readonly Token[], before: Segment | undefined, next: Segment | undefined): boolean =>
  /^(?:the|my|our|his|her|both|these|those)$/.test(tokens[(before?.end ?? 0) - 1]?.text ?? '') ||
  (next !== undefined && verbs.test(tokens[next.start]?.text ?? ''));

const verbs = /^(?:are|is|get|gets|want|wants|have|will|would|need|like|love|came|come|and)$/;

import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { beforeSizes, textAt } from '../path-parts.ts';
import { isName } from './counted-groups.ts';

const isHead = (part: Segment): boolean => part.kind === 'dish' && part.candidates[0]?.isBareHead === true;

/**
 * "Two biryanis, one of them mutton", "pizzas please, two of the pepperoni": so many of that kind, where the head
 * was announced.
 */
export const readPickedKinds: Pass = (_, tokens, path) => {
  let isAnnounced = false;
  let isCounted = false;
  return path.flatMap((part, place): Segment[] => {
    const picked = isAnnounced ? pickedAt(tokens, path, place, isCounted) : undefined;
    if (isHead(part) && !isAnnounced) {
      isAnnounced = true;
      isCounted = path[beforeSizes(path, place)]?.kind === 'number';
    }
    if (picked !== undefined) return [picked];
    return isAnnounced && isOfThem(tokens, path, place, isCounted) ? [] : [part];
  });
};

/** The words behind the amount; "two of the burgers" that were counted picks of them. */
const ofThem = (isCounted: boolean): RegExp =>
  isCounted ? /^of (?:them|those|these)$/ : /^of (?:the|them|those|your)$/;

function pickedAt(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  isCounted: boolean,
): Segment | undefined {
  const part = path[place];
  const number =
    part === undefined || isName(part) === isHead(part) ? undefined : cardinalAt(tokens, part.start);
  const count = part?.kind === 'number' ? cardinalAt(tokens, part.start) : number;
  if (part === undefined || count === undefined || count.end !== part.end) return undefined;
  if (!ofThem(isCounted).test(textAt(tokens, count.end, 2)) || !isName(path[place + 3])) return undefined;
  const { start, end } = part;
  return { kind: 'number', count: count.count, form: 'spoken', goesBack: false, start, end, worth: 0 };
}

const isOfThem = (
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  isCounted: boolean,
): boolean =>
  [place - 1, place - 2].some((at) => {
    const isFiller = path.slice(at + 1, at + 3).every(({ kind }) => kind === 'filler');
    return at >= 0 && isFiller && pickedAt(tokens, path, at, isCounted) !== undefined;
  });

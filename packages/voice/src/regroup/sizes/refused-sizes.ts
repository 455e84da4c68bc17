import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/** "Ek kilo nahi bas half karahi": in Urdu the "not" stands behind the size or measure it refuses. */
export const readRefusedSizes: Pass = (_, tokens, path) =>
  path.map((part, place) => {
    const [before, next] = [path[place - 1], path[place + 1]];
    const isRefused = isSize(part) && isNahi(next, tokens) && !isOfDish(path, place);
    const isRefusal =
      isNahi(part, tokens) && before !== undefined && isSize(before) && !isOfDish(path, place - 1);
    const isOtherSaid = path.slice(place + 1).some(isSize);
    return (isRefused || isRefusal) && isOtherSaid ? asFiller(part) : part;
  });

const isSize = ({ kind }: Segment): boolean => kind === 'option' || kind === 'measure';

const isNahi = (part: Segment | undefined, tokens: Parameters<Pass>[1]): boolean =>
  part?.kind === 'command' && part.command === 'no' && /^na/.test(tokens[part.start]?.text ?? '');

/** "Karahi full nahi, half": said of a dish that was named, it is a correction like any other. */
const isOfDish = (path: readonly Segment[], place: number): boolean =>
  path.slice(0, place).some(({ kind }) => kind === 'dish');

/** "A coke zero" is a kind of coke, not none of it. */
export const readZeroKinds: Pass = (_, tokens, path) =>
  path.map((part, place) => {
    const isBehind = path[place - 1]?.kind === 'dish' && !tokens[part.start]?.afterBreak;
    const isKind = part.kind === 'number' && part.count === 0 && isBehind && path[place + 1]?.kind !== 'dish';
    return isKind ? { kind: 'wish', looksAhead: false, start: part.start, end: part.end, worth: 0 } : part;
  });

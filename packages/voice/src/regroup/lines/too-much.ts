import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

/**
 * "The karahi is too spicy, so butter chicken": why something else is ordered. What is spoken of is not, and
 * where it is there already the other takes its place.
 */
export const readTooMuch: LinePass = (_, tokens, path, ordered) => {
  for (const [place, part] of path.entries()) {
    if (part.kind !== 'dish') continue;
    // "Kheer is too sweet" may have been taken for one name.
    const [from, said] = reasonIn(tokens, part);
    const so = said === undefined ? -1 : from + said.trim().split(' ').length - 1;
    const soAt = path.findIndex(({ start }) => start === so);
    const first =
      path.slice(0, place).findLastIndex(({ kind }) => kind === 'connector' || kind === 'command') + 1;
    const isCounted = path.slice(first, place).some(({ kind }) => kind === 'number');
    if (soAt < 0 || isCounted || !ordersDish(path, soAt)) continue;
    const isRead = ({ start }: Segment) => start >= (path[first]?.start ?? 0) && start <= so;
    const told = path.map((other) => (isRead(other) ? asFiller(other) : other));
    const line = ordered.find(({ candidates }) => isSame(part, candidates[0]?.title));
    return line === undefined
      ? told
      : [
          ...told.slice(0, soAt),
          { ...commandAt('change', so), picked: { dish: line } },
          ...told.slice(soAt + 1),
        ];
  }
  return [...path];
};

const isSame = ({ candidates }: DishSegment, meant: number | undefined): boolean =>
  candidates.some(({ title }) => title === meant);

function reasonIn(tokens: readonly Token[], { start, end }: Segment): readonly [number, string | undefined] {
  for (let from = start + 1; from <= end; from++) {
    const said = tooMuch.exec(`${textAt(tokens, from, longestReason)} `)?.[0];
    if (said !== undefined) return [from, said];
  }
  return [end, undefined];
}

const longestReason = 11;
const tooMuch =
  /^(?:is|are|was|were|its|seems|looks|feels|gets|takes|has|would be|might be|may be|will be) (?:a bit |a little |way |far |just |always |really )*(?:too|(?:so|very)(?= (?:spicy|expensive|heavy|oily|greasy|salty|rich|strong|bitter|big|large) )) (?:(?!so )\w+ ){1,6}?so /;

/** Does an order of a dish follow? "… so make it mild" changes the one that was spoken of. */
function ordersDish(path: readonly Segment[], soAt: number): boolean {
  const next = path.slice(soAt + 1).find(({ kind }) => !/^(?:filler|number|option|measure|unit)$/.test(kind));
  return next?.kind === 'dish' || (next?.kind === 'command' && next.command === 'add');
}

import type { Choice } from '../../menu/options.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { isDish, textAt } from '../path-parts.ts';
import { portionsOf } from '../sizes/portions-of-some.ts';

/** Nobody orders so many portions of what is sold in portions of that many. */
const leastPortion = 3;

/**
 * "Six wings hot, six wings mild", "two lots of six wings", "nuggets nau wale": of what is sold in sixes and nines the number
 * is the portion, whatever container or amount is said beside it.
 */
export const readCountedPortions: LinePass = (index, tokens, path, ordered) => {
  if (ordered.length > 0) return [...path];
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const part = path[place];
    if (part === undefined) break;
    const again = part.kind === 'number' ? portionAgain(index, tokens, path, place) : undefined;
    if (again !== undefined) {
      read.push(again);
      continue;
    }
    const dish = dishAhead(path, place);
    const portion =
      part.kind === 'number' && part.form === 'spoken' && !part.goesBack && dish !== undefined
        ? portionOf(index, dish, part.count, leastPortion)
        : undefined;
    if (portion?.measure === undefined) {
      read.push(part);
      continue;
    }
    const { start, end } = part;
    read.push({ kind: 'measure', measure: portion.measure, start, end, worth: 0 });
  }
  return read;
};

/** "Twelve hot and six more mild": the dish before once more, in that portion. */
function portionAgain(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): DishSegment | undefined {
  const part = path[place];
  const next = path.slice(place + 1).find(({ kind }) => kind !== 'option' && kind !== 'filler');
  const isNamed = next !== undefined && /^(?:dish|other)$/.test(next.kind);
  if (part?.kind !== 'number' || part.form !== 'more' || isNamed) return undefined;
  const dish = path.slice(0, place).findLast((other) => isDish(other) && !isBeside(tokens, other));
  const portion = dish && portionOf(index, dish, part.count, leastPortion);
  if (dish?.kind !== 'dish' || portion?.measure === undefined) return undefined;
  const { start, end } = part;
  const announced: Modifier[] = [{ kind: 'measure', measure: portion.measure, start, end: start, worth: 0 }];
  return { ...dish, announced, isAgain: true, start, end };
}

/** "Blue cheese on the side" */
const isBeside = (tokens: readonly Token[], { end }: Segment): boolean =>
  textAt(tokens, end, 3) === 'on the side';

/** "Six hot wings": right before the name, past sizes and heats. */
function dishAhead(path: readonly Segment[], place: number): Segment | undefined {
  return path.slice(place + 1).find(({ kind }) => kind !== 'option');
}

function portionOf(index: VoiceIndex, dish: Segment, count: number, least: number): Choice | undefined {
  if (dish.kind !== 'dish' || count < least) return undefined;
  const portions = portionsOf(index, dish);
  const isByCount = portions.every(({ measure }) => measure?.dimension === 'piece');
  return isByCount ? portions.find(({ measure }) => measure?.count === count) : undefined;
}

import { someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';

/**
 * "Half pepperoni half cheese", "half and half, margherita and pepperoni": one dish made of two. No menu sells it,
 * so the first is taken with the other as its wish, and both are asked about.
 */
export const readHalves: Pass = (index, tokens, path) => {
  const read = [...path];
  for (let place = 0; place < read.length; place++) {
    const halves = halvesAt(index, tokens, read, place);
    if (halves === undefined) continue;
    const { first, second, from, to } = halves;
    const [a, b] = [first.candidates[0], second.candidates[0]];
    if (a === undefined || b === undefined) continue;
    const both: DishSegment = { ...first, candidates: [a, { ...b, quality: a.quality - 0.01 }] };
    const wish: Segment = {
      kind: 'wish',
      looksAhead: false,
      start: second.start - 1,
      end: second.end,
      worth: 0,
    };
    read.splice(from, to - from, both, wish);
  }
  return read;
};

type Halves = { first: DishSegment; second: DishSegment; from: number; to: number };

function halvesAt(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): Halves | undefined {
  const isLink = (at: number) => path[at]?.kind === 'connector' || path[at]?.kind === 'filler';
  const opening = path[place];
  if (opening === undefined) return undefined;
  const isPair = tokens[opening.start]?.text === 'halfandhalf' && !isWished(tokens, opening.start);
  if (!isPair && !isHalf(opening)) return undefined;
  const firstAt = path[place + 1]?.kind === 'filler' ? place + 2 : place + 1;
  const first = path[firstAt];
  const linkEnd = isLink(firstAt + 1) ? firstAt + 2 : firstAt + 1;
  const other = path[linkEnd];
  const isParted = isPair ? linkEnd > firstAt + 1 : other !== undefined && isHalf(other);
  const secondAt = isPair ? linkEnd : linkEnd + 1;
  const second = path[secondAt];
  if (!isParted || first?.kind !== 'dish' || second?.kind !== 'dish') return undefined;
  const isSold = [first, second].some((dish) => comesInHalves(index, dish));
  return isSold ? undefined : { first, second, from: place, to: secondAt + 1 };
}

const isHalf = (segment: Segment): boolean => segment.kind === 'option' && segment.option.size === 'half';

/** "With half and half" speaks of milk. */
const isWished = (tokens: readonly Token[], start: number): boolean =>
  /^(?:with|and|of|extra|no)$/.test(tokens[start - 1]?.text ?? '');

const comesInHalves = (index: VoiceIndex, { candidates }: DishSegment): boolean =>
  someDish(index, candidates[0]?.title, ({ portions }) => portions.some(({ size }) => size === 'half'));

import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, textAt } from '../path-parts.ts';

/** Between a dish and this place it was said how it is to be made. */
export const isWishedFor = (
  tokens: readonly Token[],
  dish: DishSegment | undefined,
  until: number,
): boolean =>
  tokens
    .slice(dish?.end ?? 0, until)
    .some(({ text }) => /^(?:without|no|with|extra|less|minus|hold)$/.test(text));

/** The sizes right before and behind it: "a large latte with whole milk" is large. */
export function sizesBeside(path: readonly Segment[], dish: DishSegment): Modifier[] {
  const at = path.findIndex(({ start }) => start === dish.start);
  const end = path.findIndex(({ kind }, place) => place > at && kind !== 'option' && kind !== 'measure');
  return path
    .slice(beforeSizes(path, at) + 1, end < 0 ? path.length : end)
    .filter((part): part is Modifier => part.kind === 'option' || part.kind === 'measure');
}

export const endsName = ({ kind }: Segment): boolean =>
  kind === 'connector' || kind === 'command' || kind === 'option' || kind === 'measure' || kind === 'wish';

/** "The bigger one": the one is what was spoken of, no amount. */
export const dropPronouns: Pass = (_, tokens, path) => {
  return path.map((segment, place) => {
    const before = path[place - 1];
    if (isThisOne(tokens, path, place)) return asFiller(segment);
    // "Not the makhani one"
    const isThatOne = before?.kind === 'dish' && tokens[before.start - 1]?.text === 'the';
    // "… and one triple for the hungry one"
    const isSomeone = textAt(tokens, segment.start - 3, 2) === 'for the' && before?.kind !== 'dish';
    const isOne =
      segment.kind === 'number' &&
      !segment.goesBack &&
      /^ones?$/.test(tokens[segment.start]?.text ?? '') &&
      (before?.kind === 'option' || isThatOne || isSomeone);
    const next = path[place + 1];
    const isNamed =
      isThatOne &&
      path.slice(0, place - 1).some((other) => other.kind === 'dish' && hasSameTitle(other, before));
    const isLast =
      isNamed ||
      next === undefined ||
      tokens[next.start]?.afterBreak === true ||
      next.kind === 'filler' ||
      // "Garlic bread but not the cheesy one and a coke"
      (isThatOne && next.kind === 'connector');
    if (!isOne || !isLast || path[place - 2]?.kind === 'number') return segment;
    return asFiller(segment);
  });
};

/** "Make this one extra hot"; "make that one" alone counts. */
function isThisOne(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const [segment, next] = [path[place], path[place + 1]];
  const isOne = segment?.kind === 'number' && tokens[segment.start]?.text === 'one';
  const isSaid = next?.kind === 'option' || next?.kind === 'measure' || next?.kind === 'wish';
  // "Make that one large and one regular" shares them out.
  const isShared = path.slice(place + 1).some((part) => part.kind === 'number' && part.form === 'spoken');
  return isOne && isSaid && !isShared && /^(?:this|that)$/.test(tokens[segment.start - 1]?.text ?? '');
}

const hasSameTitle = (a: DishSegment, b: DishSegment): boolean =>
  a.candidates[0]?.title === b.candidates[0]?.title;

/** The sizes and heats said of a dish so far. */
export function saidOf(path: readonly Segment[], dish: DishSegment, until: number): Modifier[] {
  const at = path.findIndex(({ start }) => start === dish.start);
  const from = 1 + path.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => kind === 'dish');
  return path
    .slice(from, until)
    .filter((part): part is Modifier => part.kind === 'option' || part.kind === 'measure');
}

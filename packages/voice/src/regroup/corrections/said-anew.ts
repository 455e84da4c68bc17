import { categoryOf } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { nameWeights } from '../../weights.ts';
import { asFiller, beforeSizes, isSize, textAt } from '../path-parts.ts';

const isPuttingRight = (part: Segment | undefined): boolean =>
  part?.kind === 'command' && /^(?:hesitate|correct|no)$/.test(part.command);

/** What was said before and is told otherwise behind it: only the second is meant. */
export const readSaidAnew = (
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
): Segment[] =>
  dropSaidByOthers(
    index,
    tokens,
    [readSplitAnew, readSomeMade, dropUnfinished, readOtherSizeThan].reduce<readonly Segment[]>(
      (read, pass) => pass(tokens, read),
      path,
    ),
  );

/** Only the kind was named, and the other is listed under the same. */
const isBareKind = (index: VoiceIndex, { candidates: [bare] }: DishSegment, named: DishSegment): boolean =>
  bare?.isBareHead === true &&
  bare.missing >= nameWeights.nothing &&
  categoryOf(index, bare.title) !== '' &&
  categoryOf(index, bare.title) === categoryOf(index, named.candidates[0]?.title);

/** "Two tall coffees, actually one tall and one grande": they are shared out, in no size they had before. */
function readSplitAnew(_: readonly Token[], path: readonly Segment[]): Segment[] {
  const at = path.findIndex(isPuttingRight);
  const dishAt = path.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => kind === 'dish');
  const amountAt = beforeSizes(path, dishAt);
  const amount = path[amountAt];
  if (dishAt < 0 || amount?.kind !== 'number') return [...path];
  let sum = 0;
  let parts = 0;
  // "No, make that one large and one regular"
  const from = path.findIndex(({ kind }, place) => place > at && kind !== 'command' && kind !== 'filler');
  for (let place = from; place < path.length; place++) {
    const part = path[place];
    if (part?.kind === 'connector' && parts > 0) continue;
    if (part?.kind !== 'number' || !isSize(path[place + 1]) || path[place + 2]?.kind === 'dish') break;
    sum += part.count;
    parts++;
    place++;
  }
  if (parts < 2 || sum !== amount.count) return [...path];
  const isFormer = (place: number) => place > amountAt && place < at && isSize(path[place]);
  const isLead = (place: number) => place >= at && place < from;
  return path.map((part, place) => (isLead(place) || isFormer(place) ? asFiller(part) : part));
}

/** "Four cokes, make one of those large, the others small" shares them out as well. */
function readSomeMade(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const isRest = tokens.some(({ text }) => /^(?:others|rest|remaining)$/.test(text));
  return path.map((part, place) => {
    const isMake = part.kind === 'command' && part.command === 'make' && part.end - part.start === 1;
    const some = isMake && isRest ? cardinalAt(tokens, part.end) : undefined;
    const isOfThem = some && /^of (?:them|those|these)$/.test(textAt(tokens, some.end, 2));
    const hasDish = path.slice(0, place).some(({ kind }) => kind === 'dish');
    return isOfThem && hasDish ? asFiller(part) : part;
  });
}

/** "… and a pitcher, no, just a large coke": what was begun and never named is put right, no dish before it. */
function dropUnfinished(_: readonly Token[], path: readonly Segment[]): Segment[] {
  const at = path.findIndex((part, place) => isPuttingRight(part) && isUnnamed(path[place - 1]));
  const from = path.slice(0, Math.max(0, at)).findLastIndex((part) => !isUnnamed(part));
  const isBegun = path[from]?.kind === 'number' && path[from - 1]?.kind === 'connector';
  const named = path.slice(at + 1).find(({ kind }) => !/^(?:filler|number|option|command)$/.test(kind));
  if (at < 3 || !isBegun || named?.kind !== 'dish') return [...path];
  return path.map((part, place) => (place >= from && place <= at ? asFiller(part) : part));
}

/** A container, or a word that no dish was found for: "and a french stick, i mean baguette". */
const isUnnamed = (part: Segment | undefined): boolean => part?.kind === 'unit' || part?.kind === 'other';

/** "Not a large orange juice, a small one": the size that is refused, and the one that is wanted. */
function readOtherSizeThan(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const at = path.findIndex(
    ({ start, end, kind }) => kind === 'command' && end - start === 1 && tokens[start]?.text === 'not',
  );
  const from = path[at + 1]?.kind === 'number' ? at + 2 : at + 1;
  const [refused, dish, number, wanted, one] = path.slice(from, from + 5);
  if (at < 0 || refused?.kind !== 'option' || dish?.kind !== 'dish' || wanted?.kind !== 'option')
    return [...path];
  if (number?.kind !== 'number' || one === undefined || !/^ones?$/.test(tokens[one.start]?.text ?? ''))
    return [...path];
  return [
    ...path.slice(0, at),
    ...path.slice(at, from + 1).map(asFiller),
    number,
    wanted,
    dish,
    ...path.slice(from + 5),
  ];
}

/** "Mom said lemonade but i want coke, so coke large": what somebody else said, and what is only said before. */
function dropSaidByOthers(index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  return path.map((part, place) => {
    const [next, after] = [path[place + 1], path[place + 2]];
    if (part.kind !== 'dish' || next === undefined) return part;
    const isTheirs =
      /^(?:said|says|suggested)$/.test(tokens[part.start - 1]?.text ?? '') &&
      /^but i /.test(textAt(tokens, next.start, 3));
    // "The kids want pizza, so one large margherita"
    const named = path.slice(place + 2).find(({ kind }) => !/^(?:number|option|unit|measure)$/.test(kind));
    const isTopic =
      tokens[next.start]?.text === 'so' &&
      named?.kind === 'dish' &&
      named !== after &&
      isBareKind(index, part, named);
    return isTheirs || isTopic ? asFiller(part) : part;
  });
}

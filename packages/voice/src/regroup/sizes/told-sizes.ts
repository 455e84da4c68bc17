import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Measure } from '../../read/measure.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, isSize } from '../path-parts.ts';

const isName = (part: Segment | undefined): boolean => part?.kind === 'dish' || part?.kind === 'other';

/** "A mocha in a small cup", "two as a meal": the article counts nothing, so the size is free to look back. */
export const readSizeIn: Pass = (_, tokens, path) => {
  return path.map((part, place) => {
    const isArticle = part.kind === 'number' && part.form === 'article';
    if (!isArticle || !/^(?:in|as)$/.test(tokens[part.start - 1]?.text ?? '') || !isSize(path[place + 1]))
      return part;
    const isNamed = path.slice(0, place).some(({ kind }) => kind === 'dish');
    return isNamed && path[place + 2]?.kind !== 'dish' ? asFiller(part) : part;
  });
};

/**
 * "An eight ounce steak, go with the twelve", "… no twelve": where the dish before comes in that many ounces or
 * pieces, the bare number is its size and no amount.
 */
export const readTheNumber: Pass = (index, tokens, path) => {
  return path.flatMap((part, place) => {
    if (part.kind !== 'number' || part.form !== 'spoken' || part.goesBack) return [part];
    const dishAt = path.slice(0, place).findLastIndex(({ kind }) => kind === 'dish');
    const dish = path[dishAt];
    if (dish?.kind !== 'dish' || isSize(path[place + 1]) || isName(path[place + 1])) return [part];
    const before = path[place - 1];
    const isThe = tokens[part.start - 1]?.text === 'the';
    const isCorrection =
      before?.kind === 'command' &&
      /^(?:no|correct|hesitate|make)$/.test(before.command) &&
      isMeasured(path, dishAt, place);
    const measure = isThe || isCorrection ? measureOf(index, dish, part.count) : undefined;
    if (measure === undefined) return [part];
    const { start, end } = part;
    return [
      { kind: 'command', command: 'make', start, end: start, worth: 0 },
      { kind: 'measure', measure, start, end, worth: 0 },
    ];
  });
};

/** Was its size said in ounces or inches before? */
const isMeasured = (path: readonly Segment[], dishAt: number, until: number): boolean =>
  path.slice(Math.max(0, dishAt - 2), until).some(({ kind }) => kind === 'measure');

function measureOf(index: VoiceIndex, { candidates }: DishSegment, count: number): Measure | undefined {
  const portions = (index.titles[candidates[0]?.title ?? -1]?.dishes ?? []).flatMap(
    (place) => index.dishes[place]?.portions ?? [],
  );
  return portions.find(({ measure }) => measure?.count === count)?.measure;
}

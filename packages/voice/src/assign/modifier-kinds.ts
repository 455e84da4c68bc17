import type { Modifier, NumberMeaning, Segment } from '../segment/segments.ts';

export const sizeDimensions: ReadonlySet<string> = new Set(['inch', 'ounce']);

export const isCount = (part: Modifier): part is Modifier & NumberMeaning =>
  part.kind === 'number' && part.form !== 'more';
export const isSize = (part: Modifier) =>
  part.kind === 'option' && part.option.size !== undefined && part.option.heat === undefined;
export const isSizeOrHeat = (part: Modifier) => part.kind === 'option' && part.option.size !== undefined;
export const isHeat = (part: Modifier) =>
  part.kind === 'option' && part.option.heat !== undefined && part.option.size === undefined;
/** A size, a heat or a measure. */
export const isOption = (part: Segment): part is Modifier =>
  part.kind === 'option' || part.kind === 'measure';
/** May be a size, though it may be a heat as well: "medium". */
export const isSized = (part: Modifier) =>
  part.kind === 'measure' || (part.kind === 'option' && part.option.size !== undefined);
export const isHeated = (part: Modifier) => part.kind === 'option' && part.option.heat !== undefined;

import type { Choice } from '../../menu/options.ts';
import { findPlainPortion } from '../../menu/plain-portions.ts';
import { choicesOf, isSoldInHeat, isSoldInSize, someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import { findOwnPortion } from '../sizes/own-portions.ts';
import { portionsOf } from '../sizes/portions-of-some.ts';

/** A size, heat or portion in which the dish is sold, and which of them it may be: a Medium may be both. */
export type Detail = {
  readonly part: Exclude<Modifier, { kind: 'number' | 'unit' }>;
  readonly isPortion: boolean;
  readonly isSpice: boolean;
};

/** What is said from this word on about the size, heat or portion of the dish. */
export function detailAt(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dish: DishSegment,
  at: number,
): Detail | undefined {
  const said = path.find(({ start, end }) => start === at && end > at);
  const none: Segment = { kind: 'other', start: at, end: at + 1, worth: 0 };
  const own = findOwnPortion(index, tokens, dish, said ?? none) ?? withoutSide(index, tokens, dish, at);
  const named = own ?? nameAt(index, tokens, dish, at);
  // A Hot and Sour Soup is no heat of the dish before.
  if (said?.kind === 'dish' && said.end > (named?.end ?? at)) return undefined;
  if (named !== undefined) return detailOf(index, dish, named);
  // "One normal" of what is sold in no size of that name is as it always is.
  return said && !plainWords.test(tokens[at]?.text ?? '') ? detailOf(index, dish, said) : undefined;
}

export const plainWords = /^(?:plain|normal|simple|ordinary|usual|sad[aei]|saad[aei])$/;

/** The same of a part of the row; undefined where the dish is not sold so. */
export function detailOf(index: VoiceIndex, dish: DishSegment, part: Segment): Detail | undefined {
  if (part.kind !== 'option' && part.kind !== 'measure') return undefined;
  const title = dish.candidates[0]?.title;
  const { measure } = part.kind === 'measure' ? part : { measure: undefined };
  const option =
    part.kind === 'option'
      ? part.option
      : { text: `${measure?.count} ${measure?.dimension}`, ...(measure && { measure }) };
  const isNamed = (choices: readonly Choice[]) => choices.some(({ text }) => text === option.text);
  // "Regular" is the portion of that name where there is one, though it may be a heat, too.
  const isPortionName = someDish(index, title, ({ portions }) => isNamed(portions));
  const isSpiceName = someDish(index, title, ({ spiceLevels }) => isNamed(spiceLevels));
  const isPortion = isPortionName || (!isSpiceName && isSoldInSize(index, title, option));
  const isSpice = isSpiceName || (!isPortionName && isSoldInHeat(index, title, option));
  return isPortion || isSpice ? { part, isPortion, isSpice } : undefined;
}

/** The name of one of its portions or spice levels, as it is on the card. */
function nameAt(
  index: VoiceIndex,
  tokens: readonly Token[],
  dish: DishSegment,
  at: number,
): Segment | undefined {
  const own = choicesOf(index, dish.candidates[0]?.title);
  for (let end = Math.min(tokens.length, at + longestName); end > at; end--) {
    const words = tokens.slice(at, end);
    if (words.slice(1).some(({ afterBreak }) => afterBreak)) continue;
    const text = words.map(({ key }) => key).join(' ');
    const choice = own?.portions.get(text) ?? own?.spices.get(text);
    if (choice !== undefined) return { kind: 'option', option: optionOf(choice), start: at, end, worth: 0 };
  }
  return undefined;
}

const longestName = 4;

const optionOf = ({ text, size, heat, measure }: Choice) => ({
  text,
  ...(size === undefined ? {} : { size }),
  ...(heat === undefined ? {} : { heat }),
  ...(measure === undefined ? {} : { measure }),
});

/** "Without fries", "no drink", of what is sold with it and alone. */
function withoutSide(
  index: VoiceIndex,
  tokens: readonly Token[],
  dish: DishSegment,
  at: number,
): Segment | undefined {
  if (!/^(?:without|no|minus)$/.test(tokens[at]?.text ?? '')) return undefined;
  const portions = portionsOf(index, dish);
  const only = findPlainPortion(portions);
  const from = /^(?:the|any)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const side = tokens[from]?.key ?? '';
  const isOver = tokens[from] === undefined || tokens[from]?.afterBreak || /^(?:and|aur)$/.test(side);
  const isSide = portions.some(({ text, words }) => / /.test(text) && words.has(side));
  if (only === undefined || !(isOver || isSide)) return undefined;
  return { kind: 'option', option: { text: only.text }, start: at, end: isOver ? from : from + 1, worth: 0 };
}

/** Both surely a portion, or both surely a heat. */
export const isSameSort = (a: Detail, b: Detail): boolean =>
  a.isPortion !== a.isSpice && a.isPortion === b.isPortion && a.isSpice === b.isSpice;

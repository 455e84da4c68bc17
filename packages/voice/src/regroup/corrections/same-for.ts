import { findPlainPortion } from '../../menu/plain-portions.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import { isDish, listStart, textAt } from '../path-parts.ts';
import { portionsOf } from '../sizes/portions-of-some.ts';

/** "… for my daughter but just the burger": whose it is, and the word that leads to what is different. */
const differs =
  /^(?:(?:again|thing|order|drink|meal) )?(?:for (?:(?:my|the|our|his|her) (?!but ))?\w+ )?(but )?(?:(?:in|as|make it) )?(just |only )?(?:an? |the )?/;

const longestDifference = 8;

export type Difference = {
  /** Whose it is and "but" end here. */
  readonly from: number;
  readonly portion?: Segment;
};

/** "The same but with fries", "the same for her but a footlong", "another without": how it differs, if it does. */
export function differenceBehind(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dish: DishSegment,
  behind: number,
): Difference {
  const [lead = '', but, only] = differs.exec(`${textAt(tokens, behind, longestDifference)} `) ?? [];
  const said = lead.trim();
  const from = behind + (said === '' ? 0 : said.split(' ').length);
  const alone = findPlainPortion(portionsOf(index, dish));
  if (alone !== undefined && (but ?? only) !== undefined && alone.text === `${tokens[from]?.key} only`) {
    const end = tokens[from + 1]?.text === 'only' ? from + 2 : from + 1;
    return { from, portion: { kind: 'option', option: alone, start: from, end, worth: 0 } };
  }
  const word = tokens[from]?.text ?? '';
  if (alone !== undefined && /^(?:without|no|minus)$/.test(word)) {
    const portion = withoutSide(index, tokens, dish, from);
    if (portion !== undefined) return { from, portion };
  }
  const next = path.find(({ start }) => start === from);
  const isSaid = but !== undefined && (next?.kind === 'option' || next?.kind === 'measure');
  return { from: isSaid ? from : behind };
}

/** "Without", "no fries": of what is sold as "Burger only". */
function withoutSide(
  index: VoiceIndex,
  tokens: readonly Token[],
  dish: DishSegment,
  from: number,
): Segment | undefined {
  const portions = portionsOf(index, dish);
  const only = findPlainPortion(portions);
  const isSide = portions.some(({ text }) => text === `with ${tokens[from + 1]?.key}`);
  const end = isSide ? from + 2 : from + 1;
  const isOver =
    tokens[end] === undefined ||
    tokens[end]?.afterBreak ||
    /^(?:and|for|please)$/.test(tokens[end]?.text ?? '');
  return isOver && only !== undefined
    ? { kind: 'option', option: only, start: from, end, worth: 0 }
    : undefined;
}

/**
 * "A karahi and two naan for me and the same for my brother": all that the first one has, where somebody else is to
 * have it; the last dish comes by itself.
 */
export function othersOfShare(tokens: readonly Token[], path: readonly Segment[], place: number): Segment[] {
  const same = path[place];
  const last = path.slice(0, place).findLastIndex(isDish);
  if (same === undefined || last < 0) return [];
  const isFor = /^(?:(?:again|thing|order|meal) )?for (?!(?:that|the price)\b)/.test(
    textAt(tokens, same.end, 4),
  );
  const before = textAt(tokens, Math.max(0, same.start - 4), Math.min(4, same.start));
  const isWanted = /\b(?:have|take|get|want|wants|like|gets|has)(?: exactly| just)? the$/.test(before);
  const first = listStart(path, last);
  if (!(isFor || isWanted) || first === last) return [];
  const { start } = same;
  return path.flatMap((part, at) => {
    if (!isDish(part) || at < first || at >= last) return [];
    const said = path.slice(leadOf(path, at), at).filter(isModifier);
    const announced = [...(part.announced ?? []), ...said, ...sizesBehind(path, at)];
    return [{ ...part, announced, isAgain: true, start, end: start }];
  });
}

const isModifier = (part: Segment): part is Modifier => /^(?:number|option|unit|measure)$/.test(part.kind);

const sizesBehind = (path: readonly Segment[], dish: number): Modifier[] => {
  const end = path.findIndex(({ kind }, at) => at > dish && kind !== 'option' && kind !== 'measure');
  return path.slice(dish + 1, end).filter(isModifier);
};

/** The place of its amount and sizes. */
function leadOf(path: readonly Segment[], dish: number): number {
  let at = dish;
  for (let before = path[at - 1]; before !== undefined && isModifier(before); before = path[at - 1]) at--;
  return at;
}

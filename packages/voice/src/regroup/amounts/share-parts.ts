import { isSoldInHeat, isSoldInSize, someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { titleHead } from '../kinds/find-kind.ts';
import { beforeSizes, textAt } from '../path-parts.ts';
import { portionsOf, sizeAt } from '../sizes/only-portions.ts';

export type OptionSegment = Extract<Segment, { kind: 'option' }>;

/** So many of what was counted, and how they are to be. */
export type Share = {
  /** undefined: all that are left. */
  readonly count: number | undefined;
  /** From its amount to behind its sizes and heats, in words. */
  readonly start: number;
  readonly end: number;
  readonly options: readonly OptionSegment[];
  /** Told in words of its own: "with no raita". */
  readonly isWish: boolean;
};

/** Every part that is told behind the dish, up to another dish. */
export function sharesBehind(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  whole: number,
): Share[] {
  const shares: Share[] = [];
  const dish = path[place];
  if (dish?.kind !== 'dish') return shares;
  for (let at = place + 1; at < path.length; at++) {
    const part = path[at];
    const last = shares.at(-1);
    if (part === undefined || (last !== undefined && part.start < last.end)) continue;
    const share = halved(shareAt(index, tokens, path, at, dish, last !== undefined), tokens, whole);
    if (share !== undefined) {
      shares.push(share);
      continue;
    }
    // "One with no raita", though there may be raita, too.
    const isWished = last?.isWish === true;
    const isInWish = isWished && path[beforeSizes(path, at)]?.kind !== 'number';
    if (part.kind === 'dish' && !(at === place + 1 && isRestated(part)) && !isInWish) break;
    if (part.kind === 'command' && !isWished) break;
    // "Two as a meal and one just the burger" is read with the dish's own sizes.
    if (part.kind === 'number' && part.form === 'spoken' && !isWished) {
      const next = path.slice(at + 1).find((other) => other.kind !== 'option' && other.kind !== 'unit');
      // "Six coffees, four regular two decaf" are kinds of it.
      if (next?.kind !== 'dish' || titleHead(index, next) === titleHead(index, dish)) return [];
    }
  }
  return shares;
}

/** "Half of them mild": as many as that is. */
const halved = (share: Share | undefined, tokens: readonly Token[], whole: number): Share | undefined =>
  share !== undefined && share.count === undefined && halfOf.test(textAt(tokens, share.start, 4))
    ? { ...share, count: whole / 2 }
    : share;

/** "One", "two of them", "the other", "the rest", and how it is to be. */
function shareAt(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  at: number,
  dish: DishSegment,
  isNext: boolean,
): Share | undefined {
  const part = path[at];
  if (part === undefined) return undefined;
  const { start } = part;
  const said = textAt(tokens, start, 4);
  const rest = (halfOf.exec(said) ?? restOf.exec(said))?.[0].split(' ').length;
  // "Two doubles and a single"
  const isCount =
    part.kind === 'number' &&
    !part.goesBack &&
    (part.form === 'spoken' || (isNext && part.form === 'article'));
  // "Two of them hot" picks, and is read as no amount.
  const picked = part.kind === 'dish' ? undefined : cardinalAt(tokens, start);
  const isPicked = picked !== undefined && /^of (?:them|those|these)$/.test(textAt(tokens, picked.end, 2));
  if (!isCount && !isPicked && rest === undefined) return undefined;
  const from = rest === undefined ? (picked?.end ?? part.end) : start + rest;
  const told = from + (ofThem.exec(textAt(tokens, from, 4))?.[0].split(' ').length ?? 0);
  const word = tokens[told]?.text ?? '';
  const isPlain = plainWords.test(word) && !isChoice(index, dish, word);
  // "Three half handi and one in full" is another one.
  const isSizedAlready = path[path.indexOf(dish) - 1]?.kind === 'option';
  if (tokens[from]?.text === 'in' && isSizedAlready) return undefined;
  const { options, end } = isPlain ? { options: [], end: told } : optionsAt(index, tokens, path, dish, told);
  // "Two plates samosa, one large glass of juice": the size is that of the juice.
  const next = path.find((other) => other.start >= end && (other.kind !== 'unit' || other.start > end));
  // "One plain", though there is plain rice.
  const isOfNext = next?.kind === 'dish' && !(isPlain && next.end === end + 1);
  const behind = tokens[end];
  // "The other two regular milk"
  const isCounted = cardinalAt(tokens, end) !== undefined;
  const isOfWish = options.length > 0 && next?.kind === 'other' && !behind?.afterBreak && !isCounted;
  if (isOfWish) return undefined;
  const isWithout = /^(?:with|without|no|minus|extra)$/.test(behind?.text ?? '') && !behind?.afterBreak;
  const refused = refusedEnd(index, tokens, path, dish, end);
  if (isOfNext || !(options.length > 0 || isPlain || isWithout)) return undefined;
  return {
    count: rest === undefined ? (part.kind === 'number' ? part.count : picked?.count) : undefined,
    start,
    end: refused ?? (isPlain ? end + 1 : end),
    options,
    isWish: isWithout && refused === undefined,
  };
}

/** "… and one without", "… one without fries" of what is sold with fries: no wish, and where it ends. */
function refusedEnd(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dish: DishSegment,
  at: number,
): number | undefined {
  if (!/^(?:without|no|minus)$/.test(tokens[at]?.text ?? '')) return undefined;
  const side = portionsOf(index, dish).find(({ text }) => text === `with ${tokens[at + 1]?.key}`);
  const end = side === undefined ? at + 1 : at + 2;
  const isOver =
    tokens[end] === undefined ||
    tokens[end]?.afterBreak === true ||
    path.some(({ start, kind }) => start === end && kind === 'connector');
  return isOver ? end : undefined;
}

/** A portion or spice level of the dish is called so. */
const isChoice = (index: VoiceIndex, { candidates: [meant] }: DishSegment, word: string): boolean =>
  someDish(index, meant?.title, ({ portions, spiceLevels }) =>
    [...portions, ...spiceLevels].some(({ text }) => text === word),
  );

/** The sizes and heats of the dish that are said from here on, and where they end: "half and mild". */
function optionsAt(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dish: DishSegment,
  from: number,
): { readonly options: readonly OptionSegment[]; readonly end: number } {
  const options: OptionSegment[] = [];
  let end = from;
  for (;;) {
    const next = options.length > 0 && tokens[end]?.text === 'and' ? end + 1 : end;
    const option = sizeAt(index, tokens, path, dish, next);
    const isNext = option?.kind === 'option' && option.end > next;
    if (!isNext || !isSold(index, dish, option)) return { options, end };
    options.push(option);
    end = option.end;
  }
}

const isSold = (
  index: VoiceIndex,
  { candidates: [meant] }: DishSegment,
  { option }: OptionSegment,
): boolean => isSoldInSize(index, meant?.title, option) || isSoldInHeat(index, meant?.title, option);

const plainWords = /^(?:plain|normal|simple|ordinary|usual)$/;
const halfOf = /^(?:(?:the )?other half|half of (?:them|those|these))(?= |$)/;
const restOf =
  /^(?:the )?(?:rest|remaining|other (?:one|two|three|four)|others?)(?: of (?:them|those))?(?= |$)/;
const ofThem =
  /^(?:of (?:them|those|these)(?: (?:should|must|to) be| made)?|(?:should|must|to) be|made|as(?: an?)?|in(?: an?)?)(?= |$)/;

/** "Two zinger burgers": the word for what it is, behind the name. */
export const isRestated = (part: Segment): boolean =>
  part.kind === 'dish' && part.candidates[0]?.isBareHead === true;

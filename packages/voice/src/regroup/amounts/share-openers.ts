import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import { textAt } from '../path-parts.ts';
import { type Detail, plainWords } from './part-details.ts';
import type { Share } from './share-parts.ts';

export type Opener = Pick<Share, 'count' | 'isHalf' | 'isPicked' | 'isRest' | 'start' | 'end'>;

/** "Two", "one of them", "a" before a size, "the other", "the rest", "the youngest". */
export function openerAt(
  tokens: readonly Token[],
  at: number,
  detailFrom: (at: number) => Detail | undefined,
  last: Share | undefined,
  isToldOfOne: boolean,
): Opener | undefined {
  const said = textAt(tokens, at, 5);
  const wordsOf = (match: RegExpExecArray) => match[0].trim().split(' ').length;
  const opener = {
    count: undefined,
    isHalf: false,
    isPicked: true,
    isRest: false,
    start: at,
  };
  const half = halfOf.exec(said);
  if (half) return { ...opener, isHalf: true, end: at + wordsOf(half) };
  const single = oneOf.exec(said);
  if (single) return { ...opener, count: 1, end: at + wordsOf(single) };
  const rest = restOf.exec(said);
  if (rest && (last !== undefined || isToldOfOne)) {
    const end = at + wordsOf(rest);
    const number = cardinalAt(tokens, end - (/^(?:of|wal)/.test(tokens[end - 1]?.text ?? '') ? 2 : 1));
    return { ...opener, isRest: true, ...(number === undefined ? {} : { count: number.count }), end };
  }
  const { text = '' } = tokens[at] ?? {};
  const before = tokens[at - 1]?.text ?? '';
  const isDetailNext = detailFrom(at + 1) !== undefined;
  const isArticle =
    /^an?$/.test(text) && isDetailNext && !/^(?:as|in|into|on|with|for|of|is|be|like)$/.test(before);
  if (isArticle) return { ...opener, isPicked: false, count: 1, end: at + 1 };
  if (/^(?:do|to|too)$/.test(text) && isDetailNext)
    return { ...opener, isPicked: false, count: 2, end: at + 1 };
  const number = cardinalAt(tokens, at);
  if (number === undefined || detailFrom(at) !== undefined) return undefined;
  // "A large one", "the hot one": what was just told of.
  const next = tokens[number.end]?.text ?? '';
  const isNew =
    tokens[at]?.afterBreak ||
    wishes.test(next) ||
    /^(?:in|as|to|should)$/.test(next) ||
    plainWords.test(next) ||
    detailFrom(number.end) !== undefined;
  const isTold = text === 'one' && last?.details.at(-1)?.part.end === at && !isNew;
  const isMore = /^(?:more|extra)$/.test(next) && detailFrom(number.end) === undefined;
  if (isTold || isMore) return undefined;
  const of = ofThem.exec(textAt(tokens, number.end, 2));
  return { ...opener, isPicked: of !== null, count: number.count, end: number.end + (of ? 2 : 0) };
}

const ofThem = /^of (?:them|those|these|which|em)$/;
const halfOf = /^(?:(?:the )?other half|half of (?:them|those|these))(?= |$)/;
const oneOf =
  /^(?:(?:the|my) )?(?:mine|youngest|oldest|eldest|littlest|chot[aei] wal[aei]|bar[aei] wal[aei])(?: (?:one|boy|girl|kid|son|daughter))?(?= |$)/;
const restOf =
  /^(?:the )?(?:rest|remaining|others?|baqi|baaki|doosr[aeiy]|dusr[aeiy]|dosr[aeiy])(?: (?:one|two|three|four|five|teen|chaa?r))?(?: of (?:them|those)| wal[aei])?(?= |$)/;

/** What leads to how a part is to be made. */
export const wishes = /^(?:with|without|no|minus|extra)$/;

import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { textAt } from '../path-parts.ts';

/**
 * "A salad, not too oily, and a coke", "not even ketchup", "with lemon not milk": how it is to be, where no dish is named;
 * the order goes on behind it.
 */
export const readNotSo: LinePass = (_, tokens, path, ordered) => {
  let until = -1;
  return path.flatMap((part, place) => {
    if (part.start < until) return [];
    const isNot =
      part.kind === 'command' && tokens[part.start]?.text === 'not' && part.end === part.start + 1;
    if (!isNot || !path.slice(0, place).some(({ kind }) => kind === 'dish')) return part;
    const lead = notToo.exec(textAt(tokens, part.start, 3))?.[0];
    const from = part.start + (lead?.split(' ').length ?? 1);
    const at = path.findIndex(({ start }) => start >= from);
    const end =
      lead === undefined ? refusedEnd(tokens, path, at, ordered.length > 0) : wordEnd(tokens, path[at]);
    if (end === undefined) return part;
    until = end;
    return { kind: 'wish', looksAhead: false, start: part.start, end, worth: 0 };
  });
};

const notToo = /^not (?:too|very|so|overly)(?: much| many)?(?= |$)/;

const wordEnd = (tokens: readonly Token[], word: Segment | undefined): number | undefined =>
  word?.kind === 'other' && !tokens[word.start]?.afterBreak ? word.end : undefined;

const degrees = /^(?:too|very|so|really|even)$/;
/** "… not chocolate on top" */
const placesAndDegrees = /^(?:too|very|so|really|even|on|in|it|inside)$/;

/** So many words are refused at most. */
const longestRefusal = 4;

/** The end of "milk", "even ketchup": words that name nothing, and behind them a pause, an "and" or an amount. */
function refusedEnd(
  tokens: readonly Token[],
  path: readonly Segment[],
  from: number,
  isOfLines: boolean,
): number | undefined {
  const isRefused = ({ kind, start }: Segment, at: number) =>
    (kind === 'other' || (at > from ? placesAndDegrees : degrees).test(tokens[start]?.text ?? '')) &&
    !tokens[start]?.afterBreak;
  const over = path.findIndex((part, at) => at >= from && !isRefused(part, at));
  const to = over < 0 ? path.length : over;
  // "With lemon not milk, dear, and a scone"
  const next = path.slice(to).find(({ kind, start }) => kind !== 'filler' || tokens[start]?.afterBreak);
  const isOne = /^ones?$/.test(tokens[next?.start ?? -1]?.text ?? '');
  const isParted =
    next === undefined || /^(?:connector|number|option)$/.test(next.kind) || tokens[next.start]?.afterBreak;
  if (isOfLines || from < 0 || to === from || to - from > longestRefusal || isOne || !isParted)
    return undefined;
  return path[to - 1]?.end;
}

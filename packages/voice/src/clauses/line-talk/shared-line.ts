import { isSoldInHeat, isSoldInSize } from '../../menu/title-facts.ts';
import type { TokenRole } from '../../read/token-roles.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { numberWords } from '../../tables/number-words.ts';
import { type Clause, newClause } from '../clause.ts';
import { isSoSized, type LineThere } from '../line-references.ts';
import { linesNamed, type Talk } from './named-line.ts';
import { isPlainTalk, textOf } from './plain-talk.ts';
import { sizeAt } from './said-values.ts';

type Size = Extract<Segment, { kind: 'option' }>;
/** So many of the line, or those that are left of it, and how they are to be. */
type Share = { readonly count?: number; size?: Size; stays?: boolean; isOfThem?: boolean };

const otherWords =
  /^(?:the )?(?:other(?:s| ones?| two| three)?|rest(?: of them)?|remaining(?: ones?| two)?|(?:second|third|last) one|third|d[ou]+sr[aie](?: wal[aie])?|ba+[qk]i)(?= |$)/;
const stayWords =
  /^(?:stays?|remains?|leave|keep|as (?:it is|they are|is)|(?:is|are) (?:fine|ok|okay|good)(?: as (?:it is|they are))?|(?:can|should) stay|the same|like (?:that|it is)|wais[aie] hi(?: rehne d\w+)?|rehne (?:do|dein)|theek hai)(?= |$)/;
const ofThem = /^of (?:the|my|those|these|them|our)(?: (?:two|three|four))?(?= |$)/;

/**
 * "One of the zingers as a meal, the other stays with fries", "make one of them large, the rest small": a line of
 * several is shared out, so many so and the others so.
 */
export function readSharedLine(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
  const line = lineOfSeveral(talk);
  const read = line === undefined ? undefined : readShares(talk, roles, line);
  if (line === undefined || read === undefined) return undefined;
  // "Two of them with fries": the others stay as they are.
  const shares: Share[] = read.length === 1 && read[0]?.isOfThem ? [...read, { stays: true }] : read;
  const total = line.line.count ?? 1;
  const counted = shares.reduce((sum, { count = 0 }) => sum + count, 0);
  const rest = shares.filter(({ count }) => count === undefined);
  const isWhole = rest.length === 1 ? counted < total : rest.length === 0 && counted === total;
  const isSold = ({ size }: Share) =>
    size === undefined ||
    isSoldInSize(talk.index, line.segment.candidates[0]?.title, size.option) ||
    isSoldInHeat(talk.index, line.segment.candidates[0]?.title, size.option);
  if (!shares.every(isSold)) return undefined;
  const isTold = shares.length > 1 && shares.every(({ size, stays }) => size !== undefined || stays);
  if (!isWhole || !isTold || !shares.some(({ count, size }) => count !== undefined && size)) return undefined;
  const changed = shares
    .map((share) => ({ ...share, count: share.count ?? total - counted }))
    .filter(({ size, stays, count }, at) => {
      const isAsItIs = size === undefined || isSoSized(talk.index, line, size.option);
      return !isAsItIs && !(stays && shares[at]?.count === undefined) && count > 0;
    });
  const isAll = changed.reduce((sum, { count }) => sum + count, 0) === total;
  // Where none stays as it is, the line itself becomes the first of them, after the others were taken from it.
  const inTurn = isAll ? [...changed.slice(1), ...changed.slice(0, 1)] : changed;
  return inTurn.flatMap(({ count, size }, at) =>
    size === undefined
      ? []
      : [clauseFor(talk, line, size, isAll && at === inTurn.length - 1 ? undefined : count)],
  );
}

/** The line that is named, or the one that is several where none is. */
function lineOfSeveral(talk: Talk): LineThere | undefined {
  const several = talk.lines.filter(({ line }) => (line.count ?? 1) > 1);
  const named = talk.path.flatMap((part) => {
    const found = part.kind === 'dish' ? linesNamed(talk, part)?.lines : undefined;
    return found?.filter((line) => several.includes(line)) ?? [];
  });
  const [line, ...others] = named.length > 0 ? [...new Set(named)] : several;
  return others.length > 0 ? undefined : line;
}

const joining = /^(?:as|and|aur|be|should|a|an|in|into|for)$/;

/** "Two of them" is a number, though nothing is counted by it. */
const countAt = ({ tokens }: Talk, part: Segment | undefined, at: number): number | undefined => {
  if (part?.kind === 'number' && part.form === 'spoken') return part.count;
  const word = tokens[at]?.text ?? '';
  return word === 'one' || tokens[at + 1]?.text === 'of' ? numberWords.get(word) : undefined;
};

function readShares(talk: Talk, roles: readonly TokenRole[], line: LineThere): Share[] | undefined {
  const { tokens, path } = talk;
  const parts = new Map(path.map((part) => [part.start, part]));
  const shares: Share[] = [];
  for (let at = 0; at < tokens.length; ) {
    const text = textOf(talk, at, at + 5);
    const part = parts.get(at);
    const share = shares.at(-1);
    const other = otherWords.exec(text);
    if (other) {
      if (shares.length === 0 || share?.count === undefined) return undefined;
      // "Leave the other"
      shares.push(share.stays && share.size ? { stays: true } : {});
      at += other[0].split(' ').length;
      continue;
    }
    const stay = stayWords.exec(text);
    if (stay) {
      if (share === undefined) return undefined;
      share.stays = true;
      at += stay[0].split(' ').length;
      continue;
    }
    const size = sizeAt(talk, [line], at);
    if (size !== undefined) {
      // "Without chillies, I mean mild"
      const isPutRight = /(?:^| )(?:mean|meant|sorry|no|wait|actually)$/.test(
        textOf(talk, Math.max(0, at - 1), at),
      );
      if (share === undefined || (share.size !== undefined && !isPutRight)) return undefined;
      share.size = size;
      at = size.end;
      continue;
    }
    const named = part?.kind === 'dish' ? linesNamed(talk, part)?.lines : undefined;
    if (named?.includes(line) && part !== undefined) {
      at = part.end;
      continue;
    }
    const count = countAt(talk, part, at);
    if (count !== undefined) {
      const end = part?.kind === 'number' ? part.end : at + 1;
      const words = ofThem.exec(textOf(talk, end, end + 4))?.[0].split(' ') ?? [];
      shares.push({ count, isOfThem: words.length > 0 });
      at = end + words.length;
      continue;
    }
    if (part?.kind === 'command' && /^(?:make|hesitate|correct|change|also|add)$/.test(part.command)) {
      at = part.end;
      continue;
    }
    if (part?.kind === 'dish') return undefined;
    const word = tokens[at]?.text ?? '';
    if (!joining.test(word) && !isPlainTalk(roles[at], word, part)) return undefined;
    at++;
  }
  return shares;
}

/** So many of the line, or all that is left of it. */
function clauseFor({ tokens }: Talk, line: LineThere, size: Size, count: number | undefined): Clause {
  const end = tokens.length;
  const dish: DishSegment = { ...line.segment, start: size.start, end: size.start };
  const value = { ...size, start: end, end };
  const clause = { ...newClause(), hasVerb: true };
  return count === undefined
    ? { ...clause, command: 'make', segments: [dish, value] }
    : { ...clause, command: 'change', picked: { count, dish }, segments: [value] };
}

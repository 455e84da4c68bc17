import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { LinePass, Pass } from '../pass.ts';
import { asFiller, beforeSizes } from '../path-parts.ts';

/** "One biryani less", "two fewer naan", "reduce the naan by one": so many of them go. */
export const readFewer: LinePass = (_, tokens, path) => {
  const lessAt = path.findIndex(({ start, end }) => end - start === 1 && isFewer(tokens[start]));
  if (lessAt > 0) return readLess(tokens, path, lessAt);
  const verbAt = path.findIndex(({ start }) => amountVerbs.test(tokens[start]?.text ?? ''));
  return verbAt < 0 ? [...path] : readReduced(tokens, path, verbAt);
};

const amountVerbs = /^(?:reduce|decrease|lower|increase|raise|bump)$/;
const growing = /^(?:increase|raise|bump)$/;

/** "One hot dog more": on top of what is there. */
export const readTrailingMore: Pass = (_, tokens, path) => {
  const read = [...path];
  path.forEach((segment, place) => {
    const [more, next] = [path[place + 1], path[place + 2]];
    const number = path[beforeSizes(path, place)];
    const isMore = more !== undefined && tokens[more.start]?.text === 'more' && more.end - more.start === 1;
    const isClosed = next === undefined || tokens[next.start]?.afterBreak || closing.has(next.kind);
    if (segment.kind !== 'dish' || number?.kind !== 'number' || !isMore || !isClosed) return;
    read[path.indexOf(number)] = { ...number, form: 'more' };
    read[place + 1] = asFiller(more);
  });
  return read;
};

const isFewer = (token: Token | undefined) =>
  token !== undefined && !token.afterBreak && /^(?:less|fewer|kam)$/.test(token.text);

/** The amount stands right before it, or before the dish that does; "two less spicy karahi" speaks of heat. */
function readLess(tokens: readonly Token[], path: readonly Segment[], lessAt: number): Segment[] {
  const less = path[lessAt];
  const next = path[lessAt + 1];
  const dishAt = path[lessAt - 1]?.kind === 'dish' ? lessAt - 1 : lessAt;
  const numberAt = beforeSizes(path, dishAt);
  const number = path[numberAt];
  const isClosed = next === undefined || tokens[next.start]?.afterBreak || closing.has(next.kind);
  const isCounted = dishAt < lessAt && isClosed;
  const isBare = dishAt === lessAt && (isClosed || next.kind === 'dish');
  if (less === undefined || number?.kind !== 'number' || !(isCounted || isBare)) return [...path];
  // "One less chips and one more cookie"
  const andAt =
    isBare && next?.kind === 'dish' && path[lessAt + 2]?.kind === 'connector' ? lessAt + 2 : undefined;
  const and = path[andAt ?? -1];
  // "Kam kar do": the verb belongs to it.
  const isVerb = next?.kind === 'command' && next.command === 'make';
  return [
    ...path.slice(0, numberAt),
    { ...asFiller(less), kind: 'command', command: 'remove' },
    { ...number, form: 'spoken', goesBack: false },
    ...path.slice(numberAt + 1, lessAt),
    ...(next?.kind === 'connector' ? [orderOn(next.start)] : []),
    ...dropTalk(path.slice(isVerb ? lessAt + 2 : lessAt + 1, andAt)),
    ...(and === undefined ? [] : [orderOn(and.start), ...path.slice((andAt ?? 0) + 1)]),
  ];
}

/** "One less please, my sugar is high": nothing more is said of dishes. */
const dropTalk = (said: readonly Segment[]): readonly Segment[] =>
  said[0]?.kind === 'filler' && said.every(({ kind }) => kind === 'filler' || kind === 'other')
    ? said.map(asFiller)
    : said;

/** What follows the "and" is ordered again. */
const orderOn = (at: number): Segment => ({ kind: 'command', command: 'also', start: at, end: at, worth: 0 });

const closing: ReadonlySet<Segment['kind']> = new Set(['filler', 'connector', 'command']);

/** "Reduce the naan by one", "increase the lemonade by two", "bump the fries up to four". */
function readReduced(tokens: readonly Token[], path: readonly Segment[], verbAt: number): Segment[] {
  const linkAt = path.findIndex(
    ({ start }, at) => at > verbAt && /^(?:by|to)$/.test(tokens[start]?.text ?? ''),
  );
  const [verb, link, number] = [path[verbAt], path[linkAt], path[linkAt + 1]];
  if (verb === undefined || link === undefined || number?.kind !== 'number') return [...path];
  const isMore = growing.test(tokens[verb.start]?.text ?? '');
  const isTo = tokens[link.start]?.text === 'to';
  const command = isTo ? 'make' : isMore ? 'also' : 'remove';
  const named = path.slice(verbAt + 1, linkAt);
  const amount: Segment =
    isMore && !isTo ? { ...number, form: 'more', start: verb.start, end: verb.end } : number;
  return [
    ...path.slice(0, verbAt),
    { ...asFiller(verb), kind: 'command', command },
    ...(isTo ? [...named, amount] : [amount, ...named]),
    ...path.slice(linkAt + 2),
  ];
}

import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { titleHead } from './find-kind.ts';
import { asFiller, beforeSizes } from './path-parts.ts';

/** "One biryani less", "two fewer naan", "reduce the naan by one": so many of them go. */
export function readFewer(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[],
): Segment[] {
  const lessAt = path.findIndex(({ start, end }) => end - start === 1 && isFewer(tokens[start]));
  if (lessAt > 0) return readLess(tokens, nameLine(index, tokens, path, lessAt + 1, ordered), lessAt);
  const reduceAt = path.findIndex(({ start }) =>
    /^(?:reduce|decrease|lower)$/.test(tokens[start]?.text ?? ''),
  );
  return reduceAt < 0 ? [...path] : readReduced(tokens, path, reduceAt);
}

/** "One hot dog more": on top of what is there. */
export function readTrailingMore(
  _: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
): Segment[] {
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
}

/** "Two less roti": said behind "less" it may be a wish, unless a line that is there has it for its head. */
function nameLine(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  ordered: readonly DishSegment[],
): Segment[] {
  return path.map((part, at) => {
    if (at !== place || part.kind !== 'other') return part;
    const line = ordered.findLast((dish) => titleHead(index, dish) === tokens[part.start]?.key);
    return line === undefined ? part : { ...line, start: part.start, end: part.end };
  });
}

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
  // "Kam kar do": the verb belongs to it.
  const isVerb = next?.kind === 'command' && next.command === 'make';
  return [
    ...path.slice(0, numberAt),
    { ...asFiller(less), kind: 'command', command: 'remove' },
    { ...number, form: 'spoken', goesBack: false },
    ...path.slice(numberAt + 1, lessAt),
    ...(next?.kind === 'connector' ? [orderOn(next.start)] : []),
    ...path.slice(isVerb ? lessAt + 2 : lessAt + 1),
  ];
}

/** What follows the "and" is ordered again. */
const orderOn = (at: number): Segment => ({ kind: 'command', command: 'also', start: at, end: at, worth: 0 });

const closing: ReadonlySet<Segment['kind']> = new Set(['filler', 'connector', 'command']);

function readReduced(tokens: readonly Token[], path: readonly Segment[], reduceAt: number): Segment[] {
  const byAt = path.findIndex(({ start }, at) => at > reduceAt && tokens[start]?.text === 'by');
  const [reduce, number] = [path[reduceAt], path[byAt + 1]];
  if (byAt < 0 || reduce === undefined || number?.kind !== 'number') return [...path];
  return [
    ...path.slice(0, reduceAt),
    { ...asFiller(reduce), kind: 'command', command: 'remove' },
    number,
    ...path.slice(reduceAt + 1, byAt),
    ...path.slice(byAt + 2),
  ];
}

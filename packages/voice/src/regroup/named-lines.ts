import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { asFiller } from './path-parts.ts';

/** The lines that are there and may be meant by this name. */
const linesNamed = (ordered: readonly DishSegment[], { candidates }: DishSegment): DishSegment[] =>
  ordered.filter(({ candidates: [line] }) => candidates.some(({ title }) => title === line?.title));

/** "No onions on the burger", "add cheese to the pizza": which line it is for comes first. */
export function readWishPlace(
  _: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[],
): Segment[] {
  const at = path.findIndex((part) => part.kind === 'dish');
  const dish = path[at];
  const lead = tokens.slice(Math.max(0, (dish?.start ?? 0) - 2), dish?.start).map(({ text }) => text);
  const isPlace = /^(?:on|in|to|for) (?:the|my)$/.test(lead.join(' '));
  const behind = path.slice(at + 1);
  const isLast = behind.every(({ kind, start }) => kind === 'filler' || tokens[start]?.text === 'one');
  if (dish?.kind !== 'dish' || !isPlace || !isLast || linesNamed(ordered, dish).length === 0)
    return [...path];
  const wish = path.slice(0, at).filter(({ end }) => end <= dish.start - 2);
  if (!wish.some(({ kind }) => kind === 'other')) return [...path];
  const said = wish.map((part) => (isAdding(part) ? asFiller(part) : part));
  return [dish, ...said, ...behind.map(asFiller)];
}

const isAdding = (part: Segment): boolean => part.kind === 'command' && /^(?:add|also)$/.test(part.command);

/** "Same again", "same pizza but in small": as many once more, or another one that differs in what is said. */
export function readSameLine(
  _: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[],
): Segment[] {
  const at = path.findIndex((part) => part.kind === 'other' && tokens[part.start]?.text === 'same');
  const [same, next] = [path[at], path[at + 1]];
  const isFirst = path
    .slice(0, Math.max(0, at))
    .every(
      (part) =>
        part.kind === 'filler' ||
        (part.kind === 'command' && part.command === 'add') ||
        (part.kind === 'number' && part.form === 'more' && part.count === 1),
    );
  if (same === undefined || !isFirst || !isAgain(tokens, same, next)) return [...path];
  const named = next?.kind === 'dish' ? next : undefined;
  const line = named === undefined ? ordered.at(-1) : linesNamed(ordered, named).at(-1);
  // "Same biryani, one more but half": it is counted already.
  const rest = path
    .slice(named === undefined ? at + 1 : at + 2)
    .filter((part) => !(part.kind === 'number' && part.form === 'more' && part.count === 1));
  if (line === undefined || rest.some(({ kind }) => kind === 'dish')) return [...path];
  const dish: DishSegment = { ...line, start: same.start, end: same.end };
  const point = { start: same.start, end: same.start, worth: 0 };
  if (rest.some(({ kind }) => kind === 'option' || kind === 'measure')) {
    const one: Segment = { kind: 'number', count: 1, form: 'spoken', goesBack: false, ...point };
    return [
      ...path.slice(0, at).filter(({ kind }) => kind !== 'number'),
      one,
      dish,
      ...rest.map((part) => (part.kind === 'command' ? asFiller(part) : part)),
    ];
  }
  // Of several lines all may be meant, or the last one.
  if (named === undefined && ordered.length > 1) return [...path];
  return [{ kind: 'command', command: 'double', ...point }, dish, ...rest];
}

const isAgain = (tokens: readonly Token[], same: Segment, next: Segment | undefined): boolean =>
  next === undefined ||
  next.kind === 'dish' ||
  next.kind === 'command' ||
  /^(?:again|thing|one|please|for)$/.test(tokens[same.end]?.text ?? '');

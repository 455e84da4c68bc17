import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/** The lines that are there and may be meant by this name. */
const linesNamed = (ordered: readonly DishSegment[], { candidates }: DishSegment): DishSegment[] =>
  ordered.filter(({ candidates: [line] }) => candidates.some(({ title }) => title === line?.title));

/** "No onions on the burger", "add cheese to the pizza": which line it is for comes first. */
export const readWishPlace: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex((part) => part.kind === 'dish');
  const dish = path[at];
  const lead = tokens.slice(Math.max(0, (dish?.start ?? 0) - 2), dish?.start).map(({ text }) => text);
  // "No onions on one of the biryanis"
  const isSome = /^(?:on|in|for) \w+ of the$/.test(textAt(tokens, (dish?.start ?? 0) - 4, 4));
  // "No ketchup with the biryani"; "add a cola with the biryani" is another dish.
  const isBeside = /^with (?:the|my)$/.test(lead.join(' ')) && refuses(tokens, path[0]);
  const isPlace = isSome || isBeside || /^(?:on|in|to|for) (?:the|my)$/.test(lead.join(' '));
  const changedAt = path.findIndex(({ kind }, place) => place > at && kind === 'connector');
  const isChanged = changedAt > 0 && opensChange(path[changedAt + 1]);
  const behind = path.slice(at + 1, isChanged ? changedAt : path.length);
  // "No onions in the biryani, and make it three"
  const change = isChanged ? path.slice(changedAt) : [];
  const isLast = behind.every(({ kind, start }) => kind === 'filler' || tokens[start]?.text === 'one');
  if (dish?.kind !== 'dish' || !isPlace || !isLast || linesNamed(ordered, dish).length === 0)
    return [...path];
  const wish = path.slice(0, at).filter(({ end }) => end <= dish.start - 2);
  if (!wish.some(({ kind }) => kind === 'other')) return [...path];
  const said = wish.map((part) => (isAdding(part) ? asFiller(part) : part));
  return [dish, ...said, ...behind.map(asFiller), ...change];
};

const refuses = (tokens: readonly Token[], part: Segment | undefined): boolean =>
  /^(?:no|without|dont|do|i|we|skip|hold)$/.test(tokens[part?.start ?? -1]?.text ?? '');

const opensChange = (part: Segment | undefined): boolean =>
  part?.kind === 'command' && part.command === 'make';

/**
 * "Without ice for the coke and with ketchup for the fries": each line its own wish, and nothing is taken off.
 * Held by the tests: no cart of the corpora needs it.
 */
export const readWishesOfLines: LinePass = (_, tokens, path, ordered) => {
  const read: Segment[] = [];
  let from = 0;
  for (const [place, dish] of path.entries()) {
    if (dish.kind !== 'dish') continue;
    const first = path
      .slice(from, place)
      .find(({ kind, start }) => kind !== 'filler' && !/^(?:and|aur|plus)$/.test(tokens[start]?.text ?? ''));
    const start = first?.start ?? dish.start;
    const [line, ...others] = linesNamed(ordered, dish);
    const isPlace = /^(?:on|in|to|for|with) (?:the|my)$/.test(textAt(tokens, dish.start - 2, 2));
    const isWish = opensWish.test(tokens[start]?.text ?? '') && start < dish.start - 2;
    if (line === undefined || others.length > 0 || !isPlace || !isWish) return [...path];
    read.push(
      { kind: 'command', command: 'make', start, end: start, worth: 0 },
      { ...line, start, end: start },
      { kind: 'wish', looksAhead: false, start, end: dish.start - 2, worth: 0 },
    );
    from = place + 1;
  }
  const isAll = path.slice(from).every(({ kind }) => kind === 'filler');
  return isAll && read.filter(({ kind }) => kind === 'dish').length > 1 ? read : [...path];
};

const opensWish = /^(?:no|without|with|extra|less|more|light|hold|skip|add)$/;

const isAdding = (part: Segment): boolean => part.kind === 'command' && /^(?:add|also)$/.test(part.command);

/** "Same again", "same pizza but in small": as many once more, or another one that differs in what is said. */
export const readSameLine: LinePass = (_, tokens, path, ordered) => {
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
};

const isAgain = (tokens: readonly Token[], same: Segment, next: Segment | undefined): boolean =>
  next === undefined ||
  next.kind === 'dish' ||
  next.kind === 'command' ||
  /^(?:again|thing|one|please|for)$/.test(tokens[same.end]?.text ?? '');

import type { Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { commandAt, textAt } from '../path-parts.ts';
import { onlyLine } from './other-line.ts';

/** "No, the naan should be two", "bring the roti down to four": so many of the line that is named. */
export const readAmountToBe: LinePass = (index, tokens, path, ordered) => {
  const isMoved = path.some(({ start }) => moves.test(tokens[start]?.text ?? ''));
  const leads = isMoved ? movedTo : toBe;
  const at = path.findIndex(({ start, kind }) => kind !== 'dish' && leads.test(textAt(tokens, start, 4)));
  const said = leads.exec(textAt(tokens, path[at]?.start ?? 0, 4))?.[0] ?? '';
  const from = (path[at]?.start ?? 0) + said.split(' ').length;
  const numberAt = path.findIndex(({ start }) => start === from);
  const [name, number, next] = [path[at - 1], path[numberAt], path[numberAt + 1]];
  const line = at < 1 ? undefined : onlyLine(index, tokens, name, ordered);
  const isLead = path
    .slice(0, Math.max(0, at - 1))
    .every((part) => leadsIn(part) || moves.test(tokens[part.start]?.text ?? ''));
  const isLast =
    next === undefined || tokens[next.start]?.afterBreak || /^(?:filler|connector)$/.test(next.kind);
  if (line === undefined || name === undefined || !isLead || !isLast) return [...path];
  if (number?.kind !== 'number' || number.form !== 'spoken') return [...path];
  const { start, end } = name;
  return [commandAt('make', start), { ...line, start, end }, number, ...path.slice(numberAt + 1)];
};

const toBe =
  /^(?:should be|must be|(?:has|have|needs?|ought) to be|(?:was|were) (?:supposed|meant) to be)(?= |$)/;

/** Verbs by which an amount goes up or down, and what stands behind the dish. */
const moves = /^(?:bring|take|get|cut|reduce|lower|raise|increase|bump|put|drop)$/;
const movedTo = /^(?:(?:down|up|back) to|to)(?= |$)/;

const leadsIn = (part: Segment): boolean =>
  part.kind === 'filler' ||
  part.kind === 'connector' ||
  (part.kind === 'command' && /^(?:no|hesitate|correct)$/.test(part.command));

/** "Too many naans, take away two", "that's too many naan, make it two": of the line that is named. */
export const readTooMany: LinePass = (index, tokens, path, ordered) => {
  const at = tokens.findIndex((_, start) => /^(?:too|so) (?:many|much)$/.test(textAt(tokens, start, 2)));
  const nameAt = path.findIndex(({ start }) => at >= 0 && start === at + 2);
  const [name, rest] = [path[nameAt], path.slice(nameAt + 1)];
  const line = name === undefined ? undefined : onlyLine(index, tokens, name, ordered);
  const number = rest.find((part) => part.kind === 'number' && part.form === 'spoken');
  if (line === undefined || name === undefined || number === undefined) return [...path];
  if (rest.some((part) => part !== number && /^(?:dish|number|option|measure|other)$/.test(part.kind)))
    return [...path];
  const takes = rest.some((part) => part.kind === 'command' && part.command === 'remove');
  const named = { ...line, start: name.start, end: name.end };
  return takes
    ? [commandAt('remove', name.start), number, named]
    : [commandAt('make', name.start), named, number];
};

/** "Add two", said and nothing else: so many more of what was spoken of last. */
export const readAddSome: LinePass = (_, __, path, ordered) => {
  const [verb, number, ...rest] = path.filter(({ kind }) => kind !== 'filler');
  const isAdding = verb?.kind === 'command' && /^(?:add|also)$/.test(verb.command);
  if (!isAdding || number?.kind !== 'number' || number.form !== 'spoken' || rest.length > 0) return [...path];
  return ordered.length === 0 ? [...path] : [{ ...number, form: 'more', goesBack: false }];
};

/** "Two of the soup", while there is one: so many of that line. */
export const readSomeOfTheLine: LinePass = (index, tokens, path, ordered) => {
  const [number, name, ...rest] = path.filter(({ kind }) => kind !== 'filler');
  const isOfThe =
    number?.kind === 'number' &&
    number.form === 'spoken' &&
    /^of (?:the|that|those|my)$/.test(textAt(tokens, number.end, 2)) &&
    name?.start === number.end + 2;
  const line = isOfThe && rest.length === 0 ? onlyLine(index, tokens, name, ordered) : undefined;
  if (line === undefined || number?.kind !== 'number' || name === undefined) return [...path];
  if (number.count <= (line.quantity ?? 1)) return [...path];
  const { start, end } = name;
  return [commandAt('make', start), { ...line, start, end }, { ...number, start: end, end }];
};

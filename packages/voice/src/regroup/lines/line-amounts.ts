import type { LinePass } from '../pass.ts';
import { commandAt, textAt } from '../path-parts.ts';
import { onlyLine } from './other-line.ts';

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

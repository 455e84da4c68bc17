import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { commandAt, textAt } from '../path-parts.ts';

/** "I was thinking a burger and a coke", and nothing takes it back: that is the order. */
export const readThoughtOrdered: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    (part) =>
      part.kind === 'command' &&
      part.command === 'ignore' &&
      /^(?:i was|we were) thinking\b/.test(textAt(tokens, part.start, part.end - part.start)),
  );
  const thought = path[at];
  const behind = path.slice(at + 1);
  const isTurn = (part: Segment) =>
    (part.kind === 'command' && !/^(?:add|also|hesitate)$/.test(part.command)) ||
    /^(?:but|so|then|instead)$/.test(tokens[part.start]?.text ?? '');
  const first = behind.find(({ kind }) => kind !== 'filler');
  const isNamed = first?.kind === 'number' || first?.kind === 'option' || first?.kind === 'dish';
  if (thought === undefined || !isNamed || behind.some(isTurn)) return [...path];
  return path.with(at, commandAt('add', thought.start, thought.end));
};

import { choicesOf, isSoldInSize } from '../../menu/title-facts.ts';
import type { Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, commandAt } from '../path-parts.ts';

/** "With fries please", said and nothing else, of a line that is sold so: its portion, and no other dish. */
export const readPortionAlone: LinePass = (index, tokens, path, ordered) => {
  const said = path.filter(({ kind }) => kind !== 'filler');
  const [first, last] = [said[0], said.at(-1)];
  const isPlain = said.every(({ kind }) => /^(?:connector|dish|other|unit|option)$/.test(kind));
  if (first === undefined || last === undefined || !isPlain || first === last) return [...path];
  const keys = tokens.slice(first.start, last.end).map(({ key }) => key);
  const text = keys.join(' ');
  const line = ordered.findLast(({ candidates: [own] }) => choicesOf(index, own?.title)?.portions.has(text));
  if (line === undefined) return [...path];
  const { start } = first;
  return [
    commandAt('make', start),
    { ...line, start, end: start },
    { kind: 'option', option: { text }, start, end: last.end, worth: 0 },
    ...path.filter((part) => part.start >= last.end).map(asFiller),
  ];
};

/** "Twelve pieces and hot please", "three scoops for that", said and nothing else: of the line that is sold so. */
export const readMeasureAlone: LinePass = (index, tokens, path, ordered) => {
  const said: readonly Segment[] = path.filter(({ kind }) => kind === 'measure' || kind === 'option');
  const measure = said.find((part) => part.kind === 'measure');
  const isPlain = path.every(
    (part) =>
      said.includes(part) ||
      /^(?:filler|connector|link)$/.test(part.kind) ||
      tokens[part.start]?.text === 'for',
  );
  if (measure?.kind !== 'measure' || !isPlain) return [...path];
  const option = { text: `${measure.measure.count} ${measure.measure.dimension}`, measure: measure.measure };
  const line = ordered.findLast(({ candidates: [own] }) => isSoldInSize(index, own?.title, option));
  if (line === undefined) return [...path];
  const { start } = measure;
  return [commandAt('make', start), { ...line, start, end: start }, ...said];
};

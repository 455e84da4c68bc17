import type { Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';
import { onlyLine } from './other-line.ts';

/** "Cut the margherita in half": how that line is to come, and it does not go. */
export const readCutUp: LinePass = (index, tokens, path, ordered) => {
  const nameAt = path.findIndex(({ kind, start }) => {
    const lead = /(?:^| )(?:cut|slice)(?: the| my| that)?$/.test(textAt(tokens, Math.max(0, start - 2), 2));
    return kind === 'dish' && start > 0 && lead;
  });
  const name = path[nameAt];
  const line = name === undefined ? undefined : onlyLine(index, tokens, name, ordered);
  if (name === undefined || line === undefined) return [...path];
  const last = tokens[name.end - 1]?.text === 'in' ? name.end - 1 : name.end;
  const said = inPieces.exec(textAt(tokens, last, 4))?.[0];
  if (said === undefined) return [...path];
  const start = name.start - (/^(?:cut|slice)$/.test(tokens[name.start - 1]?.text ?? '') ? 1 : 2);
  const end = last + said.split(' ').length;
  return [
    ...path.filter((part) => part.end <= start),
    commandAt('make', start),
    { ...line, start, end: start },
    { kind: 'wish', looksAhead: false, start, end, worth: 0 },
    ...path.filter((part) => part.start >= end),
  ];
};

const inPieces =
  /^in(?:to)? (?:half|halves|two|three|four|six|eight|quarters|pieces|slices)(?: pieces| slices)?/;

/** "A third one", "a second kulfi", while there are so many less one: one more of them. */
export const readFurtherOne: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex(
    ({ kind, start }) =>
      kind === 'number' && /^an? (?:second|third|fourth|fifth)$/.test(textAt(tokens, start, 2)),
  );
  const part = path[at];
  const namedAt = path.findIndex(({ start }) => start === (part?.start ?? -2) + 2);
  const [named, next] = [path[namedAt], path[namedAt + 1]];
  if (part?.kind !== 'number' || named === undefined) return [...path];
  const isOne = tokens[named.start]?.text === 'one' && named.kind === 'number';
  const line = isOne ? ordered.at(-1) : onlyLine(index, tokens, named, ordered);
  const isLast = next === undefined || next.kind === 'connector' || tokens[next.start]?.text === 'please';
  const count = ordinals.indexOf(tokens[part.start + 1]?.text ?? '');
  if (line === undefined || !isLast || count !== (line.quantity ?? 1)) return [...path];
  const more: Segment = { ...part, count: 1, form: 'more', end: isOne ? named.end : named.start };
  return [...path.slice(0, at), more, ...path.slice(isOne ? namedAt + 1 : namedAt)];
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "Chicken karahi mild not hot", of one that is there: it is put right. */
export const readHeatNotHeat: LinePass = (index, tokens, path, ordered) => {
  const [name, heat, not, ...rest] = path.filter(
    ({ kind, start }) => kind !== 'filler' && tokens[start]?.text !== 'sorry',
  );
  const isNot = not?.kind === 'option' && tokens[not.start]?.text === 'not';
  const isAlone = heat?.kind === 'option' && isNot && rest.length === 0;
  const line = isAlone && name?.kind === 'dish' ? onlyLine(index, tokens, name, ordered) : undefined;
  if (line === undefined || name === undefined || heat === undefined) return [...path];
  return [commandAt('make', name.start), { ...line, start: name.start, end: name.end }, heat];
};

/** "Same again please", of several lines: all of them once more. */
export const readAllAgain: LinePass = (_, tokens, path, ordered) => {
  const said = textAt(tokens, 0, tokens.length);
  const isPlain = path.every(({ kind }) => !/^(?:dish|option|measure)$/.test(kind));
  return ordered.length > 1 && isPlain && allAgain.test(said)
    ? [commandAt('doubleAll', 0, tokens.length)]
    : [...path];
};

const allAgain =
  /^(?:(?:and|okay|ok|yes|so|ill have|i want|give me|we want|id like) )*(?:the )?(?:same (?:order |thing )?again|all (?:of )?(?:that|it|this) again|everything again)(?: please)?(?: for (?!me and|a ).*)?$/;

/** "The bigger one actually": said at the end it puts nothing else right. */
export const dropLastActually: LinePass = (_, tokens, path, ordered) => {
  const last = path.at(-1);
  const isActually = /^(?:actually|sorry|rather)$/.test(tokens[last?.start ?? -1]?.text ?? '');
  const isSize = path.some(({ kind }) => kind === 'option' || kind === 'measure');
  const isAlone = path.every(({ kind }) => kind !== 'dish');
  if (last === undefined || !isActually || !isSize || !isAlone || ordered.length === 0) return [...path];
  return [...path.slice(0, -1), asFiller(last)];
};

/** "My colleague wants one as well": one more of what was spoken of last. */
export const readOneToo: LinePass = (_, tokens, path, ordered) => {
  const said = textAt(tokens, 0, tokens.length);
  const one = path.find((part) => part.kind === 'number' && part.count === 1);
  if (ordered.length === 0 || one?.kind !== 'number' || !oneToo.test(said)) return [...path];
  return [{ ...one, form: 'more', goesBack: false }];
};

const oneToo =
  /^(?:(?:and|oh|so) )*(?:my |our |the )?\w+ (?:wants|would like|will have|will take|takes|needs|ll have) one (?:as well|too|also)(?: please)?$/;

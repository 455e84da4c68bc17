import type { Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

type NumberSegment = Extract<Segment, { kind: 'number' }>;
/** "Just one is enough", "two will do", "teen kar do", said and nothing else: so many of the last line. */
export const readAmountAlone: LinePass = (_, tokens, path, ordered) => {
  const number = path.find((part) => part.kind === 'number');
  const isLead = path
    .slice(0, number === undefined ? 0 : path.indexOf(number))
    .every(({ kind }) => kind === 'filler');
  // "Do kar do": two, where nothing else is a number.
  const isCounted =
    number?.kind === 'number' && (number.form === 'spoken' || tokens[number.start]?.text === 'do');
  if (number?.kind !== 'number' || !isCounted || !isLead || ordered.length === 0) return [...path];
  const rest = textAt(tokens, number.end, tokens.length);
  // "Two plates then": nothing but how many.
  const isAlone = path.every(
    (part) => part === number || /^(?:filler|unit)$/.test(part.kind) || tokens[part.start]?.text === 'then',
  );
  if (isAlone && path.some(({ kind }) => kind === 'unit'))
    return [commandAt('make', number.start), { ...number, form: 'spoken' }];
  return enough.test(rest) ? [commandAt('make', number.start), { ...number, form: 'spoken' }] : [...path];
};

/** "Three, not thirteen", said and nothing else: the line there are thirteen of. */
export const readNotSoMany: LinePass = (_, tokens, path, ordered) => {
  const [wanted, not, given, ...rest] = path.filter(({ kind }) => kind !== 'filler');
  const isNot = not !== undefined && textAt(tokens, not.start, not.end - not.start) === 'not';
  if (wanted?.kind !== 'number' || given?.kind !== 'number' || !isNot || rest.length > 0) return [...path];
  const line = ordered.findLast(({ quantity }) => quantity === given.count);
  if (line === undefined) return [...path];
  return [
    commandAt('make', wanted.start),
    { ...wanted, form: 'spoken' },
    { ...line, start: not.start, end: given.end },
  ];
};

/** "Spicy wali", "bari wali", said and nothing else: so is the last line to be. */
export const readSuchOneAlone: LinePass = (_, tokens, path, ordered) => {
  const isOne = (part: Segment) => part.kind === 'unit' && /^wal[aei]$/.test(tokens[part.start]?.text ?? '');
  const isAlone = path.every((part) => part.kind === 'option' || part.kind === 'filler' || isOne(part));
  return ordered.length > 0 && isAlone
    ? path.map((part) => (isOne(part) ? asFiller(part) : part))
    : [...path];
};

const enough =
  /^(?:(?:is|are|will be|would be|should be|s) (?:enough|fine|plenty|sufficient|ok|okay|good|all i need|all we need)|(?:will|would|should) do|(?:hi )?(?:kar do|kardo|kar dein|kar de|kardein|karo|bas|kaafi hai|kafi hai))(?: (?:for me|for us|please|thanks|really|then|now|actually))*$/;

/** "Ek aur", "do aur dena", said and nothing else: so many more of the last line; "ek aur naan" of that one. */
export const readMoreAlone: LinePass = (_, tokens, path, ordered) => {
  const [number, aur, dish, ...rest] = path;
  const titles = ordered.map(({ candidates: [line] }) => line?.title);
  const isOfLine = dish?.kind === 'dish' && dish.candidates.some(({ title }) => titles.includes(title));
  if (number?.kind === 'number' && tokens[aur?.start ?? -1]?.text === 'aur' && isOfLine)
    return [{ ...number, form: 'more', goesBack: false }, dish, ...rest];
  const isMore =
    number?.kind === 'number' &&
    /^aur(?: (?:bhi|dena|dein|de do|dedo|kar do|kardo|kar dein|chahiye|please|plz|bhai|bhejo|lao|add))*$/.test(
      textAt(tokens, number.end, tokens.length),
    );
  if (!isMore || ordered.length === 0 || dish?.kind === 'dish') return [...path];
  return [{ ...number, form: 'more', goesBack: false }];
};

/** "To more garlic bread", "too more naan": a two, as it sounds. */
export const readHeardMore: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex(
    ({ start, kind }) => kind !== 'dish' && /^(?:to|too) more$/.test(textAt(tokens, start, 2)),
  );
  const [two, more, dish] = [path[at], path[at + 1], path[at + 2]];
  const isFirst = path
    .slice(0, Math.max(0, at))
    .every(({ kind }) => kind === 'filler' || kind === 'connector');
  if (two === undefined || more === undefined || !isFirst || ordered.length === 0) return [...path];
  if (dish?.kind !== 'dish' && dish?.kind !== 'option') return [...path];
  const number: NumberSegment = {
    kind: 'number',
    count: 2,
    form: 'more',
    goesBack: false,
    start: two.start,
    end: more.end,
    worth: 0,
  };
  return [...path.slice(0, at), number, ...path.slice(at + 2)];
};

/** "The biryani was great last time", while one is there: talk of another day takes nothing back. */
export const readTalkOfDishes: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex(
    (part) =>
      part.kind === 'command' &&
      part.command === 'removeBefore' &&
      /^(?:was|were|tastes?|tasted|never|is (?:late|cold|missing))$/.test(
        textAt(tokens, part.start, part.end - part.start).replace(/^(was|were|never) .*/, '$1'),
      ),
  );
  if (at < 0 || ordered.length === 0) return [...path];
  const from = path.slice(0, at).findLastIndex(({ kind }) => kind === 'connector' || kind === 'command') + 1;
  return path.map((part, place) => (place >= from && place <= at ? asFiller(part) : part));
};

/** "Never mind, all good", "leave it as it is": nobody takes an order back with that. */
export const readNeverMind: LinePass = (_, tokens, path, ordered) => {
  const isSaid = ({ start, end }: Segment) =>
    /^(?:never mind|nevermind|forget it)$/.test(textAt(tokens, start, end - start)) ||
    /^leave (?:it|that|them|everything|things) (?:as|like|the way|at that|alone|be)\b/.test(
      textAt(tokens, start, 4),
    );
  const others = path.filter((part) => !isSaid(part));
  const isOrder = others.some(({ kind }) => /^(?:dish|number|option|measure|command)$/.test(kind));
  return ordered.length === 0 || isOrder || others.length === path.length ? [...path] : others;
};

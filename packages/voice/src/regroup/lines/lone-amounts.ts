import type { Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

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

/** "Add two", said and nothing else: so many more of what was spoken of last; "we just need two" is no more than that. */
export const readAddSome: LinePass = (_, tokens, path, ordered) => {
  const [verb, number, ...rest] = path.filter(({ kind }) => kind !== 'filler');
  const isAdding = verb?.kind === 'command' && /^(?:add|also)$/.test(verb.command);
  if (tokens.some(({ text }) => /^(?:just|only)$/.test(text))) return [...path];
  if (!isAdding || number?.kind !== 'number' || number.form !== 'spoken' || rest.length > 0) return [...path];
  return ordered.length === 0 ? [...path] : [{ ...number, form: 'more', goesBack: false }];
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

/**
 * "Never mind, all good", "leave it as it is": nobody takes an order back with that. Held by the tests: no cart of
 * the corpora needs it.
 */
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

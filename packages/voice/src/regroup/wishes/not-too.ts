import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/** "A salad, not too oily, and a coke", "not too much onion": how it is to be; the order goes on behind it. */
export const readNotToo: Pass = (_, tokens, path) => {
  let until = -1;
  return path.flatMap((part, place) => {
    if (part.start < until) return [];
    const isNot =
      part.kind === 'command' && tokens[part.start]?.text === 'not' && part.end === part.start + 1;
    const lead = isNot ? notToo.exec(textAt(tokens, part.start, 3))?.[0] : undefined;
    if (lead === undefined || !path.slice(0, place).some(({ kind }) => kind === 'dish')) return part;
    const from = part.start + lead.split(' ').length;
    const word = path.find(({ start }) => start >= from);
    if (word?.kind !== 'other' || tokens[word.start]?.afterBreak) return part;
    until = word.end;
    return { kind: 'wish', looksAhead: false, start: part.start, end: word.end, worth: 0 };
  });
};

const notToo = /^not (?:too|very|so|overly)(?: much| many)?(?= |$)/;

/** "… and four extra plates please": what it is eaten from, no more of the dish. */
export const dropExtraPlates: Pass = (_, tokens, path) =>
  path.map((part, place) => {
    const isExtra = (at: number) => {
      const [number, unit, next] = [path[at], path[at + 1], path[at + 2]];
      const isSaid = number?.kind === 'number' && tokens[number.end - 1]?.text === 'extra';
      return isSaid && unit?.kind === 'unit' && next?.kind !== 'dish' && tokens[unit.end - 1]?.text !== 'of';
    };
    return isExtra(place) || isExtra(place - 1) ? asFiller(part) : part;
  });

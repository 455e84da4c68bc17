import type { LinePass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';
import { onlyLine } from './other-line.ts';

/** "I'm too full for pie, take it off", "there's no room for the kheer, drop it": which line, and why. */
export const readNoRoom: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex(
    (part) => /^(?:dish|other)$/.test(part.kind) && noRoom.test(textAt(tokens, 0, part.start)),
  );
  const name = path[at];
  const line = onlyLine(index, tokens, name, ordered);
  const off = takenOff.exec(textAt(tokens, name?.end ?? 0, longestOff))?.[0];
  if (name === undefined || line === undefined || off === undefined) return [...path];
  const until = name.end + off.split(' ').length;
  const rest = path.slice(at + 1).map((part) => (part.start < until ? asFiller(part) : part));
  return [commandAt('remove', name.start), { ...line, start: name.start, end: name.end }, ...rest];
};

const longestOff = 6;
const noRoom =
  /^(?:\w+ )*?(?:too (?:full|stuffed|late|early|cold|hot|much|tired)|(?:no|not enough|dont have|havent got|havent) (?:\w+ )?room|not hungry(?: enough)?) for(?: (?:the|my|any|that|this|some))?$/;
const takenOff =
  /^(?:(?:so|then|please|just) )*(?:(?:take|leave|cut|get|cross) (?:it|that|them|those) (?:off|out|away)|(?:drop|remove|cancel|skip|delete|lose) (?:it|that|them|those))/;

import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/**
 * "Three want halwa puri and the other two want aloo paratha", "one wants the fish burger": so many people, and as
 * many of what they want.
 */
export const readSomeWant: Pass = (_, tokens, path) => {
  const read = [...path];
  path.forEach((number, place) => {
    const verb = path[place + 1];
    if (number.kind !== 'number' || number.form !== 'spoken' || verb?.kind !== 'command') return;
    const said = textAt(tokens, verb.start, verb.end - verb.start);
    // "… and the last one just a hot dog"
    const isLast = /^(?:last|other|first|second|third) one$/.test(textAt(tokens, number.start - 1, 2));
    // "The other three take a fried rice each"
    const isOther = tokens[number.start - 1]?.text === 'other' && /^(?:takes?|gets?|have|has)$/.test(said);
    const isWanting = wanting.test(said) || isOther || (isLast && said === 'just');
    const at = path.findIndex(({ kind }, other) => other > place + 1 && kind !== 'filler');
    const next = path[at];
    const isOne = next?.kind === 'number' && next.form === 'article';
    if (verb.command !== 'add' || !isWanting || next === undefined || !(isOne || isNamed(path, at))) return;
    read[place] = asFiller(number);
    // "The other two": those who have not been spoken of yet.
    if (/^(?:other|others)$/.test(textAt(tokens, number.start - 1, 1)) && path[place - 1]?.kind === 'other')
      read[place - 1] = asFiller(number);
    if (isOne) read[at] = { ...next, count: number.count, form: 'spoken' };
    else if (next.kind === 'dish')
      read[at] = { ...next, announced: [{ ...number, start: next.start, end: next.start }] };
  });
  return read;
};

const wanting = /^(?:wants?|would like|will have|(?:are|is) having)$/;

/** A dish, before which no number stands. */
const isNamed = (path: readonly Segment[], at: number): boolean => path[at]?.kind === 'dish';

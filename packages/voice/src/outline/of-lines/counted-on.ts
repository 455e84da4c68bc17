import type { Piece } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { COUNTED, DONE, type LineTurn, makeSoMany, POLITELY } from './line-words.ts';

export const amountOf = (pieces: readonly Piece[] = []): number =>
  pieces.find(({ count }) => count !== undefined)?.count ?? 1;

/** "One less bihari", "two fewer of the naan" */
export const lessOf: LineTurn = (known) => ({
  said: pattern('[%1] ', '(?:less|fewer) (?:of )?', COUNTED, DONE),
  plainly: ([amount, , name = []], before) =>
    makeSoMany(known, before, name, (count) => count - amountOf(amount)),
});

/** "Too many naans, take away two", "that's too many naan, just three" */
export const tooManyOf: LineTurn = (known) => ({
  said: pattern(
    `(?:${anyOf('thats, its, there are, theres, thats way, way')})*(?:too|so) (?:many|much) `,
    '(?:= )+',
    `${POLITELY}(?:${anyOf('take away, take off, take out, remove, drop, lose, cancel')}|${anyOf('make it, make that, make them, i want, do')})?`,
    '[%1] (?:of them )?',
    DONE,
  ),
  plainly: ([, name = [], verb = [], amount], before) => {
    const isLess = verb.some(({ symbol }) => /^(?:take|remove|drop|lose|cancel)$/.test(symbol));
    return makeSoMany(known, before, name, (count) => (isLess ? count - amountOf(amount) : amountOf(amount)));
  },
});

import { anyOf, pattern } from '../words.ts';
import { wordPieces } from './known-lines.ts';
import { andThen, DONE, type LineTurn, NAME } from './line-words.ts';

const dictatedGone: LineTurn = () => ({
  said: pattern(
    `(?<=^(?:(?!${anyOf('delete, remove, cancel')})\\S+ )*)(?:= )+`,
    '(?:delete|remove|cancel) ',
    `(?=$|and |but |= (?:= )*(?:make|$|${anyOf('quantity, qty, count')}))`,
  ),
  plainly: ([name = []], before) => [...andThen(before), ...wordPieces('remove the'), ...name],
});

/** "Leave the chicken as it is": a sentence of its own. */
const leaveSo: LineTurn = () => ({
  said: pattern(
    '(?:leave|keep) ',
    NAME,
    `(?:exactly )?${anyOf('as is, as it is, as they are, alone, how it is, how they are, the way it is, like that, like it is, the same, as it was')}`,
  ),
  plainly: ([, name = []], before) => [
    ...andThen(before),
    ...wordPieces('leave'),
    ...name,
    ...wordPieces('as it is'),
  ],
});

/** "Hold the kheer", "dump the wings" */
const goes: LineTurn = () => ({
  said: pattern(
    `(?<!to |just )${anyOf('hold, dump, nix, kill, boot, sack, chuck, bin, ditch, yank, axe')}`,
    NAME,
    DONE,
  ),
  plainly: ([, name = []], before) => [...andThen(before), ...wordPieces('remove'), ...name],
});

/** "No lemonade after all" */
const afterAll: LineTurn = () => ({
  said: pattern('no ', '(?:= )+', anyOf('after all, anymore, any more, any longer')),
  plainly: ([, name = []], before) => [...andThen(before), ...wordPieces('remove the'), ...name],
});

/** What goes and what stays. */
export const goneTurns: readonly LineTurn[] = [dictatedGone, leaveSo, goes, afterAll];

import { leftOut, say } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';
import {
  andThen,
  BE,
  DONE,
  IT,
  LINE,
  type LineTurn,
  makeSo,
  NAME,
  nameOf,
  onlyLine,
  VALUE,
} from './line-words.ts';

const AND = `(?:${anyOf('and, but, so, then, also')})*`;

/** "We've decided against the sundae", "off with the sundae": it is not wanted any more. */
const against: LineTurn = () => ({
  said: pattern(
    `(?:${anyOf('i, we, im, were, ive, weve, i think, i guess, ill, well, can, could, have, just, then, rather, on reflection, so')})*${anyOf(
      'decided against, deciding against, gone off, off with, do without, go without, going without, doing without, live without, not bother with, going off, better not have',
    )}`,
    NAME,
    `(?:${anyOf('then, after all, today, tonight, actually, please, this time')})*${DONE}`,
  ),
  plainly: ([, name = []], before) => [...andThen(before), ...say('remove the'), ...nameOf(name)],
});

/** "The tea was a mistake", "dumplings no longer" */
const mistake: LineTurn = () => ({
  said: pattern(
    `(?<!${anyOf('not, if, when, keep, whether')})(?:${anyOf('on reflection, thinking about it, i think, i guess')})*${NAME}`,
    `(?:(?:is|are|was|were|s) (?:${anyOf('all, just, probably, maybe, actually')})*${anyOf('a mistake, an error, my mistake, an accident, by mistake, by accident, unnecessary, no longer needed, no longer wanted, not for us, not needed now')}|no longer (?:please )?)`,
    `(?:${anyOf('so, please, and')})*(?:(?:remove|take|drop|cancel|delete|lose|bin) ${IT}(?:off |out |away )?)?`,
  ),
  plainly: ([name = []], before) => [
    ...andThen(before),
    ...say('remove the'),
    ...nameOf(name),
    ...say('and'),
  ],
});

/** "I was only joking about dropping the lassi": nothing goes. */
const joking: LineTurn = () =>
  leftOut(
    pattern(
      `(?:${anyOf('i was, im, i am, we were, i, was, only, just, no')})*(?:joking|kidding) about `,
      `(?:[a-z]+ing )(?:off |out )?`,
      NAME,
      `(?:off |out |away )?${AND}`,
    ),
  );

/** "Nobody drinks cola, so swap it for a lemonade": swap the cola. */
const unliked: LineTurn = () => ({
  said: pattern(
    `(?:${anyOf('hmm, oh, actually, wait, sorry, well')})*(?:(?!${anyOf('make, remove, change, add, keep')})${WORD}){1,4}?(?:${anyOf('drinks, drink, eats, eat, likes, like, touches, touch, wants, want, finishes, finish, needs, need, fancies')})`,
    NAME,
    `(?:(?!so |and )${WORD}){0,4}?(?:so |and )?(?:${anyOf('please, can you, could you, just, lets')})*`,
    anyOf('swap, change, replace, switch, remove, take, drop, cancel, make, lose, bin, get rid of'),
    IT,
    '(?=\\S|$)',
  ),
  plainly: ([, name = [], , verb = []], before) => [
    ...andThen(before),
    ...verb,
    ...say('the'),
    ...nameOf(name),
  ],
});

/** "The platter's not big enough for us, do the family" */
const notEnough: LineTurn = () => ({
  said: pattern(
    LINE,
    `(?:${anyOf('s, is, are, was, wont be, will be, looks, seems, might be, isnt, arent, would be')})*(?:${anyOf('not, way, a bit, far, probably, going to be, gonna be, big, large, small, hot, spicy, much')}|\\$ )*(?:enough |too (?:${anyOf('small, big, large, little, much, hot, spicy, mild')}|\\$ ))(?:for (?:${WORD}|[%1@] ){1,3}?|to (?:${WORD}){1,3}?)?`,
    `(?:${anyOf('so, do, get, make it, go with, go for, lets have, lets do, lets get, have, give me, give us, we want, i want, better, can you do, can we have, please')})+${BE}`,
    VALUE,
    DONE,
  ),
  plainly: ([name = [], , , value = []], before) => makeSo(before, name, value),
});

/** "Not the large one, the regular one, for the tea" */
const notLarge: LineTurn = () => ({
  said: pattern(
    'not (?:the |an? )?',
    '\\$ (?:1 )?',
    `(?:${anyOf('but, please, rather, i want, its, sorry, just')})*(?:the |an? )?`,
    '\\$ (?:1 )?',
    `(?:${anyOf('please')})?(?:for|on|of|with) `,
    NAME,
    DONE,
  ),
  plainly: ([, , , value = [], , name = []], before) => makeSo(before, name, value.slice(0, 1)),
});

/** "Four of the paratha, the egg one, not the aloo": so many of that line. */
const notThatOne: LineTurn = () => ({
  said: pattern(
    `(?:${anyOf('give me, give us, get me, i want, make it, id like, we want, make')})*`,
    '[%1] ',
    '(?:of )?(?:the )?(?:= )+',
    '(?:the |i mean )+',
    '(?:= )+',
    '(?:1 |ones )?(?:and |but )?not (?:the )?(?:= )+(?:1 |ones )?(?:please )?$',
  ),
  plainly: ([, count = [], , , name = []], before) =>
    onlyLine(name) === undefined ? undefined : makeSo(before, name, count),
});

/** Lines that are given up, or said not to be as they are. */
export const givenUpTurns: readonly LineTurn[] = [
  joking,
  against,
  mistake,
  unliked,
  notEnough,
  notLarge,
  notThatOne,
];

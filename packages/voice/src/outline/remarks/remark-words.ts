import { anyOf, WORD } from '../words.ts';

/** The parts that patterns of remarks share. */

/** "Oh, …", "actually, …", "i think …": leads to a remark. */
export const OPENING = `(?:${anyOf(
  `actually, oh, ooh, wow, ah, wait, hang on, hold on, hmm, um, er, mmm, god, gosh, well, now, by the way, i think, i hope, hope, i believe,
   i guess, i know, you know, honestly, sorry, waise`,
)})*`;

/** "Is for my dad", "should be mild", "is all": how the dish is to be, whom it is for or that this is all: no remark. */
export const NO_WISH = `(?!is $|is and |(?:is |are |was |be )*(?:(?:an? |the )?[%1@$#] |${anyOf(
  `for, with, without, no, extra, all, it, everything, do, should, must, need, needs, has to, have to, can, could, to, instead, mine, the ~,
   not (?!too|so|that|very|bad|cheap|a), needs to, better, will do, enough(?! for), ones?, time, morning, evening, week, the other`,
)}))`;

/** "… and a cola", "… so a veggie pizza", "… make it two": begins another item, or leads to one. */
export const NEXT = anyOf(
  `and, plus, also, aur, without, extra, add, so(?= [a-z]* ?(?:[%1$&#]|an?) ), just, only, then, instead, rather, better, make, but, if, sorry, give, get me, ill have, ill take`,
);

/** "Comes with fries", "does it have onion in it": food that is on the dish or in it. */
const PART = `(?<=${anyOf(
  'with, in, on, have, has, had, include, includes, get, gets, got, of, contain, contains',
)}(?:${anyOf('the, a, an, some, any, extra')})*)[#~$] `;

/** "Feeds two", "enough for four" */
const FED = `(?<=${anyOf('feeds, feed, serves, serve, for, does, do, makes, about, like, of, fits')})[%1] `;
/** "Nine pounds", "four people" */
const MEASURED = `[%1] (?=${anyOf(
  'pounds, dollars, quid, rupees, bucks, euros, rs, cups, people, persons, of us, meals',
)})`;
/** "Too big", "pretty hot" */
const FOUND_SO = `(?<=${anyOf('too, so, very, that, quite, really, pretty, bit, awfully')})\\$ `;
/** None of them is an amount or size of an order. */
const COUNTED = `(?:${FED}|${MEASURED}|${FOUND_SO})`;

/** "Comes with a dip", "feeds two", "so good": what is said of the dish, up to where another item begins. */
export const SAID_OF_IT = `(?:so (?=${WORD})|${anyOf('come, comes, came, served, go, goes')}with |(?!with |${NEXT})(?:${WORD}|~ )|${COUNTED}|${PART}){1,12}?`;

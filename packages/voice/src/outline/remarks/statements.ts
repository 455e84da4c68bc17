import { anyOf, WORD } from '../words.ts';
import { NEXT, NO_WISH, SAID_OF_IT } from './remark-words.ts';

/** What is remarked of a dish without asking. */

const THAT = `(?:${anyOf('that 1, that one, that, it, those, they, this, these')}|${anyOf(
  'thats, its, theyre, thatll, itll, theyll, thatd, itd, theyd',
)})`;
/** "That's for my brother" */
const OWNED = `for (?:${anyOf('me, us, him, her, them')}|${anyOf('my, our, the, his, her')}${WORD})`;
/** "That feeds two", "it comes with a dip", "those are so good" */
export const STATED = `${THAT}(?:${OWNED}|${NO_WISH}${SAID_OF_IT})`;

const PERSON = `(?:${anyOf(
  'i, we, ill, well, they, theyll, he, she, everyone, everybody, hell, shell, id',
)}|(?:my|our|the|his|her) (?:${WORD}|\\$ ))`;
/** "I want that", "he hates it" order it or refuse it. */
const NO_ORDER = `(?!${NEXT}|${anyOf(
  'with, want, wants, need, have, not, dont, doesnt, didnt, cant, wont, hate, hates, never, had, ate, said, take',
)})`;
/** "We'll share that", "my kids go mad for those", "i love your steak roll" */
export const TOLD_BY_SOMEBODY = `${PERSON}(?:${NO_ORDER}${WORD}){1,5}?(?:${anyOf(
  'that, it, those, them, these, this',
)}|(?:the|your|that) # )`;

/** "Comes with a pickle, right" */
export const WITHOUT_SUBJECT = `${anyOf(
  'come, comes, includes, include, feeds, serves, has, already has',
)}(?:with )?(?:${SAID_OF_IT}|(?:an? |some )?[#~$] )(?=${anyOf(
  'right, yeah, yes, innit, huh, doesnt it, dont they, isnt it, na, hai na, correct, i think, i hope, i believe',
)})`;

/** "Nine pounds for that, blimey" */
export const PRICE = `(?:for )?[%1] ${anyOf(
  'pounds, dollars, quid, rupees, bucks, euros, rs, pound, dollar, euro',
)}(?:[%1] )?(?:${anyOf('for that, for it, wow, really, seriously, blimey, ouch, each')})*`;

/** "Best in town" */
export const PRAISE = `${anyOf('best, nicest, finest, greatest')}(?:${WORD}){1,5}?`;

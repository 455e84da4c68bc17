import { anyOf, WORD } from '../words.ts';
import { NEXT, NO_WISH, SAID_OF_IT } from './remark-words.ts';

/** What is asked about a dish that stays ordered. */

/** "Is it boneless", "does that come with rice", "are the wings big" */
export const ASKED = `${anyOf(
  'is, are, was, were, does, do, did, will, would, has, have, can, isnt, arent, doesnt, dont',
)}(?:${anyOf(
  'that 1, that one, that, it, they, those, this, these, there',
)}|(?:the|your) [#~] )${NO_WISH}${SAID_OF_IT}`;

/** "How many is that, sixteen" */
const HOW_MANY = `(?:${anyOf('how many, how much, how big, how hot, what, whats, who')})(?:${anyOf(
  'is, are, does, comes, in',
)})*${anyOf('that, it, they, those, in it, in that, in those')}(?:(?!${NEXT})(?:${WORD}|[%1$~&] )){0,5}?`;
/** "The one with the cream sauce", "that's with cheese and onion" */
const THE_ONE_WITH = `(?:so )?(?:(?:thats |its )?the (?:1|ones?) ${anyOf('with, that, which')}|${anyOf(
  'thats, its, that is, it is',
)}with )(?:(?!${NEXT})(?:${WORD}|[#~$&] )){1,5}?(?:and (?:an? |the |some )?[#~$&] )?`;
/** "How many is that, sixteen, perfect", "the one with the cream sauce, yeah": with the answer behind it. */
export const ASKED_AND_ANSWERED = `(?:${HOW_MANY}|${THE_ONE_WITH})(?=${anyOf(
  'right, yeah, yes, isnt it, innit, correct, perfect, great, okay, ok, fine, good, cool, nice, lovely, brilliant',
)})`;

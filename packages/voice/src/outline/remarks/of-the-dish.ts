import { against, isInstead } from '../given-back.ts';
import { isNamesake, isPartOf, type Piece, say, type Turn, textOf } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { ASKED, ASKED_AND_ANSWERED } from './questions.ts';
import { OPENING } from './remark-words.ts';
import { PRAISE, PRICE, STATED, TOLD_BY_SOMEBODY, WITHOUT_SUBJECT } from './statements.ts';

/** "…, right", "…, isn't it": asked for a nod. */
const TAG = `(?:${anyOf(
  `right, yeah, isnt it, doesnt it, dont they, arent they, wont it, hasnt it, is it, does it, do they, are they, na, hai na, innit, huh, correct, i think,
   i guess, i hope, i suppose, though`,
)})?`;
const SETTLED = anyOf(
  `yes, yeah, yep, okay, ok, good, great, right, fine, perfect, lovely, brilliant, cool, alright, whatever, never mind, nevermind,
   doesnt matter, it doesnt matter, no matter, anyway, go on, oh well, sure, it does, it is, they do, they are, who cares, worth it, thats fine,
   its fine, no problem, no worries, theek hai, acha, nice, wow, really`,
);
/** "Oh well, never mind", "no, that's fine": the dish is wanted all the same. */
const ANSWER = `(?:(?:${anyOf('no, nah, nope, oh, but, well')})*(?:${SETTLED})+)?`;
/** "… so just a cola": back to the order. */
const TURNED = `(?:${anyOf('so, just, only, then, and just, ill have, ill take, ill get, give me, get me, lets have')})*`;
/** "… and", "… a large cola", the end: where a remark is over. */
const ENDS = `(?=$|${anyOf('and, plus, also, aur')}|(?<!(?:come|comes|came|served|go|goes) )with |(?:an? |[%1] )(?:[%1$&] |of )*# |(?:[$&] )+# |(?<=(?:so|just|only|then|me|have|take) )(?:the )?# )`;

/** "… actually that feeds two, so just a cola", "that comes with a dip, right": said of the dish, which stays ordered. */
export const remarkOfTheDish: Turn = {
  said: pattern(
    `(?<=# (?:[$&] )*)${OPENING}`,
    `(?:${STATED}|${ASKED}|${TOLD_BY_SOMEBODY}|${WITHOUT_SUBJECT}|${ASKED_AND_ANSWERED}|${PRICE}|${PRAISE})`,
    TAG,
    ANSWER,
    TURNED,
    ENDS,
  ),
  plainly: ([opening = [], told = [], , answer = [], turned = []], before, behind) => {
    const text = ` ${textOf([...opening, ...told])}`;
    const isRefused = against.test(text) && answer.length === 0;
    const stays =
      !isRefused &&
      !speaksOfAnother(told, before) &&
      !isReplaced(before.findLast(isDish), told, text, behind);
    if (!stays) return undefined;
    return turned.length > 0 ? say('and') : [];
  },
};

const isDish = ({ symbol }: Piece): boolean => symbol === '#';

/** "Is the garlic bread warm" asks about another dish. */
function speaksOfAnother(told: readonly Piece[], before: readonly Piece[]): boolean {
  const lately = before.filter(isDish).slice(-2);
  return told.some(
    (piece, at) =>
      isDish(piece) &&
      /^(?:the|your|that)$/.test(told[at - 1]?.symbol ?? '') &&
      !lately.some((dish) => isPartOf(piece, dish)),
  );
}

/** "A pepperoni pizza, wait, that has pork in it, so a veggie pizza" puts another one in its place. */
function isReplaced(
  given: Piece | undefined,
  told: readonly Piece[],
  text: string,
  behind: readonly Piece[],
): boolean {
  if (given === undefined) return true;
  const nextAt = behind.findIndex(isDish);
  const next = behind[nextAt];
  const isAdded = behind.slice(0, Math.max(0, nextAt)).some(({ symbol }) => isAnd.test(symbol));
  if (next === undefined || isAdded) return false;
  const isOwned = told.some(({ symbol }) => symbol === 'for');
  const isToo = behind.slice(nextAt + 1).some(({ symbol }) => isAlso.test(symbol));
  return isInstead(behind) || (isNamesake(given, next) && !isOwned) || (ofTheDay.test(text) && !isToo);
}

const isAnd = /^(?:and|plus|also|aur|with)$/;
const isAlso = /^(?:also|too|as|bhi)$/;
/** "A cold coffee, oh, it's freezing, a hot chocolate": about the weather or the hour, and not about the dish. */
const ofTheDay =
  / (?:its|it is) (?:\S+ ){0,2}(?:late|early|cold|freezing|raining|chilly|boiling|summer|winter|\S+day) /;

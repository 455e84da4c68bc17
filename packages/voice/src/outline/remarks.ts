import { against, isInstead } from './given-back.ts';
import { isNamesake, isPartOf, type Piece, say, type Turn, textOf } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

const OPENING = `(?:${anyOf(
  `actually, oh, ooh, wow, ah, wait, hang on, hold on, hmm, um, er, mmm, god, gosh, well, now, by the way, i think, i hope, hope, i believe,
   i guess, i know, you know, honestly, sorry, waise`,
)})*`;
/** It is said how the dish is to be, whom it is for or that this is all: more than a remark. */
const SETS = `(?!is $|is and |(?:is |are |was |be )*(?:(?:an? |the )?[%1@$#] |${anyOf(
  `for, with, without, no, extra, all, it, everything, do, should, must, need, needs, has to, have to, can, could, to, instead, mine, the ~,
   not (?!too|so|that|very|bad|cheap|a), needs to, better, will do, enough(?! for), ones?, time, morning, evening, week, the other`,
)}))`;
const THAT = `(?:${anyOf('that 1, that one, that, it, those, they, this, these')}|${anyOf(
  'thats, its, theyre, thatll, itll, theyll, thatd, itd, theyd',
)})`;
/** Of what is on it or in it: "comes with fries", "does it have onion in it". */
const PART = `(?<=${anyOf('with, in, on, have, has, had, include, includes, get, gets, got, of, contain, contains')}(?:${anyOf('the, a, an, some, any, extra')})*)[#~$] `;
/** Begins another item, or leads to one. */
const NEXT = anyOf(
  `and, plus, also, aur, without, extra, add, so(?= [a-z]* ?(?:[%1$&#]|an?) ), just, only, then, instead, rather, better, make, but, if, sorry, give, get me, ill have, ill take`,
);
/** "Feeds two", "enough for four", "nine pounds", "too big": no amount or size of an order. */
const COUNTED = `(?:(?<=${anyOf('feeds, feed, serves, serve, for, does, do, makes, about, like, of, fits')})[%1] |[%1] (?=${anyOf('pounds, dollars, quid, rupees, bucks, euros, rs, cups, people, persons, of us, meals')})|(?<=${anyOf('too, so, very, that, quite, really, pretty, bit, awfully')})\\$ )`;
const WORDS = `(?:so (?=${WORD})|${anyOf('come, comes, came, served, go, goes')}with |(?!with |${NEXT})(?:${WORD}|~ )|${COUNTED}|${PART}){1,12}?`;
/** Whose it is. */
const OWNED = `for (?:${anyOf('me, us, him, her, them')}|${anyOf('my, our, the, his, her')}${WORD})`;
const STATED = `${THAT}(?:${OWNED}|${SETS}${WORDS})`;
/** "We'll share that", "my kids go mad for those", "i love your steak roll" */
const TOLD = `(?:${anyOf('i, we, ill, well, they, theyll, he, she, everyone, everybody, hell, shell, id')}|(?:my|our|the|his|her) (?:${WORD}|\\$ ))(?:(?!${NEXT}|${anyOf('with, want, wants, need, have, not, dont, doesnt, didnt, cant, wont, hate, hates, never, had, ate, said, take')})${WORD}){1,5}?(?:${anyOf('that, it, those, them, these, this')}|(?:the|your|that) # )`;
/** "Comes with a pickle, right" */
const SUBJECTLESS = `${anyOf('come, comes, includes, include, feeds, serves, has, already has')}(?:with )?(?:${WORDS}|(?:an? |some )?[#~$] )(?=${anyOf('right, yeah, yes, innit, huh, doesnt it, dont they, isnt it, na, hai na, correct, i think, i hope, i believe')})`;
const ASKED = `${anyOf('is, are, was, were, does, do, did, will, would, has, have, can, isnt, arent, doesnt, dont')}(?:${anyOf('that 1, that one, that, it, they, those, this, these, there')}|(?:the|your) [#~] )${SETS}${WORDS}`;
/** "How many is that, sixteen, perfect", "the one with the cream sauce, yeah" */
const ANSWERED = `(?:(?:${anyOf('how many, how much, how big, how hot, what, whats, who')})(?:${anyOf('is, are, does, comes, in')})*${anyOf('that, it, they, those, in it, in that, in those')}(?:(?!${NEXT})(?:${WORD}|[%1$~&] )){0,5}?|(?:so )?(?:(?:thats |its )?the (?:1|ones?) ${anyOf('with, that, which')}|${anyOf('thats, its, that is, it is')}with )(?:(?!${NEXT})(?:${WORD}|[#~$&] )){1,5}?(?:and (?:an? |the |some )?[#~$&] )?)(?=${anyOf('right, yeah, yes, isnt it, innit, correct, perfect, great, okay, ok, fine, good, cool, nice, lovely, brilliant')})`;
const PRICE = `(?:for )?[%1] ${anyOf('pounds, dollars, quid, rupees, bucks, euros, rs, pound, dollar, euro')}(?:[%1] )?(?:${anyOf('for that, for it, wow, really, seriously, blimey, ouch, each')})*`;
const PRAISE = `${anyOf('best, nicest, finest, greatest')}(?:${WORD}){1,5}?`;

/** Asked for a nod. */
const TAG = `(?:${anyOf(
  `right, yeah, isnt it, doesnt it, dont they, arent they, wont it, hasnt it, is it, does it, do they, are they, na, hai na, innit, huh, correct, i think,
   i guess, i hope, i suppose, though`,
)})?`;
const SETTLED = anyOf(
  `yes, yeah, yep, okay, ok, good, great, right, fine, perfect, lovely, brilliant, cool, alright, whatever, never mind, nevermind,
   doesnt matter, it doesnt matter, no matter, anyway, go on, oh well, sure, it does, it is, they do, they are, who cares, worth it, thats fine,
   its fine, no problem, no worries, theek hai, acha, nice, wow, really`,
);
const ANSWER = `(?:(?:${anyOf('no, nah, nope, oh, but, well')})*(?:${SETTLED})+)?`;
const TURNED = `(?:${anyOf('so, just, only, then, and just, ill have, ill take, ill get, give me, get me, lets have')})*`;
const ENDS = `(?=$|${anyOf('and, plus, also, aur')}|(?<!(?:come|comes|came|served|go|goes) )with |(?:an? |[%1] )(?:[%1$&] |of )*# |(?:[$&] )+# |(?<=(?:so|just|only|then|me|have|take) )(?:the )?# )`;

/** About the weather or the hour, and not about the dish. */
const ofTheDay =
  / (?:its|it is) (?:\S+ ){0,2}(?:late|early|cold|freezing|raining|chilly|boiling|summer|winter|\S+day) /;
const isAlso = /^(?:also|too|as|bhi)$/;

/** "… actually that feeds two, so just a cola", "that comes with a dip, right": said of the dish, which stays ordered. */
const remark: Turn = {
  said: pattern(
    `(?<=# (?:[$&] )*)${OPENING}`,
    `(?:${STATED}|${ASKED}|${TOLD}|${SUBJECTLESS}|${ANSWERED}|${PRICE}|${PRAISE})`,
    TAG,
    ANSWER,
    TURNED,
    ENDS,
  ),
  plainly: ([opening = [], told = [], , answer = [], turned = []], before, behind) => {
    const given = before.findLast(({ symbol }) => symbol === '#');
    const nextAt = behind.findIndex(({ symbol }) => symbol === '#');
    const next = behind[nextAt];
    const text = ` ${textOf([...opening, ...told])}`;
    if (given === undefined) return undefined;
    // "Is the garlic bread warm" asks about another dish.
    const lately = before.filter(({ symbol }) => symbol === '#').slice(-2);
    const isOther = (piece: Piece, at: number) =>
      piece.symbol === '#' &&
      /^(?:the|your|that)$/.test(told[at - 1]?.symbol ?? '') &&
      !lately.some((dish) => isPartOf(piece, dish));
    if (told.some(isOther)) return undefined;
    const isSettled = answer.length > 0;
    if (against.test(text) && !isSettled) return undefined;
    const leads = behind.slice(0, Math.max(0, nextAt)).map(({ symbol }) => symbol);
    const isAdded = leads.some((word) => /^(?:and|plus|also|aur|with)$/.test(word));
    if (!isAdded && next !== undefined) {
      // "A pepperoni pizza, wait, that has pork in it, so a veggie pizza" puts another one in its place.
      const isOwned = told.some(({ symbol }) => symbol === 'for');
      if (isInstead(behind) || (isNamesake(given, next) && !isOwned)) return undefined;
      const isToo = behind.slice(nextAt + 1).some(({ symbol }) => isAlso.test(symbol));
      if (ofTheDay.test(text) && !isToo) return undefined;
    }
    return turned.length > 0 ? say('and') : [];
  },
};

/** Says how the dish is to be, or that it is not to come. */
const MORE = anyOf(
  `with, without, no, extra, less, more, want, wants, need, needs, make, put, add, cut, leave, hold, for, on, instead, swap, change, each, both, all,
   same, allergic, also, keep, it, that, them, those, cancel, remove, take, forget, have, mild, spicy`,
);
const SUBJECT = `(?:${anyOf(
  'i, im, ive, id, we, were, weve, he, hes, she, shes, they, theyre, you, youre, youve, theres, everyone, nobody',
)}|${anyOf('my, our, the, his, her')}(?:${WORD}|\\$ ))`;
const TALKED = `(?:(?!${NEXT}|${MORE})(?:${WORD}|~ ))`;

/** "… sorry, i'm rambling, and a bagel", "i don't even like spinach but my wife does, and": of something else. */
const besides: Turn = {
  said: pattern(
    '(?<=# (?:[$&] )*)',
    OPENING,
    `${SUBJECT}${TALKED}{1,10}?`,
    `(?:but ${SUBJECT}${TALKED}{0,3}?${anyOf('does, do, loves, love, likes, like, is, are, insists')}(?:it |them |that )?)?`,
    `(?=${anyOf('and, plus, also, aur')}(?:${WORD}){0,3}?(?:[%1$&] )*# )`,
  ),
  plainly: ([, opening = [], talk = [], but = []]) => {
    const isAgainst = against.test(` ${textOf(talk)}`);
    return (isAgainst ? but.length > 0 : opening.length + but.length > 0) ? [] : undefined;
  },
};

export const remarkTurns: readonly Turn[] = [remark, besides];

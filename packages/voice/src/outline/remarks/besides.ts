import { against } from '../given-back.ts';
import { type Turn, textOf } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';
import { NEXT, OPENING } from './remark-words.ts';

/** "… with", "… hold", "… cancel": how the dish is to be, or that it is not to come. */
const WISH = anyOf(
  `with, without, no, extra, less, more, want, wants, need, needs, make, put, add, cut, leave, hold, for, on, instead, swap, change, each, both, all,
   same, allergic, also, keep, it, that, them, those, cancel, remove, take, forget, have, mild, spicy`,
);
const SUBJECT = `(?:${anyOf(
  'i, im, ive, id, we, were, weve, he, hes, she, shes, they, theyre, you, youre, youve, theres, everyone, nobody',
)}|${anyOf('my, our, the, his, her')}(?:${WORD}|\\$ ))`;
const TALKED = `(?:(?!${NEXT}|${WISH})(?:${WORD}|~ ))`;

/** "… sorry, i'm rambling, and a bagel", "i don't even like spinach but my wife does, and": of something else. */
export const remarkBesides: Turn = {
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

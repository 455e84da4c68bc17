import { isNamesake, leftOut, type Turn } from './outline.ts';
import { anyOf, FIRST, pattern, TALK, WORD } from './words.ts';

/** "Is that the pizza place", "it's burger night": the name says what the place or the day is. */
const place = leftOut(
  pattern(
    `(?<![%1] )(?:${anyOf('is that, is this, are you, have i reached, have i got, its, it is, calls it, call it')})*(?:${anyOf('the, your, that, this, a, our')})*[#~] ${anyOf(
      'place, shop, joint, parlou?r, people, guys, room, stall, truck, stand, counter, day, night, lady, bloke, folks, craving, mood',
    )}`,
    '(?=.*# )',
  ),
);

const LEAD = `(?:${anyOf('the, a, an, some, enough, loads of, lots of, plenty of, of, our own, my own, leftover, last nights, yesterdays')}|[%1&] )*`;
/** Full of something; "the kid, small with milk" is a size. */
const FULL = `(?:${anyOf('is, has, still, already, was, got')})*(?:\\$ of |${anyOf('full, packed, stuffed, overflowing, bursting, loaded, stocked')}(?:${anyOf('up, to the brim')})?(?:of|with) )`;
const THERE = anyOf(
  'at home, at mine, here, left over, left, already, in the fridge, in the freezer, in the oven, in the cupboard, on the stove, on the hob, on the go, downstairs',
);
const MADE = anyOf('made, cooked, baked, grilled, fried, barbecued, bought, brought, did');

/** "My freezer's full of nuggets", "we grilled our own burgers", "i've a pot of karahi on the stove": it is there already. */
const thereAlready = leftOut(
  pattern(
    `(?:${anyOf('cos, because, since, as, but, and')})?(?:(?:my|our|the|her|his) ${WORD}${FULL}${LEAD}[#~] |(?:i|we|ive|weve|my ${WORD}|our ${WORD}) (?:${anyOf('have, ive, still, got, just')})*(?:${MADE}${anyOf('our own, my own')}|(?=(?:\\S+ ){1,8}?${THERE}))${LEAD}[#~] (?:${TALK}){0,2}?(?:${THERE})?)`,
    '(?=(?:so |just |and |but |no \\S+ )*(?:an? |the |just |[%1$&] ).*# )',
  ),
);

const kinds = /^(?:side|drink|dip|dessert|starter|snack|sweet|extra|main|sauce|bread|juice|shake|cake)s$/;

/** "Just dips today", "only drinks for us": what follows is of that kind. */
const onlyKind: Turn = {
  said: pattern(
    `${FIRST}(?:just|only) `,
    `[#~] |${WORD}`,
    `(?:${anyOf('today, tonight, for us, for me, this time, please, then')})+`,
    '(?=.*# )',
  ),
  plainly: ([, kind = []]) => (kinds.test(kind[0]?.tokens[0]?.text ?? '') ? [] : undefined),
};

/** "Yes i would like fries, so make the burger the one with fries": said once more, with what it belongs to. */
const partOfNext: Turn = {
  said: pattern(
    `(?:${anyOf('yes, yeah, well, since, as, youre, you are, you, ask, asking, asked, okay')})*(?:i|we|he|she) (?:${anyOf('would, do, will, does, really')})*${anyOf('like, likes, want, wants, need, fancy, love')}`,
    '[#~] ',
    '(?:so|then|therefore) (?:please )?',
    '(?=.*# )',
  ),
  plainly: ([, part = []], _, behind) =>
    behind.some((piece, at) => behind[at - 1]?.symbol === 'with' && isNamesake(piece, part[0]))
      ? []
      : undefined,
};

export const spokenOfTurns: readonly Turn[] = [place, thereAlready, onlyKind, partOfNext];

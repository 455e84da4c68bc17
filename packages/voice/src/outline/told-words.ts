import { anyOf } from './words.ts';

/** The words in which a size or heat is told of some of the dishes of a list; each from the start of what is left. */

const start = (...parts: readonly string[]): RegExp => new RegExp(`^(?:${parts.join('')})`);
const OF_THEM = `(?:of (?:${anyOf('them, those, these, the')}))?`;
export const all = start(
  `${anyOf('both, the both, all, each 1, each one, each kind, each type, each, every 1, every one, every kind, every type, every sort, everything, dono, donon, sab, teeno, saare, sare')}(?:[%1] )?${OF_THEM}`,
  '|(?:the )?(?:lot |% )(?:of )?(?:them |those )|(?:the )?lot |the pair |the % ',
);
export const plainAll = start(anyOf('both, all, dono, donon, sab'));
export const ordinal = start(
  '(?:the )?',
  `(${anyOf('first, second, third, fourth, last, former, latter, pehla, pehli, doosra, doosri, dusra, dusri, teesra, teesri')})`,
  '(?:(1|ones?|%) )?',
);
const REST = `(?:and )?(?:the )?(?:other|others|rest|remaining|baqi|baki) (?:1 |ones? |% )?${OF_THEM}`;
export const rest = start(REST, '(?:both |all )?');
export const restOne = start(REST);
export const theOne = start('the 1 (?![#~$])');
export const named = start('(?:the )?[#~] (?:1 (?!of )|ones? |wal[aie] )?(?:only )?');
/** "With no mustard", "extra ice": how it is to be made begins. */
const wished = anyOf('with, without, no, extra, minus, less, hold, light on, heavy on, easy on');

export const owned = start(
  '([a-z]+) (?=(?:is|are|should be|to be|wants|in|as|just|\\$|with|without|no|extra) )',
);
export const fillers = start(
  `(?:${anyOf('and, but, so, please, then, only, just, make it, make that, make, have, do, go easy on, easy on, go, keep, can, you, id like, i want, we want, want, oh, maybe, actually, though, aur, lekin, magar, with, get, them, thanks')})*`,
);
export const before = start(
  `(?:${anyOf('is, are, should, to, be, will be, can, in, as, a, an, the, nice and, quite, very, all, just, only, mein, in the, wants, has to be, with(?= \\$)')})*`,
);
export const behind = start(
  `(?:${anyOf('size, sized, sizes, please, mein, me, ko, you got, you have, you do, youve got, you can do, there is, available, you sell, ones, heat, spice, level, though, too, for me')}|& )*`,
);
/** "Without olives", "extra ice and no straw" */
const WISH = `(?:${wished})+(?:the |any |an? )?(?:(?!${anyOf('and, plus, also, aur, the, for, in, on, but, please, because, cos, coz, thanks')})(?:[~#] |[a-z]\\S* )){1,4}`;
export const wish = start(`(?:to come |is |are |should be |come |comes )?${WISH}(?:(?:and )?${WISH})*`);
/** "Put an extra shot in", "no onion in", "honey on" */
export const wishAhead = start(
  `(?:${anyOf('put, add, get, pop, have, can you, could you, leave room for')})*(?:an? |some |the )?(?:${wished})*(?:(?!${anyOf('and, plus, also, aur, the, for, in, on, but, please, is, are')})(?:[~#] |[a-z]\\S* )){1,3}(?:on top )?(?:in|on|to|into|onto) (?=the |mine |his |hers )`,
);
/** "Both sharing, mild on the chowmein": what is told of the dish that follows. */
export const ofTheNext = start(
  '(?:and )?(?:\\$ (?:sized? |& )*)+(?:(?:(?:only|just) )?(?:for|on)|only|just) the [#~] ',
);
/** "Two of the …", "three each" */
export const countOf = start('[%1] (?:of (?!us |them |you )|(?=each ))');
/** "Large and small respectively" */
export const inThatOrder = start(`(?:respectively |in (?:${anyOf('that, this, the same, the')})?order )`);
export const linked = start(`(?:${anyOf('for, on, with, in, to, the case of, only, just')})*`);
export const excepted = start(
  `(?:and )?${anyOf('except for, except, apart from, other than, besides, but not, bar, minus, excluding')}`,
);
export const thatOne = start(
  `(?:${anyOf('that ones?, that 1, which, that, thats, its, it, who, and that, is, should be, will be, i want, and')})*`,
);
/** Why, or for whom: "cos my uncle likes it so", "for the kids". */
export const reason = start(
  `(?:${anyOf('cos, coz, because, cause, since, for, as, kyunke')})(?:(?!${anyOf('and, but, plus, also, the')}|[#%1$&~] )\\S+ |(?<=for )the ){1,8}`,
);

export const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  pehla: 0,
  pehli: 0,
  second: 1,
  latter: 1,
  doosra: 1,
  doosri: 1,
  dusra: 1,
  dusri: 1,
  third: 2,
  teesra: 2,
  teesri: 2,
  fourth: 3,
};
export const owners: Readonly<Record<string, readonly string[]>> = {
  mine: ['me', 'myself'],
  his: 'him, dad, father, abbu, abba, husband, brother, bhai, son, boy, grandpa, nana, dada, uncle, boyfriend'.split(
    ', ',
  ),
  hers: 'her, mum, mom, mother, ammi, wife, sister, behen, daughter, girl, grandma, nani, dadi, aunt, auntie, girlfriend'.split(
    ', ',
  ),
  theirs: ['them', 'kids', 'children', 'boys', 'girls', 'parents'],
  ours: ['us'],
};

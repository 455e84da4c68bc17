import { family, phrases } from './words.ts';

/** What a word does where an order is spoken of. */
export type LineWord =
  | 'remove'
  | 'keep'
  | 'make'
  | 'double'
  | 'halve'
  | 'more'
  | 'less'
  | 'not'
  | 'it'
  | 'all'
  | 'rest'
  | 'other'
  | 'again'
  | 'order'
  | 'only'
  | 'except'
  | 'asks'
  | 'joint'
  | 'reason'
  | 'first'
  | 'second'
  | 'third'
  | 'last'
  | 'talk';

/** How people speak of what is in their order; the longest phrase that fits is taken. */
export const lineWords: Readonly<Record<LineWord, readonly string[]>> = {
  remove: phrases(
    `remove, cancel, cut, reduce, delete, drop, ditch, scrap, scratch, skip, lose, bin, discard, forget, forget about, get rid of,
     take off, take out, take away, knock off, leave out, leave off, throw out, never mind the, chuck, chuck out, clear, off, out, away, back,
     dont want, do not want, dont need, do not need, no need for, no longer want, no longer need, no more, minus,
     can go, has to go, have to go, should go, hata do, hata dein, hatao, hata den, nikal do, nikal dein, nikalo, cancel kar do,
     cancel kar dein, nahi chahiye, nahin chahiye, mat dena, rehne do, rehne dein, didnt order, didnt ask for, never ordered`,
  ),
  keep: [
    ...family(
      'dont, do not, never, please dont',
      'take off, take out, take away, take back, remove, delete, cancel, drop, touch, change, forget, lose, bin, scrap',
    ),
    ...phrases(
      `keep, its fine, it is fine, how it is, the way it is, the same, stays, stay, staying, remains, leave, is fine, are fine, is good, are good, can stay, as it is, as they are,
     as is, still want, waise hi, fine, will do, was great, was good, was cold, was lovely, was nice, were great, were good, were cold,
     all good, last time, last week, yesterday`,
    ),
  ],
  make: phrases(
    `make, change, turn, switch, upgrade, upsize, downgrade, downsize, bump, should be, should have been, can be, could be, has to be, needs to be, to be,
     have to be, is to be, are to be, must be, was meant to be, i said, i ordered, i asked for, i meant, i mean, i wanted, go up to,
     go down to, go back to, go up, go down, go to, raise, increase, kar do, kar dein, kar dena, kardo, kar den, kar dijiye, karo, karein, bana do,
     be, set, instead, up, down, ki jagah, ki bajaye, ke badle`,
  ),
  double: phrases('double, twice'),
  halve: phrases('halve, cut in half, half of'),
  more: phrases('more, another, extra, additional, aur, mazeed'),
  less: phrases('less, fewer, kam'),
  not: phrases('not, over, instead of, rather than, and not, nahi, nahin, no'),
  it: phrases('it, that, this, them, those, these, that one, this one, is ko, isko, us ko, usko, inko, unko'),
  all: phrases(
    `all, both, everything, all of it, all of them, both of them, it all, the lot, the whole lot, the whole order, my order, the order, dono,
     donon, sab, sab kuch, all of that, each, each of them, all of those`,
  ),
  rest: phrases(
    'the rest, everything else, all else, the others, the other ones, baqi sab, baqi, all the rest, rest of it',
  ),
  other: phrases('the other, the other one, the other two, doosra, dusra, doosri, dusri'),
  again: phrases(
    'same, same again, the same for, same for, the same again for, same again for, the same again, same once more, once more, once again',
  ),
  order: phrases(
    `add, give me, get me, i want, id like, i would like, ill have, can i have, can i get, we want, bring me, put in,
     throw in, stick on, send me, get us, give us, lets have, stick, pop, put, laga do, laga dein, bhej do, de do`,
  ),
  only: phrases('only, just, sirf, nothing but'),
  except: [
    ...family(
      'everything, all, all of it, anything',
      'but, except, except for, apart from, other than, besides',
    ),
    'sab kuch siwaye',
  ],
  asks: phrases(
    'drop it at, drop it off at, leave it at, leave it with, leave it outside, is, are, was, does, do i need, have i got, did i, is there, are there',
  ),
  joint: phrases('and, but, then, plus, also, while, aur, lekin, magar, phir'),
  reason: phrases(
    'because, cos, coz, since, theres only, there are only, there is only, kyunki, i can, my, he, she, they, its too, im, i am, we are, we have, so i, so we, theres three, theres four, theres five',
  ),
  first: phrases('first, first one, pehla, pehli'),
  second: phrases('second, second one'),
  third: phrases('third, third one'),
  last: phrases('last, last one'),
  talk: phrases(
    `please, actually, never mind, too many, too much, thats, can, times, x, its, could, you, we, i, do, the, my, our, your, a, an, to, of, for, in, on, by, bring, so, oh, um, uh, er,
     hmm, ok, okay, yes, yeah, yep, no wait, wait, sorry, well, now, too, as well, bhi, thanks, thank you, cheers, one, ones, item, items, thing, things, size, sized,
     portion, version, with, want, need, would, like, will, lets, let, me,  should, id, ill, ko, wala, wali, wale, ka, ki, ke, ji, bhai,
     from, off of, there, theres, maybe, think, i think, go, for me, get, take, have, order, quantity, number, count, anymore, any more, any, after all, at all,
     then, though, if possible, heat, level, spice, spicy level, level of spice, i can handle it, actually no, as, again, hi, friend, my friend, on, cart, basket, altogether, in total`,
  ),
};

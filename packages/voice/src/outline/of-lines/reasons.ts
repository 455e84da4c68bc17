import { leftOut } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';

/** What says more than why. */
const MEANS = anyOf(
  `want, wants, wanted, need, needs, prefer, prefers, like, likes, said, meant, ask, asked, ordered, order, same, (?<!showing )off, out, instead, more, less, fewer,
   each, both, all, everything, another, again, stay, stays, keep, leave, remove, cancel, drop, delete, add, make, change, swap, go,
   allergic, allergy, allergies, intolerant, vegan, without, no, extra, without, should, mistake, wrong, have to, has to, take, get, give, put,
   only, rather, instead, fewer, too, how, what, when, where, why, which, who, is it, will it, are they, having, other`,
);
const BECAUSE = anyOf('because, cos, coz, cause, cuz, since, as, and, but, actually, honestly, kyunki');
const DOES = anyOf(
  `is, are, was, were, has, had, cant, cannot, wont, doesnt, dont, isnt, arent, wasnt, couldnt, hates, hate, loves, just,
   already, bailed, cancelled, canceled, called, came, left, decided, got, went, will be, never, always, might, are all, is not, arrived, turned, walked`,
);
/** Somebody, or "we're", "it's". */
const SOMEBODY = `(?:${anyOf(
  'i, we, he, she, they, nobody, no one, everyone, everybody, im, were, hes, shes, theyre, its, theres, ive, weve, id, there is, there are, thats too',
)}|(?:(?:half|some|most) (?:of )?)?(?:my|our|the|his|her|them|us) (?:(?!${DOES}|${anyOf('rest, other, others, remaining')})${WORD}){0,2}${DOES}|(?:my|our|the|his|her) (?:${WORD}){1,2}(?=vegetarian )|(?:my|our|his|her) [a-z]+s (?=[a-z]+ing )|[a-z]+s (?=just )|(?!${anyOf('it, that, this, which')})${WORD}(?:just |only |also )?${anyOf('isnt, cant, wont, doesnt, hates, bailed, cancelled, canceled')})`;

const SPOKEN = `(?<=(?:[=#$%1@] |${anyOf('everything, it all, the lot, all of it, them')}).*)`;

/** "… we're feeling brave", "… half the office is working from home": why, behind all that was said. */
export const why = leftOut(
  pattern(
    `${SPOKEN}(?:${BECAUSE})*`,
    SOMEBODY,
    `(?!(?:do|dont|does|doesnt|did|didnt|would|can|cant) $)(?:(?!${MEANS})${WORD}){1,12}$`,
  ),
);

/** "The larger one actually": said at the end it puts nothing else right. */
export const atLast = leftOut(
  pattern('(?<=^(?:the |an? )?\\$ (?:1 |ones )?)(?:actually|sorry|rather) ', '$'),
);

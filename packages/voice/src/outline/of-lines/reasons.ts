import { leftOut, type Turn } from '../outline.ts';
import { AT_START, anyOf, pattern, WORD } from '../words.ts';

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
const why = leftOut(
  pattern(
    `${SPOKEN}(?:${BECAUSE})*`,
    SOMEBODY,
    `(?!(?:do|dont|does|doesnt|did|didnt|would|can|cant) $)(?:(?!${MEANS})${WORD}){1,12}$`,
  ),
);

/** An order to change something. */
const CHANGES = `(?:${anyOf('please, can you, could you, lets, just')})*${anyOf(
  'make, change, swap, switch, bring, take, drop, remove, cancel, bump, bring, knock, cut, upgrade, downgrade, lose, ditch, bin, scrap, get rid of, delete, replace',
)}(?:the |my |it |that |them |those |two |a |an |[%1=#])`;

/** "Hmm, I think we've got too much bread, drop two of the roghni": what comes first and names no line. */
const whyFirst = leftOut(
  pattern(
    `${AT_START}(?:${anyOf('hmm, oh, wait, hey, ok, okay, well, so, um, uh, actually, right, listen, sorry')})*`,
    SOMEBODY,
    `(?:(?!${anyOf('want, wants, need, needs, said, meant, asked, ordered, allergic, allergy, same, add, have, no, another, vegan')})${WORD}|too (?:much|many) [#~&] |(?:this|my|our|the) \\$ ){0,14}?`,
    `(?:so )?(?=${CHANGES})`,
  ),
);

/** "Whoa", "man" */
const called = leftOut(
  pattern(
    `(?:${AT_START}${anyOf('whoa, woah, wow, gosh, oi, yo, argh, ugh, oops, whoops, jeez, blimey, crikey')}+|${anyOf('man, dude, pal, lads, love, folks, guys, cheers, ta, chief, sweetheart, darling')}$)`,
  ),
);

/** "… and add nothing", "… nothing else changes": no more is said. */
const nothing = leftOut(
  pattern(
    `(?:${anyOf('and, but, so')})*`,
    `(?:${anyOf(
      `add nothing, add nothing else, dont add anything, do not add anything, dont add any more, nothing else changes, nothing else, no other changes, no changes,
       dont change anything else, nothing more, and thats us done, thats us done, thats us, were done, and thats it, thats it, thats everything, that is all, thats all, im done`,
    )})+(?:${anyOf('please, thanks, thank you, today, for now')})*$`,
  ),
);

/** "The larger one actually": said at the end it puts nothing else right. */
const atLast = leftOut(pattern('(?<=^(?:the |an? )?\\$ (?:1 |ones )?)(?:actually|sorry|rather) ', '$'));

/** "… there's only us two now": how many they are orders nothing, where nothing of it was named. */
const fewOfUs = leftOut(
  pattern(
    `${SPOKEN}(?:${anyOf('will you, would you, please, because, cos, since, as')})*`,
    `(?:${anyOf('theres, there are, its, were, we are, there is, just, only')})+(?:(?:us|the|of us) )*[%1@] (?:${anyOf('of us, now, left, here, today, tonight, eating, people, after all')})*$`,
  ),
);

/** What is told besides, and changes nothing. */
export const reasonTurns: readonly Turn[] = [fewOfUs, atLast, called, nothing, why, whyFirst];

import { isNamesake, leftOut, say, type Turn } from './outline.ts';
import { AT_START, anyOf, FIRST, ORDERED, pattern, TALK, TURN, WHO, WORD } from './words.ts';

/** Something that is named is ordered behind it. */
const NAMED_BEHIND = '(?=.*# )';
/** An order follows, whatever its first dish is called. */
const BEGINS = `(?=(?:${TURN}|${ORDERED}|[%1] ).*# )`;

/** "Two kulfi one kheer, wait, swap that, so one kulfi and two kheer": all of it is said again. */
export const swapped: Turn = {
  said: pattern(
    `${AT_START}(?:\\S+ ){1,40}?`,
    `(?:${anyOf('no, wait, sorry, actually, oh, hmm')})*(?:swap|switch|reverse|flip) ${anyOf('that, those, them, these, it')}(?:${anyOf('around, round, so, to, make it')})*`,
    NAMED_BEHIND,
  ),
  plainly: ([said = []], _, behind) =>
    said.every((piece) => piece.symbol !== '#' || behind.some((again) => isNamesake(again, piece)))
      ? []
      : undefined,
};

/** "I don't want anything fried, so": why something else is ordered. */
const NOTHING_SUCH = `(?:${WHO})?${anyOf('dont, do not, doesnt, does not, cant, cannot')}${anyOf('want, need, fancy, like, eat, have, do, feel like')}(?:(?!${anyOf('too, so')})(?:${WORD}|[~$] )){1,5}?(?:so |and |therefore )`;

/** "No naan for us just roti", "whatever you do don't send any coke": refused before anything was ordered. */
export const refused = leftOut(
  pattern(
    `${FIRST}(?:${NOTHING_SUCH})?(?:(?:(?:${anyOf('whatever you do, whatever happens, please')})*(?:dont|do not|never) ${anyOf('put, send, give, add, bring, include, pack')}(?:me |us )?|(?:${anyOf('no, nahi, none of, never, anything but, anything except')})+|(?<!(?:dont|not|never) )${anyOf('forget, forget about, skip, scrap, ditch, leave out, never mind')})(?:${anyOf('the, any, that, more, and, or')})*(?:# |(?<=(?:dont|not|never) \\S+ (?:me |us )?(?:any |the )?)~ )(?:${TALK}){0,8}?)+`,
    BEGINS,
  ),
);

/** "… and no drinks": none was ordered; a "just" behind it speaks of them, and not of what was ordered before. */
export const noDrinks: Turn = {
  said: pattern(
    `(?:and )?no (?:& |${anyOf('drinks?, desserts?, starters?, sides?, extras?')})(?:${anyOf('please, for us, for me, today, thanks')})*`,
    '(?:just |only )?',
    '(?=$|and |[%1$] |an? |the )',
  ),
  plainly: ([none = [], just = []], before) => {
    if (
      none.some(({ symbol, tokens: [unit] }) => symbol === '&' && !/^(?:drink|side)/.test(unit?.text ?? ''))
    )
      return undefined;
    return just.length > 0 && before.some(({ symbol }) => symbol === '#') ? say('and') : [];
  },
};

import { isPlain } from './contrasts.ts';
import { isHeat, isNamesake, leftOut, say, type Turn } from './outline.ts';
import { AT_START, anyOf, FIRST, ORDERED, pattern, TALK, TURN, WHO, WORD } from './words.ts';

/** Something that is named is ordered behind it. */
const NAMED_BEHIND = '(?=.*# )';
/** An order follows, whatever its first dish is called. */
const BEGINS = `(?=(?:${TURN}|${ORDERED}|[%1] ).*# )`;
const SAID = `(?:(?:that |which )?(?:i|we|id) (?:just |have |had )*${anyOf('said, told you, ordered, say, asked for, wanted')})?(?:before |so far |earlier )?(?:about (?:the |a )?[#~] )?`;

/** "Start again, forget what i said", "scratch the whole thing": what was said before is not ordered. */
const anew = leftOut(
  pattern(
    `${AT_START}(?:\\S+ ){0,40}?(?:(?:${anyOf('sorry, no, please, and, okay, ok, wait, actually, so, lets, let me, i said, i told you')})*(?:${anyOf(
      'start again, start over, start fresh, start afresh, start from scratch, start from the beginning, begin again, begin from scratch',
    )}|${anyOf('forget, ignore, scratch, scrap, ditch, cancel, drop, disregard')}(?:${anyOf('about')})?(?:what (?=i |we )|${anyOf('everything, all that, all of that, all of it, it all, the lot')}|the (?:\\$ )?${anyOf('thing, lot, order')})${SAID}))+`,
    `(?:(?:${anyOf('i said, i told you, please, and, just')})*${anyOf('forget, scratch, no, cancel, drop, not')}(?:${anyOf('about, the')})*[#~] )?`,
    NAMED_BEHIND,
  ),
);

/** "Two kulfi one kheer, wait, swap that, so one kulfi and two kheer": all of it is said again. */
const swapped: Turn = {
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

/** "Leave out the lassi and keep the kulfi": what stays was ordered before, and is not ordered again. */
const keptToo: Turn = {
  said: pattern(
    // Looked for behind the word, so that only a sentence that has it is searched backwards.
    `(?:and |but )?(?:keep|leave in) (?<=${anyOf('leave out, remove, drop, cancel, skip, forget, lose, scratch')}.*)`,
    '(?:the|my|our) # ',
  ),
  plainly: ([, kept = []], before) =>
    before.some((piece) => isNamesake(piece, kept.at(-1))) ? [] : undefined,
};

/** "I don't want anything fried, so": why something else is ordered. */
const NOTHING_SUCH = `(?:${WHO})?${anyOf('dont, do not, doesnt, does not, cant, cannot')}${anyOf('want, need, fancy, like, eat, have, do, feel like')}(?:(?!${anyOf('too, so')})(?:${WORD}|[~$] )){1,5}?(?:so |and |therefore )`;

/** "No naan for us just roti", "whatever you do don't send any coke": refused before anything was ordered. */
const refused = leftOut(
  pattern(
    `${FIRST}(?:${NOTHING_SUCH})?(?:(?:(?:${anyOf('whatever you do, whatever happens, please')})*(?:dont|do not|never) ${anyOf('put, send, give, add, bring, include, pack')}(?:me |us )?|(?:${anyOf('no, nahi, none of, never, anything but, anything except')})+|(?<!(?:dont|not|never) )${anyOf('forget, forget about, skip, scrap, ditch, leave out, never mind')})(?:${anyOf('the, any, that, more, and, or')})*(?:# |(?<=(?:dont|not|never) \\S+ (?:me |us )?(?:any |the )?)~ )(?:${TALK}){0,8}?)+`,
    BEGINS,
  ),
);

/** "Not the white karahi, the regular chicken karahi", "none of that karahi business, the proper handi" */
const notTheOther: Turn = {
  said: pattern(
    `${FIRST}(?:not|none of) (?:${anyOf('the, that, your, a, an, those')})*(?:# |${WORD}(?=ones? |1 ))(?:ones? |1 |${anyOf('business, stuff, thing, nonsense, rubbish')})?`,
    `(?:${anyOf('its, i want, give me, just, i mean, id like, ill have, get me, but')})*(?=(?:the |[%1] )(?:[$&] |${WORD}){0,2}?# )`,
    '(?:the (?=\\$ ))?',
    '(?:\\$ (?=#))?',
  ),
  plainly: ([, , the = [], kind = []]) =>
    kind[0] && isPlain(kind[0]) && isHeat(kind[0]) ? the : [...the, ...kind],
};

/** "Green tea none", "fries nahi", "dahi bhallay no" where another one was a yes. */
const refusedBehind = leftOut(
  pattern(
    `(?<!(?<!# (?:\\$ )*)[%1] |a |an |ek |aik |\\$ )# `,
    `(?:${anyOf('none, zero, nil, no thanks, no thank you, none for me, none for us')}|nahi (?!chahiye|hai|nahi|balk)|no (?=so |#|$)(?:(?<=yes .*)|(?=.*yes )))`,
  ),
);

/** "… so definitely not those, a chowmein": what was spoken of is not ordered. */
const notThose = leftOut(
  pattern(
    `(?<=${anyOf('so, and, but')}(?:${anyOf('definitely, certainly, obviously, please, absolutely')})*)not (?:${anyOf('any of, for me')})?${anyOf('those, that, them, it, these')}(?:for me |please )?`,
    `(?=${ORDERED}|[$&] # )`,
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

export const refusalTurns: readonly Turn[] = [
  anew,
  swapped,
  keptToo,
  refused,
  notTheOther,
  refusedBehind,
  notThose,
];

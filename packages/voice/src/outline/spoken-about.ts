import { leftOut, type Piece, type Turn } from './outline.ts';
import { anyOf, LEAD, ORDER_FOLLOWS, pattern, TALK, WORD } from './words.ts';

const BECAUSE = `(?:${anyOf('and, but, because, cos, coz, cause, since, as, kyunki')})*`;

/** "The triple smash is huge so", "the volcano burger looks amazing but": what a dish is like. */
export const described = leftOut(
  pattern(
    `${BECAUSE}(?:last time |${anyOf('i was told, i heard, ive heard, everyone says, everybody says, they say, people say, i know, i think, i bet, honestly, maybe')})?`,
    `${LEAD}# (?:one |1 )?${anyOf(
      `is, are, was, were, looks, look, smells, smell, sounds, sound, seems, seem, tastes, taste, would be, will be,
       might be, isnt, arent, wasnt, werent, takes, upsets, makes me, make me, gives me, makes us, make us`,
    )}(?!${anyOf('for, with, without, no, to, mine, also, the other, fine, good, ok, okay, great, enough(?! for), it, they, there')}|[#%1@$&])`,
    `(?:${TALK}|so (?=${TALK})|\\$ |for [%1] (?=people|of us|persons)){1,10}?`,
    // "… would be too heavy this morning, halwa puri two"
    `(?:${ORDER_FOLLOWS}|(?<= too \\S+ (?:${TALK})*)(?=# [%1$] ))`,
  ),
);

const nameOf = (piece: Piece | undefined): string => piece?.tokens.map(({ key }) => key).join(' ') ?? '';
const isName = ({ symbol }: Piece): boolean => symbol === '#';

const BUT = anyOf('but, lekin, magar');

/** "I'd order the lamb leg but it takes forever so": a reason gives it up, where another dish follows. */
export const wouldBut = givenUp(
  `${anyOf('id, wed, i would, we would, i could, we could')}(?:${anyOf('really, gladly, happily, probably, have')})*${anyOf('order, ordered, get, gotten, have, had, take, taken, go for, gone for, go with, try, tried, pick, choose, do, like, eat, ask for')}`,
  `${BUT}(?!\\$ |${anyOf('with, without, no, extra, not, in, as, make, only, can, could, please, hold')})(?:(?!${anyOf('and, with, without')})(?:${WORD}|[%1$~] )){2,14}?(?=${anyOf('so, just, then, instead, give, get, ill, lets, today')}(?!that |i |we |it |they ))`,
);

/** Left out up to what gives it up, unless the same is ordered behind it or its name is still needed. */
function givenUp(opening: string, ending: string): Turn {
  return {
    said: pattern(opening, '(?:(?!but )\\S+ ){0,14}?[#~] (?:(?!but )\\S+ ){0,12}?', ending, '(?=.*# )'),
    plainly: ([, talk = []], _, behind) => {
      const named = talk.filter(isName).map(nameOf);
      const ordered = behind.slice(0, behind.findIndex(isName));
      const isMeant = ordered.some(({ symbol }) => /^(?:those|them|these|it)$/.test(symbol));
      // "I wanted the mutton karahi but … the chicken one"
      const isKind = behind.some(
        ({ symbol }, at) => /^(?:ones|1)$/.test(symbol) && /[#~]/.test(behind[at - 1]?.symbol ?? ''),
      );
      return isKind || isMeant || named.includes(nameOf(behind.find(isName))) ? undefined : [];
    },
  };
}

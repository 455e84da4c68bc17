import { leftOut, type Piece, type Turn } from './outline.ts';
import { anyOf, ITEM, pattern, WORD } from './words.ts';

const HAVE = anyOf('have, do, sell, serve, got, make, keep, stock');
const DONT = `(?:${anyOf('you, they, we')})?${anyOf('dont, do not, havent, didnt, cant')}(?:${anyOf('seem to, even, actually, still')})*${HAVE}`;
const FOOD = `(?:${ITEM}|(?:the |an? |any |some )*(?:${WORD}|~ ){1,2}?(?:[#~] )?)`;
const GONE = anyOf(
  'is finished, is gone, is sold out, is out, is off, are finished, are gone, are sold out, is not available, isnt available, not available, are not available, arent available, sold out, nahi hai, khatam hai, khatam ho gaya, khatam ho gayi, not on the menu, isnt on the menu',
);
/** "You don't have pastrami", "pastrami, you don't do that", "the firni is finished", "kheer nahi hai". */
const MISSING = `(?=(?:\\S+ ){0,6}?${anyOf('dont, do not, havent, didnt, cant, out of, theres no, there is no, no, nope, finished, gone, out, off, available, sold, hai, khatam, menu')})(?:${anyOf('oh, ah, so, i see, im told, i was told, they say, it says, hmm')})*(?:${DONT}${FOOD}|${anyOf('youre out of, you are out of, theyre out of, theres no, there is no')}${FOOD}|(?:${anyOf('is there, are there, do you have, have you got, do you do, do you sell, got any')})?${FOOD}(?:(?:${anyOf('no, oh, ah, hmm, wait')})*${DONT}(?:${anyOf('it, that, those, them, any, these, 1, one')})?|(?<=${anyOf('any, have, got, do, sell')}\\S+ (?:\\S+ )?)${anyOf('no, nope')}|${GONE}))`;
const ANSWER = `(?:${anyOf(
  `okay, ok, fine, alright, right, oh, well, oh well, never mind, nevermind, no problem, no worries, shame, pity, thats fine, fair enough, then, so, in that case,
   acha, theek hai, chalo, to, toh, phir, ill have, ill take, give me, lets have, make it`,
)})+`;

const asName = (said: readonly Piece[]): Piece => ({
  symbol: '#',
  tokens: said.flatMap(({ tokens }) => tokens),
});
const isLead = ({ symbol, tokens: [first] }: Piece): boolean =>
  /^[%1@$&]$/.test(symbol) || /^an?$/.test(first?.text ?? '');

/** "Pineapple pizza, don't have it, okay, pepperoni then, a medium": in its place, with what is told of it behind. */
const otherInstead: Turn = {
  said: pattern(
    MISSING,
    ANSWER,
    `(?:[#~] ){1,2}|${WORD}{1,2}(?=then (?:an? )?[$&] )`,
    '(?:then|instead|phir) ',
    '(?:(?:an? |the |just )*(?:[%1@$&] )+|)',
    `(?=$|${anyOf('and, plus, aur, with, without, please, thanks, for, also')})`,
  ),
  plainly: ([, , name = [], , told = []]) => [...asLead(told.filter(isLead)), asName(name)],
};

const asLead = (told: readonly Piece[]): Piece[] =>
  told.map((piece) => ({
    ...piece,
    tokens: piece.tokens.filter(({ text }) => !/^(?:of|them|those|these|that|it)$/.test(text)),
  }));

/** "You're out of kheer, fine, two ras malai": what cannot be had is not ordered. */
const missing = leftOut(pattern(MISSING, ANSWER, '(?=(?:the |an? |[%1$&] )*# )'));

export const notToBeHadTurns: readonly Turn[] = [otherInstead, missing];

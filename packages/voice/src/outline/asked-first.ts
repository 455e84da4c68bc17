import { isSize, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

const ARTICLE = '(?:(?:the|your|those|these|this|that|any|some|a|an|all) )*';
const ASKING = `(?:${anyOf('excuse me, and, also, by the way, tell me, can i ask')})*(?:how ${WORD})?(?:${anyOf(
  'is, are, was, were, does, do, has, have, did, can, will, would, does your, if there is, if there are, if you have, if youve got, is there, are there, have you got, have you, you got, do you, do you still, do they',
)}(?:${anyOf('have, do, sell, make, serve, still have, got')})?|${anyOf('whats in, what is in, what comes in, what comes with, what goes in, how about, what about, whats, hows')}|how many (?:${WORD}){1,2}?${anyOf('in, on, come with, comes with, are in, are there in, do you get in, do i get in')}|${anyOf('i was told, i heard, ive heard, everyone says, they say, do you think, do you reckon, would you say')}|${anyOf(
  'i dont suppose, i wonder if, you dont happen to, you wouldnt happen to, you dont',
)}(?:${anyOf('you, theres, there is, there are, still, have, do, got, any')})*)`;

/** What a dish is like, or whether there is any. */
const ABOUT = `(?:(?:with (?:${WORD})?# )|(?!${anyOf('and, plus, aur')})${WORD}|[~$&] |(?<=for )[%1] |and (?=${WORD}{1,4}(?:so|but)))`;

/** The answer, and what leads to the amount. */
const ANSWERED = `(?:${anyOf(
  `so, then, yes, yeah, yep, okay, ok, good, great, well, fine, alright, lovely, wonderful, perfect, nice, cool, brilliant,
   excellent, smashing, sick, super, sold, sure, whatever, doesnt matter, it doesnt matter, no matter, oh well, oh, any good, fair enough, deal, go on, go on then, oh go on, why not, ill risk it, ill try it, ill grab, ill go for, make it, anyway, right, never mind, nevermind, it does, they do, it is, they are, there is, there are, in that case, if so, if yes,
   acha, theek hai, ill take, ill have, ill get, well take, well have, give me, get me, gimme, let me have, id like, i want, i would like, send me, lets have,
   lets do, ill try, can i get, can i have, can we get, can we have, could i get, could i have, could we get, could we have,
   may i have, id love, wed love, id have, id take`,
)}(?:just |then |so |please )*)+`;
const AMOUNT =
  '(?:(?:the|a|an|maybe|about|of|just|only) )*(?:[%1@$&] |of |one (?=of |$)|(?:two|three|four|five|six) (?=of (?:it|that) ))(?:[%@$&] |1 (?!with |without )|of )*';
/** "… one of those subs" */
const TAIL = `(?:(?:of )?(?:(?:those|these) [#~] (?=[$&] |$)|${anyOf('them, those, these, that, it, em, ones, one, portion, portions, size')})|${anyOf('then, please, anyway, thanks, thank you, for now')})*`;
const OVER = `(?=$|1 with|${anyOf('and, plus, with, without, aur, for, no, also, but, in, extra, if, to')}|(?:${WORD}|~ )(?!(?:${WORD}|[~$&%1] ){0,2}# ))`;

/** "Six of them" and "a small one" as they are said before a name: "six", "a small". */
function asLead(amount: readonly Piece[]): Piece[] {
  return amount
    .map((piece) => ({
      ...piece,
      tokens: piece.tokens.filter(({ text }) => !/^(?:of|them|those|these|that|em|it)$/.test(text)),
    }))
    .filter(({ tokens }, place) => place === 0 || tokens[0]?.text !== 'one')
    .filter(({ tokens: [first] }, place) => !(place === 0 && first?.text === 'the'));
}

const asName = (said: readonly Piece[]): Piece[] => [
  { symbol: '#', tokens: said.flatMap(({ tokens }) => tokens) },
];

const isSaid = (amount: readonly Piece[]): boolean =>
  amount.some(({ symbol }) => /[%1@$]|^(?:one|two|three|four|five|six)$/.test(symbol));

/** "Is the halloumi wrap vegetarian, good, then one regular": what was asked about is ordered behind it. */
export const askedAbout: Turn = {
  said: pattern(
    `${ASKING}${ARTICLE}`,
    '(?:(?:[%1$&]|of) )*',
    // "Is the nihari fresh": alone it may be heard as any word; counted it is a name, or nothing.
    `(?:# |(?<=${anyOf('the, your')})(?:[~&] |${WORD}){1,2}?)`,
    '(?:\\$ )*',
    `${ABOUT}{0,14}?${ANSWERED}`,
    AMOUNT,
    TAIL,
    '(?:\\$ )*',
    OVER,
  ),
  plainly: ([asked = [], lead = [], name = [], sizes = [], , amount = [], , behind = []]) => {
    // "Do you do it extra hot" asks for one that is, "is it very hot" does not.
    const isWanted =
      /^(?:have|do|sell|make|serve|there|got|any|a|the)$/.test(asked.at(-1)?.symbol ?? '') &&
      !/^(?:is|are)$/.test(asked.at(-2)?.symbol ?? '');
    // "Is one family pulao enough for five, anyway, give me two": of that size, unless another one follows.
    const size = lead.filter(isSize).filter(() => ![...amount, ...behind].some(isSize));
    return isSaid(amount)
      ? [...asLead(amount), ...size, ...(isWanted ? sizes : []), ...asName(name), ...behind]
      : undefined;
  },
};

/** "The dumplings, are they any good, well, give me a sharing portion", "that cake looks lovely so a slice of that" */
export const spokenOf: Turn = {
  said: pattern(
    `(?<![%1] |\\$ )${ARTICLE}`,
    '# ',
    `(?:${anyOf(
      'how much are they, how much is it, how much, how big are they, how big is it, is it, are they, is there, are there, do you, does it, do they, have you, is that, are those, looks, look, smells, smell, sounds, sound, seems, is, are, was, were',
    )}|(?:i|we) (?:had|got|ordered|took|ate) (?:[%1] )?)(?!for |with |without |\\$ |[%1] )${ABOUT}{1,12}?${ANSWERED}`,
    AMOUNT,
    TAIL,
    '(?:\\$ )*',
    OVER,
  ),
  plainly: ([, name = [], , amount = [], , behind = []]) =>
    isSaid(amount) ? [...asLead(amount), ...name, ...behind] : undefined,
};

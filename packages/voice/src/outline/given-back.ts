import { isNamesake, isPartOf, leftOut, type Piece, type Turn, textOf } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

/** From its first word on. */
const LEAD = '(?<!(?:[%1$&]|an?|with) )(?:[%1] |an? )?(?:[$&] )*';
const SIZES = '(?:[$&] |with [#~] |please )*';
const DOUBTS = anyOf(
  `no, nah, nope, wait, hang on, hold on, oh, ooh, ah, hmm, um, er, actually, sorry, you know what, on second thoughts?, oh dear,
   nahi, ruko`,
);
/** It goes on to another dish, or to how this one is to be. */
const NEXT = `(?:${anyOf('and, plus, aur, also, with, without, extra, add')}|no [#~] )`;
const TALKED = `(?:(?!${NEXT})(?:${WORD}|[$%1] ))`;
const TURNED = anyOf(
  `just, only, better, rather, make it, make that, make them, give me, get me, ill have, ill take, ill get, ill go for, ill do, lets have,
   lets do, lets get, id rather have, go for, so, then, instead, maybe, the, your, bas, sirf`,
);
const REMOVED = anyOf(
  'forget, drop, leave, scratch, strike, skip, cancel, remove, lose, ditch, scrap, delete, cross, nix, bin, axe',
);
const isRefusal = /^(?:hold|forget|drop|leave|scratch|strike|skip|cancel|remove|lose|ditch|scrap)$/;
const VERBS = 'makes?|gives?|keeps?|takes?|upsets?|stinks?|smells?|repeats?|disagrees?|does|tastes?';
const isVerb = new RegExp(`^(?:is|are|was|were|${VERBS}|(?!please|pls|thanks|its|this|us|as)[a-z]{3,}s)$`);
/** Plainly against it. "Not too spicy, right" is not. */
export const against =
  / (?:(?<!not |isnt )too|had|ate|cant|cannot|wont|doesnt|dont|didnt|never|hates?|allergic|upsets?|stinks?|disagrees?|sick|rash) /;
/** Why it is not to come after all, where it is said that something else is to come in its place. */
const reasons = new RegExp(
  ` (?:too|had|ate|got|cant|cannot|wont|doesnt|dont|didnt|isnt|arent|never|always|hate|not|allergic|is|are|was|were|${VERBS}|${isRefusal.source.slice(1, -1)}|(?!please|pls|thanks|its|this|us|as)[a-z]{3,}s) `,
);
const isOfIt = /^(?:that|thats|it|its|those|them|these|theyre)$/;
const isNo = /^(?:no|nah|nope|nahi)$/;

const isSameDish = (a: Piece, b: Piece): boolean => a.title !== undefined && a.title === b.title;

/** "… the panini then", "a bagel instead" */
export function isInstead(behind: readonly Piece[]): boolean {
  const next = behind.slice(behind.findIndex(({ symbol }) => symbol === '#') + 1);
  return /^(?:then|instead)$/.test(next.find(({ symbol }) => !/[$&]/.test(symbol))?.symbol ?? '');
}

/** A dish, a doubt, why it is not wanted, and the one that is: only that one is ordered. */
function givenBack(subject: string, why: string): Turn {
  return {
    said: pattern(
      LEAD,
      '# ',
      SIZES,
      `(?:${DOUBTS})+`,
      subject,
      why,
      `(?:${TURNED})*`,
      '(?=(?:[%1$&] |an? |of |plain |normal )*# )',
    ),
    plainly: ([, name = [], , doubt = [], first = [], talk = [], turned = []], before, behind) => {
      const [given, next] = [name[0], behind.find(({ symbol }) => symbol === '#')];
      if (given === undefined || next === undefined || isPartOf(given, next)) return undefined;
      const told = [...first, ...talk];
      // "Three kulfi and a cola, no, make it one kulfi": the amount of what was named before is put right.
      if (
        / make (?:it |that |them |those )?$/.test(` ${textOf(told)}`) &&
        before.some((piece) => isSameDish(piece, next))
      )
        return undefined;
      const parts = told.filter(({ symbol }) => /[#~]/.test(symbol));
      const isOther = (part: Piece) => part.symbol === '#' && !isPartOf(part, given);
      // "A bacon burger, hold the bacon, just a coke" is a wish.
      const isWish = isRefusal.test(told[0]?.symbol ?? '') && !isNamesake(given, next);
      const isRefused = doubt.some(({ symbol }) => isNo.test(symbol));
      const isOfThat = told.some(({ symbol }) => isOfIt.test(symbol));
      // "Oh no, i burnt my mouth on that" is one, whatever the word.
      const isTold = /^(?:i|we|my|our|he|she|they|the)$/.test(told[0]?.symbol ?? '');
      const isReason = (isRefused && isOfThat && isTold) || reasons.test(` ${textOf(told)}`);
      if (isWish || parts.some(isOther) || !isReason) return undefined;
      // "… no sugar is fine" and "oh, that's fine" leave it as it is.
      if (
        / (?:is|are|thats|its) (?:fine|ok|okay|good|alright|great|perfect|lovely) /.test(` ${textOf(told)}`)
      )
        return undefined;
      const isSpokenOf =
        parts.some((part) => isPartOf(part, given)) ||
        isOfThat ||
        // "… no pineapple gives me a rash": what is in it.
        (first.length > 0 && isVerb.test(talk[0]?.symbol ?? '')) ||
        (isRefused && isInstead(behind));
      const isTurned = turned.some(({ symbol }) => !/^(?:the|your)$/.test(symbol));
      // "Oh that smells nice, so two naan as well" takes nothing back.
      const isExchanged =
        isRefused ||
        isInstead(behind) ||
        turned.some(({ symbol }) => /^(?:rather|better|instead)$/.test(symbol));
      const isAgainst = isTurned && against.test(` ${textOf(told)}`);
      return isSpokenOf && (isExchanged || isAgainst) ? [] : undefined;
    },
  };
}

/** "… wait, no tuna stinks out the car, a panini": what is in it. */
const whatIsIn = givenBack(
  `(?:the )?(?:[#~] (?=${WORD})|${WORD}(?=(?:${VERBS}) ))`,
  `${TALKED}{0,8}?(?:[#~] )?${TALKED}{0,8}?`,
);
/** "… my gran hates manchurian, so chowmein" */
const namedReason = givenBack('', `${TALKED}{1,8}?[#~] ${TALKED}{0,8}?`);
/** "A tuna melt, no wait, i had that yesterday, the panini then" */
const reason = givenBack('', `(?:(?!${NEXT})(?:${WORD}|[~$%1] )){1,12}?`);

/** "A brownie and a sundae, no, the brownie will do me fine, forget the sundae": what was named before stays. */
const willDo: Turn = {
  said: pattern(
    `(?:${DOUBTS})*`,
    '(?:the |a |just the )?',
    '# ',
    `(?:& |${anyOf('will, ll, would, should, can, is, are, s')})*(?:${anyOf('more than, quite, just, all i need is')})*(?:% |${anyOf('do, enough, plenty, fine, sufficient')})(?:${anyOf('me, us, fine, nicely, just, thanks, thank you, really, for me, for us, i think, on its own')})*`,
    `(?=(?:${WORD})?(?:${REMOVED}|${anyOf('no, never mind, dont')}))`,
  ),
  plainly: ([, , name = []], before) => (before.some((piece) => isNamesake(piece, name[0])) ? [] : undefined),
};

/** "Two halves, no sorry, two wholes of the toast", "… and a pot, no, just a cup of green tea", "half, no, not half, a whole sandwich": put right before it is named. */
const otherMeasure = leftOut(
  pattern(
    `(?<=^|(?:and|with) |(?<!# (?:\\S+ )?)${WORD})(?:[%1] |an? )?(?:[$&] )+(?:${anyOf(
      'no, nope, nah, sorry, wait, actually, well, i mean, i meant, hang on, hold on, uh, um, hmm, rather, make that, make it',
    )})+(?:not (?:an? |the |[%1] )?(?:[$&] )+)?(?:just |only |its |maybe |but )*`,
    '(?=(?:[%1] |an? )?(?:[$&] )+(?:of )?(?:the |that |those )?# )',
  ),
);

/** "A lassi and a chai, strike the chai, two lassis": counted anew where something else is taken back. */
const countedAnew: Turn = {
  said: pattern(
    LEAD,
    '# ',
    SIZES,
    '(?:\\S+ ){0,16}?',
    `(?:${REMOVED})(?:${anyOf('about, off, out, the, that, those, my')})*# (?:${anyOf('please, so, just, actually, make it, make that, then, instead, lets do, lets have, ill have, give me')})*`,
    '[%1] ',
    '(?:[$&] )*',
    '# ',
  ),
  plainly: ([
    lead = [],
    name = [],
    sizes = [],
    others = [],
    removed = [],
    amount = [],
    measure = [],
    again = [],
  ]) => {
    const [first, last] = [name[0], again[0]];
    const gone = removed.find(({ symbol }) => symbol === '#');
    if (first === undefined || last === undefined || !isPartOf(last, first)) return undefined;
    if (gone && isPartOf(gone, first)) return undefined;
    const kept = [...lead.filter(({ symbol }) => /[$&]/.test(symbol)), ...sizes];
    return [...amount, ...(measure.length > 0 ? measure : kept), first, ...others, ...removed];
  },
};

/** "Make that three, my flatmate is home": why there are more or fewer. */
const whySoMany = leftOut(
  pattern(
    `(?<=#.*${anyOf('make it, make that, make them')}[%1] )(?:${anyOf('cos, because, since, as')})?(?:${anyOf(
      'my, our, theres, there are, someone, somebody, hes, shes, theyre, were, im, everybody, everyone',
    )}|(?:[%1] )?of )(?:${WORD}|[$1] ){1,9}?`,
    '(?=$)',
  ),
);

/** "Kheer cancel bas aik green tea" */
const canceledBehind = leftOut(
  pattern(
    `${LEAD}# (?:\\$ )*cancel (?:kar do |karo |kar dein |kardo )?`,
    `(?=${anyOf('bas, sirf, bus')}.*# )`,
  ),
);

export const givenBackTurns: readonly Turn[] = [
  otherMeasure,
  whatIsIn,
  namedReason,
  reason,
  willDo,
  countedAnew,
  whySoMany,
  canceledBehind,
];

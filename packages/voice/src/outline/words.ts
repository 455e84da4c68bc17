/** Parts of the patterns; every piece of an outline has one space behind it. */

/** Any of these words or phrases. */
export const anyOf = (text: string): string => `(?:${text.trim().split(/,\s*/).join('|')}) `;

/** A word that is no name, amount, size, container, food or restaurant. */
export const WORD = String.raw`(?:[^\s#%1@$&~!=]\S* )`;
const turningWords = `so, just, only, but, okay, ok, alright, then, let, lets, give, gimme, get, send, bring, ill, id, wed,
  today, tonight, instead, anyway, please, fine, bas, sirf, aaj, lekin, magar`;
/** A word that neither begins an order nor a wish. */
export const TALK = `(?:(?!${anyOf(
  `${turningWords}, sorry, with, without, extra, add, also, plus, want, wants, like, well, aur`,
)})${WORD})`;

export const LEAD =
  '(?:(?:the|a|an|any|some|your|that|those|these|this|my|our|all|whole|more|of|another) |[%1$&] )*';
/** A dish that is counted or has an article. */
export const ORDERED = '(?:(?:a|an) |[%1] )(?:[$%1&] |of )*# ';

/** Where the talk is over. */
export const TURN = anyOf(`${turningWords}, this time, to`);
/** What leads from there to the dish that is ordered, and to no other word for it. */
const STEP = `(?:(?!${anyOf('and, plus, aur, those, that, them, these, it, with')})${WORD}|[$%1&] )`;
/** An order with a dish of its own follows. */
export const ORDER_FOLLOWS = `(?=${TURN}${STEP}{0,8}# |${ORDERED})`;

export const WHO = `(?:${anyOf(
  'i, we, he, she, they, you, you guys, nobody, everyone, everybody, people, it, who',
)}|(?:my|our|the) \\$ |(?:(?:my|our|the|his|her|your|and) |(?<!# (?:\\$ )*)\\$ )+(?:${WORD}){0,2}?(?:1 |${WORD}))`;

/** Groups that follow each other, from the start of a piece on. */
export const pattern = (...groups: readonly string[]): RegExp =>
  new RegExp(`(?<!\\S)${groups.map((group) => `(${group})`).join('')}`, 'g');

/** Nothing was named before. */
export const FIRST = '(?<!#.*)';
export const AT_START = '(?<=^)';

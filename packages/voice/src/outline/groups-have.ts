import { cardinalAt } from '../read/cardinals.ts';
import { amount, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

const NUMBER = `(?:[%1] |${anyOf('two, three, four, five, six, seven, eight, nine, ten, eleven, twelve')})`;
/** "Four of us", "two of the kids", "the other two", "the third" */
const SOME = `(?:(?:the )?${NUMBER}of (?:us |them |(?:the|my|our|his|her) (?:${WORD}){1,2}?)|the (?:other|remaining) (?:${NUMBER}|person )(?:of (?:us |them ))?|the (?:third|fourth|fifth|sixth|last)(?: 1| person)? )`;
const HAVE = `(?:${anyOf('are, is, all, will, would, just, only, each, both, really, like to')})*${anyOf(
  'having, have, wants?, on, going for, going with, gone for, taking, takes?, fancy, fancies, gets?, getting, likes?, need, needs, eating, drinking, just, only',
)}(?:just |only |to have )*`;

/** How many of them are spoken of; undefined where nobody counted them. */
function countOf(some: readonly Piece[]): number | undefined {
  const counted = some.map(({ count, tokens }) => count ?? cardinalAt(tokens, 0)?.count);
  const isOne = some.some(({ symbol }) => /^(?:third|fourth|fifth|sixth|last|person)$/.test(symbol));
  return counted.find((count) => count !== undefined) ?? (isOne ? 1 : undefined);
}

const speaksOfSome = new RegExp(`(?<!\\S)${SOME}`);

/** "Four of us are having halwa puri and the other two just an omelette": as many as they are. */
const groupsHave: Turn = {
  said: pattern(
    SOME,
    HAVE,
    '(?:an? |the |some |1 )?',
    '(?:[$&] )*# (?:\\$ )*',
    '(?:each |apiece )?',
    '(?![#~])',
  ),
  isJoined: true,
  plainly: ([some = [], , , dish = []], before, behind) => {
    const text = (pieces: readonly Piece[]) => pieces.map(({ symbol }) => `${symbol} `).join('');
    // Of one group alone it is read where people are counted.
    const isShared = /%/.test(text(before)) || speaksOfSome.test(text(behind));
    const count = countOf(some);
    const isOf = before.at(-1)?.symbol === 'for' || before.at(-1)?.symbol === 'of';
    return isShared && count !== undefined && !isOf ? [amount(count), ...dish] : undefined;
  },
};

/** "An iced latte with oat milk for each of us": one for each, made so. */
const eachWithWish: Turn = {
  said: pattern(
    '(?<=(?:an?|1) (?:[$&] )*)# (?:\\$ )*',
    `(?:with|without) (?:~ |(?!for )${WORD}){1,3}?`,
    '(?:for each of (?:us|them|the [a-z]+) |each |apiece )',
  ),
  isJoined: true,
  plainly: ([name = [], wish = [], each = []]) => [...name, ...each, ...wish],
};

export const groupHaveTurns: readonly Turn[] = [groupsHave, eachWithWish];

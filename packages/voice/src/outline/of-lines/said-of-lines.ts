import { type Piece, say } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { calledPiece, isAloneSo, isSoldSo, type Known, portionBeside, portionsOf } from './known-lines.ts';
import {
  BE,
  COUNTED,
  DONE,
  IT,
  LINE,
  type LineTurn,
  makeSo,
  NAME,
  onlyLine,
  POLITELY,
  VALUE,
} from './line-words.ts';

/** "Gol gappay quantity four", "… delete", as a list of lines is dictated. */
const dictated: LineTurn = () => ({
  said: pattern(
    '(?:= )+',
    `${anyOf('quantity, qty, count, amount, make it, make that')}(?:${anyOf('to, is, should be, of')})*`,
    VALUE,
  ),
  plainly: ([name = [], , value = []], before) => makeSo(before, name, value),
});

/** "Everything but the veggie can be medium": each of the others. */
const allBut: LineTurn = (known) => ({
  said: pattern(
    `(?:make )?${anyOf('everything, all, all of them, all of it, every 1, every single 1, the lot')}`,
    anyOf('but, except, except for, apart from, other than, besides, excluding, bar'),
    `${NAME}(?:and ${NAME})*`,
    `(?:${anyOf('can, should, could, must, to, will, needs to, has to, goes, gets, all, just')})*(?:${anyOf('be, go, become, come, have')})?${BE}`,
    '\\$ ',
    DONE,
  ),
  plainly: ([, , names = [], , value = []], before) => eachBut(known, before, names, value),
});

/** "All mild except the karahi" */
const soAllBut: LineTurn = (known) => ({
  said: pattern(
    `(?:make |have |do |get )?${anyOf('everything, all, all of them, all of it, every 1, the lot, them all, it all')}${BE}`,
    '\\$ ',
    anyOf('but, except, except for, apart from, other than, besides, excluding, bar, but not'),
    `${NAME}(?:and ${NAME})*`,
    DONE,
  ),
  plainly: ([, value = [], , names = []], before) => eachBut(known, before, names, value),
});

function eachBut(
  known: Known,
  before: readonly Piece[],
  names: readonly Piece[],
  value: readonly Piece[],
): readonly Piece[] | undefined {
  const excepted = names.flatMap(({ lines = [] }) => lines);
  const option = value[0]?.option;
  const places = known.lines.flatMap((_, place) =>
    excepted.includes(place) || (option && !isSoldSo(known, place, option)) ? [] : [place],
  );
  if (places.length === 0 || !places.every((place) => isAloneSo(known, place))) return undefined;
  const said: Piece[] = [];
  for (const place of places)
    said.push(...makeSo(said.length > 0 ? said : before, [calledPiece(known, place)], value));
  return said;
}

/** "Put the soup up to a bowl", "bring it down to a half", "bump the jalebi up to three" */
const setTo: LineTurn = () => ({
  said: pattern(
    POLITELY,
    anyOf(
      'bump, bring, take, put, knock, cut, raise, lower, reduce, increase, drop, get, move, push, scale, trim, set, upgrade, downgrade, upsize, downsize, shrink, up, down',
    ),
    `(?:${LINE}|${IT})`,
    `(?:${anyOf('back, up, down, over, all the way, right')})*(?:to|into|in|at) (?!go )${BE}`,
    VALUE,
  ),
  plainly: ([, , name = [], , value = []], before) => makeSo(before, name, value),
});

/** "Let's go back to two naan" */
const backTo: LineTurn = () => ({
  said: pattern(
    `${POLITELY}(?:i |we |id |ill )?`,
    `(?:go|get|come|stick|be|going) (?:${anyOf('back, down, up')})+(?:to|with|at|on) ${BE}`,
    '[%1$] (?:of )?',
    COUNTED,
  ),
  plainly: ([, , value = [], name = []], before) => makeSo(before, name, value),
});

/** "The beef one can be extra hot" */
const mayBe: LineTurn = () => ({
  said: pattern(
    LINE,
    `${anyOf('can, should, could, must, has to, have to, needs to, need to, may, might, ought to, wants to')}(?:${anyOf('just, only, rather, really, please, also, then, now, all, both')})*${anyOf('be, become, go, come, have been, be made')}${BE}`,
    VALUE,
    DONE,
  ),
  plainly: ([name = [], , value = []], before) => makeSo(before, name, value),
});

/** "Upgrade the falooda": as large as comes next on the card. */
const nextSize: LineTurn = (known) => ({
  said: pattern(
    POLITELY,
    anyOf(
      'upgrade, upsize, supersize, size up, go bigger on, go up a size on, downgrade, downsize, size down, go smaller on, go down a size on',
    ),
    NAME,
    DONE,
  ),
  plainly: ([, verb = [], name = []], before) => {
    const place = onlyLine(name);
    const isDown = verb.some(({ symbol }) => /down|smaller/.test(symbol));
    const portion = place === undefined ? undefined : portionBeside(known, place, isDown ? -1 : 1);
    return portion && [...makeSo(before, name, []), ...say(portion.name)];
  },
});

const OTHERS = anyOf('the other 1, the other ones, the other, the others, the rest');

/** "Fries with the zinger", which is sold with fries. */
const partWith: LineTurn = (known) => ({
  said: pattern(
    '(?<!no |without |not |the )[#~] ',
    'with ',
    NAME,
    `(?:please |too )*(?:(?:but |and )?not (?:with |on |for )?(?:${OTHERS}|${NAME})|(?:but |and )?(?:leave |keep )?${OTHERS}(?:${anyOf('stays, stay, is, are, as, it, they, alone, the same, fine, like that, plain')})*$|$)`,
  ),
  plainly: ([part = [], , name = []], before) => {
    const place = onlyLine(name);
    const said = part[0]?.tokens.at(-1)?.key ?? '';
    const key = said === 'chip' ? 'fry' : said;
    const portion =
      place === undefined
        ? undefined
        : portionsOf(known, place).find(({ words }) => words.has('with') && words.has(key));
    return portion && [...makeSo(before, name, []), ...say(portion.name)];
  },
});

/** "Hot on the chicken boti", "mild for the paneer" */
const valueOn: LineTurn = () => ({
  said: pattern(
    `(?<![%1#$=] |another |more |add |of |not |than |to |with )(?:${anyOf('go, do, keep it, have it, just, only, a, an')})*`,
    `\\$ (?:${anyOf('heat, spice, level, size, please, spicy, instead')})*`,
    '(?:on|for|with) ',
    LINE,
    `(?:(?:and|plus) (?:the |my )(?:= )+${DONE})?`,
    DONE,
  ),
  plainly: ([, value = [], , name = [], other = []], before) => {
    const one = makeSo(before, name, value);
    // "Full for the karahi and the butter chicken"
    const isOther = onlyLine(name) !== onlyLine(other) && onlyLine(other) !== undefined;
    return isOther ? [...one, ...makeSo(one, other.slice(1), value)] : other.length > 0 ? undefined : one;
  },
});

/** "Three teas is overkill, make it two" */
const tooMany: LineTurn = () => ({
  said: pattern(
    '[%1] ',
    '(?:= )+',
    `(?:is |are |was |were )?(?:${anyOf('too, a bit, way, far, really')})*${anyOf('many, much, overkill, a lot, excessive, silly, greedy, too many, too much, loads')}`,
    `(?:so |lets )*${anyOf('make, call, have, do, cut')}${IT}(?:to |just )?`,
    VALUE,
  ),
  plainly: ([, name = [], , , value = []], before) => makeSo(before, name, value),
});

/** "Get me the twenty piece instead": the line that is sold so, in that size. */
const sizeInstead: LineTurn = () => ({
  said: pattern(
    `(?<=^)(?:${anyOf('get me, give me, i want, ill have, ill take, id like, do, lets do, lets have, can i have, can i get, actually, oh')})*(?:the |an? )?`,
    '\\$ ',
    '(?:1 )?instead ',
    `(?=$|${anyOf('please, thanks, i, im, we, were, because, cos')})`,
  ),
  plainly: ([, size = []]) => [...say('make it'), ...size],
});

/** "Make the butter chicken half, and the daal as well", "… same for the noodles", "… and so should the cold brew" */
const sameToo: LineTurn = () => ({
  said: pattern(
    '(?<=[=] .*[$] .*)(?:and |but )?',
    `(?:(?:the )?(?:same|ditto|likewise) (?:again )?(?:goes )?(?:for |with |on |to )?|so (?:should|can|could|must|will) |(?:for |on |with )?(?=.*(?:too|also|well|likewise) ))`,
    NAME,
    `(?:be |please )*(?:too |as well |also |likewise )?(?:please )?`,
    DONE,
  ),
  plainly: ([, same = [], name = [], too = []], before) => {
    const isSo = same.some(({ symbol }) => /^(?:same|ditto|likewise|so)$/.test(symbol));
    const isToo = too.some(({ symbol }) => /^(?:too|well|also|likewise)$/.test(symbol));
    const value = before.findLast(({ symbol }) => symbol === '$');
    const isOther = before.some(({ symbol }) => /^(?:remove|add|another|more)$/.test(symbol));
    return (isSo || isToo) && value && !isOther ? makeSo(before, name, [value]) : undefined;
  },
});

/** How large, how hot or how many lines are to be. */
export const valueTurns: readonly LineTurn[] = [
  dictated,
  allBut,
  soAllBut,
  tooMany,
  sizeInstead,
  setTo,
  backTo,
  mayBe,
  nextSize,
  partWith,
  valueOn,
  sameToo,
];

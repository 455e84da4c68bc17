import { anyOf, pattern } from '../words.ts';
import { BE, DONE, IT, LINE, type LineTurn, makeSo, NAME, onlyLine, POLITELY, VALUE } from './line-words.ts';

/** "Put the soup up to a bowl", "bring it down to a half", "bump the jalebi up to three" */
export const setTo: LineTurn = () => ({
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

/** "The beef one can be extra hot" */
export const mayBe: LineTurn = () => ({
  said: pattern(
    LINE,
    `${anyOf('can, should, could, must, has to, have to, needs to, need to, may, might, ought to, wants to')}(?:${anyOf('just, only, rather, really, please, also, then, now, all, both')})*${anyOf('be, become, go, come, have been, be made')}${BE}`,
    VALUE,
    DONE,
  ),
  plainly: ([name = [], , value = []], before) => makeSo(before, name, value),
});

/** "Hot on the chicken boti", "mild for the paneer" */
export const valueOn: LineTurn = () => ({
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

/** "Make the butter chicken half, and the daal as well", "… same for the noodles", "… and so should the cold brew" */
export const sameToo: LineTurn = () => ({
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

import { say } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { calledPiece, countOf } from './known-lines.ts';
import { andThen, DONE, IT, type LineTurn, NAME, nameOf, POLITELY } from './line-words.ts';

const AS_IT_IS = `(?:exactly )?${anyOf('as is, as it is, as they are, alone, how it is, how they are, the way it is, like that, like it is, the same, as it was')}`;

/** "Gol gappay delete", as a list of lines is dictated. */
const dictatedGone: LineTurn = () => ({
  said: pattern(
    `(?<=^(?:(?!${anyOf('delete, remove, cancel')})\\S+ )*)(?:= )+`,
    '(?:delete|remove|cancel) ',
    `(?=$|and |but |= (?:= )*(?:make|$|${anyOf('quantity, qty, count')}))`,
  ),
  plainly: ([name = []], before) => [...andThen(before), ...say('remove the'), ...name],
});

/** "Leave the chicken as it is" beside something else that is to be so: no word is needed for it. */
const leaveSo: LineTurn = () => ({
  said: pattern(
    `(?<!only |just |dont )(?:(?:and|but) )?(?:leave ${NAME}(?:${AS_IT_IS})?|keep ${NAME}${AS_IT_IS})`,
    `(?!${anyOf('out, off, in, on, to, for, with, and the')}|[$%1])`,
  ),
  plainly: (_, before, behind) => {
    const rest = [...before, ...behind];
    const isAll = rest.some(({ symbol }) => ofAll.test(symbol));
    // "Leave the naan, roti instead"
    const isGivenUp = behind.some(({ symbol }) => symbol === 'instead');
    return !isAll && !isGivenUp && rest.some(({ symbol }) => /^[=$~]$/.test(symbol)) ? [] : undefined;
  },
});

const ofAll = /^(?:rest|others?|everything|all|only|else|anything|nothing|both)$/;

/** "Hold the kheer", "dump the wings" */
const goes: LineTurn = () => ({
  said: pattern(
    `(?<!to |just )${anyOf('hold, dump, nix, kill, boot, sack, chuck, bin, ditch, yank, axe')}`,
    NAME,
    DONE,
  ),
  plainly: ([, name = []], before) => [...andThen(before), ...say('remove'), ...name],
});

/** "I'm too full for kheer, take it off" */
const noRoom: LineTurn = () => ({
  said: pattern(
    `(?:im|were|i am|we are) (?:way |far )?too (?:\\$|full|stuffed) for `,
    NAME,
    `(?:so |please )*${anyOf('take, get, remove, drop, cancel, leave, skip')}${IT}(?:off |out |away )?`,
    DONE,
  ),
  plainly: ([, name = []], before) => [...andThen(before), ...say('remove the'), ...nameOf(name)],
});

/** "No lemonade after all" */
const afterAll: LineTurn = () => ({
  said: pattern('no ', '(?:= )+', anyOf('after all, anymore, any more, any longer')),
  plainly: ([, name = []], before) => [...andThen(before), ...say('remove the'), ...name],
});

const BOTH = anyOf('both of them, both of those, both of these, both, dono, donon');
const TAKE = anyOf(
  'remove, cancel, delete, drop, scrap, ditch, bin, lose, forget, take, take off, take out, get rid of, scratch',
);
const GO = anyOf(
  'can go, go, out, hata do, hata dein, hatao, nikal do, nikal dein, cancel kar do, cancel kardo, cancel',
);
const OFF = '(?:off |out |away |kar |ko |bhi )*';

/** "Remove both", "take them both off", "dono hata do", where two lines are there. */
const bothGo: LineTurn = ({ lines }) => ({
  said: pattern(
    `(?<=^${POLITELY}(?:and |no |ok |okay |oh )*)(?:${TAKE}(?:them )?${BOTH}${OFF}|${BOTH}${OFF}${GO})`,
    '(?:please |plz |thanks )*(?=$)',
  ),
  plainly: () => (lines.length === 2 ? say('remove everything') : undefined),
});

/** "Remove them", "get rid of the two of them", "i don't want them", where just so many lines are there. */
const theyGo: LineTurn = (known) => ({
  said: pattern(
    `(?<=^${POLITELY}(?:and |no |ok |okay |oh )*)(?:${TAKE}|(?:i|we) (?:dont|do not) (?:want|need) )`,
    `(?:them |those |these |the @ |the pair of them |the % (?:of )?them |@ )`,
    `${OFF}(?:any ?more |anymore |please |plz |thanks |again |after all )*(?=$)`,
  ),
  plainly: ([, them = []]) => {
    const last = known.lines.length - 1;
    const said = them.find((piece) => piece.count !== undefined)?.count;
    const isPair = them.some(({ symbol }) => symbol === 'pair');
    // "Two naan … remove them": those, and not the karahi before them.
    const isLast =
      countOf(known, last) > 1 && !isPair && (said ?? countOf(known, last)) === countOf(known, last);
    if (isLast) return [...say('remove the'), calledPiece(known, last)];
    return known.lines.length === (said ?? 2) ? say('remove everything') : undefined;
  },
});

/** What goes and what stays. */
export const goneTurns: readonly LineTurn[] = [dictatedGone, leaveSo, goes, noRoom, afterAll, bothGo, theyGo];

import { anyOf, pattern } from '../words.ts';
import { amountOf } from './counted-on.ts';
import { DONE, type LineTurn, makeSoMany, POLITELY } from './line-words.ts';

/** "Keep two of the pizzas", "hold on to one of the naan and bin the others": so many of them stay. */
const keepSome: LineTurn = (known) => ({
  said: pattern(
    `${POLITELY}(?:only |just )*(?:${anyOf('keep, hold on to, hang on to, save, i want to keep, lets keep, well keep, ill keep, leave, leave me, leave us')})(?:only |just )*`,
    '[%1] ',
    '(?:& )?of (?:the |those |these |my |our )?',
    '(?:= )+',
    `(?:(?:and |but )?(?:${anyOf('bin, drop, lose, cancel, remove, ditch, scrap, take off, forget, get rid of')})?(?:the )?(?:others?|rest)(?: of (?:them|those))? (?:${anyOf('can go, off, out, away, go, are off')})?)?`,
    DONE,
  ),
  plainly: ([, amount, , name = []], before) => makeSoMany(known, before, name, () => amountOf(amount)),
});

/** "Three lassis would be better", "there are six of us now, so six teas" */
const soManyOf: LineTurn = (known) => ({
  said: pattern(
    `(?:${anyOf('i think, maybe, actually, perhaps, probably, lets say, no, hmm, then, well, so')})*`,
    '[%1] ',
    '(?:= )+',
    `(?:(?:would|will|should|might|ll|d) (?:be |do )?(?:${anyOf('better, enough, plenty, fine, right, good, more like it, nicer, ideal, perfect')})?(?:actually |please |i think )?)?`,
    DONE,
  ),
  plainly: ([lead = [], amount, name = [], better = []], before) => {
    const isForPeople =
      lead.at(-1)?.symbol === 'so' &&
      before.some(({ symbol }) => /^(?:us|people|guests|coming|here|friends?)$/.test(symbol));
    return better.length > 1 || isForPeople
      ? makeSoMany(known, before, name, () => amountOf(amount))
      : undefined;
  },
});

/** So many of a line and no more, or as many as is thought better. */
export const soManyTurns: readonly LineTurn[] = [keepSome, soManyOf];

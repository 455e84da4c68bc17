import { type Piece, say, type Turn } from '../outline.ts';
import { pattern } from '../words.ts';
import { asAmount, GIVEN, OF_IT, TWO } from './words.ts';

const isNamed = (pieces: readonly Piece[]): boolean => pieces.some(({ symbol }) => symbol === '#');

/** "Cola hata ke lemonade laga do", "lassi cancel, uski jagah ek chai": one for the other. */
export const oneForOther: Turn = {
  said: pattern(
    `(?:[#~] )${OF_IT}`,
    `(?:cheez )?(?:(?:hata |hataa |nikal |nikaal |cancel |cancel kar |chor |chhor |rehne do |hata do |nikal do |cancel kar do )(?:ke |kar |karke |aur |dein |do )*)(?:(?:uski |us ki |iski |is ki |unki |inki )(?:jagah |jaga )|ke badle )?`,
    `(?:${TWO})?(?:[$&] )*# ${OF_IT}`,
    `(?:${GIVEN}|daal do |daal dein |dal do |rakh do |rakh dein |laga do |add kar do )?`,
    '(?=$|aur |and |please |bas )',
  ),
  plainly: ([name = [], verb = [], other = []]) => {
    const isOnly = verb.every(({ symbol }) => /^(?:cancel|aur|do|dein)$/.test(symbol));
    // "Cola cancel kar do aur ek naan": nothing stands in its place.
    const isInPlace =
      verb.some(({ symbol }) => /^(?:jagah|jaga|badle|ke)$/.test(symbol)) ||
      (!isOnly && verb.at(-1)?.symbol === 'kar');
    return isInPlace && isNamed(other)
      ? [...say('replace the'), ...name, ...say('with'), ...other.map(asAmount)]
      : undefined;
  },
};

import { inBreath, isDetail, pause, paused } from './listed-items.ts';
import type { Turn } from './outline.ts';
import { pattern, WORD } from './words.ts';

const WHOM = `for (?:(?:my|the|our|his|her) (?:\\$ )?${WORD}|(?!(?:the|my|our|his|her|an?) )${WORD})`;

/** "Bacon cheeseburger triple for the big lad, single for me": one of it for each of them. */
export const sizedForEach: Turn = {
  said: pattern(
    '(?<![%] (?:[$&] )*)# ',
    '(?:\\$ )+',
    WHOM,
    '(?:and |aur )?',
    '(?:an? |1 )?(?:\\$ )+',
    `(?=${WHOM})`,
  ),
  plainly: ([name = [], sizes = [], , and = [], other = []]) =>
    paused([
      ...name,
      ...sizes.map(inBreath),
      pause,
      ...and,
      ...name,
      ...other.filter(isDetail).map(inBreath),
    ]),
};

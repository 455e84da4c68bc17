import { isPartOf, type Turn } from './outline.ts';
import { anyOf, pattern } from './words.ts';

const SUCH = anyOf(
  'drink, coffee, tea, juice, soda, shake, soup, starter, side, snack, dessert, sweet, bread, rice, main',
);

/** "… and a coffee, make that a medium americano": no other dish is put in the place of the one before it. */
export const calledThen: Turn = {
  said: pattern(
    '(?:an? |1 |some )',
    `(?:~ |${SUCH})`,
    `(?:${anyOf('please, actually, oh, no, sorry, wait, yeah, um, hmm, well')})*make `,
    `(?:${anyOf('it, that, this, mine, them')}|the (?:~ |${SUCH}))?`,
    '(?=(?:an? |the |[%1] )?(?:[$&] )*# )',
  ),
  plainly: ([, such = [], , it = []], _, behind) =>
    // "… a rice, make the rice egg fried"
    it.length > 0 ||
    (such[0] &&
      isPartOf(
        such[0],
        behind.find(({ symbol }) => symbol === '#'),
      ))
      ? []
      : undefined,
};

import type { Piece } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { type LineTurn, makeSoMany } from './line-words.ts';

const MORE = `(?:another|(?:one|two|three|four|five|six|an?|[%1@]) (?:more|extra|additional)|(?:a|1) (?:second|third|fourth)|(?:[%1]|(?<=^|(?:and|aur|please|bhai|acha) )do) aur) `;
/** Told with it, it is another line: "another naan but large". */
const PLAINLY = `(?=$|${anyOf('and, aur, please, plz, thanks, thank you, too, then, as well, for, bhi, de, dein, do, kar, chahiye, because, cos, coz, since, so, i, we, my, bhej, laga, add, also, remove, cancel, drop, make, the')})`;

/** "Another soup", "ek aur plate pakora", "roti ek aur": of the line that is called so, whatever else there may be. */
const moreOf: LineTurn = (known) => ({
  said: pattern(
    `(?:${anyOf('and, oh, also, add, give us, give me, get us, get me, send, bring, we need, i need, well have, ill have, id like, lets have, can we have, can i have, can we get, can i get')})*`,
    MORE,
    '(?:& )?(?:of )?(?:the |those |my )?',
    '(?:= )+',
    `(?:& )?(?:${anyOf('bhi, too, as well')})?${PLAINLY}`,
  ),
  plainly: ([, more = [], , name = []], before) =>
    makeSoMany(
      known,
      before,
      name,
      (count) => count + (more.some(({ symbol }) => symbol === 'do') ? 2 : countedIn(more)),
    ),
});

const countedIn = (pieces: readonly Piece[]): number => {
  const said = pieces.find(({ count }) => count !== undefined)?.count;
  const word = pieces
    .map(({ symbol }) => ['one', 'two', 'three', 'four', 'five', 'six'].indexOf(symbol))
    .find((at) => at >= 0);
  return said ?? (word === undefined ? 1 : word + 1);
};

/** So many more of a line that is called by what it is. */
export const moreTurns: readonly LineTurn[] = [moreOf];

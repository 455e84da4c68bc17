import { type Piece, say } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { calledPiece } from './known-lines.ts';
import { andThen, type LineTurn, makeSoMany, POLITELY } from './line-words.ts';

const MORE = `(?:another|(?:one|two|three|four|five|six|an?|[%1@]) (?:more|extra|additional)|(?:a|1) (?:second|third|fourth)|(?:[%1]|(?<=^|(?:and|aur|please|bhai|acha) )do) aur) `;
const TOO = anyOf('too, as well, also, bhi');
/** Told with it, it is another line: "another naan but large". */
const PLAINLY = `(?=$|${anyOf('and, aur, please, plz, thanks, thank you, too, then, as well, for, bhi, de, dein, do, kar, chahiye, because, cos, coz, since, so, i, we, my, bhej, laga, add, also, remove, cancel, drop, make, the')})`;

/** "Another soup", "ek aur plate pakora", "roti ek aur": of the line that is called so, whatever else there may be. */
export const moreOf: LineTurn = (known) => ({
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

/** "Roti ek aur" */
export const moreBehind: LineTurn = (known) => ({
  said: pattern(
    '(?<![%1$&] |more |another )(?:= )+',
    '(?:ki |ka |ke |bhi |bas )?(?:& )?',
    '(?:[%1]|do) (?:& )?aur (?:& )?(?:bhi )?',
    `(?=$|${anyOf('please, plz, de, dein, do, kar, chahiye, bhej, laga, aur, lekin, bas')})`,
  ),
  plainly: ([name = [], , more = []], before) =>
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

/** "Add a large one", "a small one too": another of what was named last, which stays as it is. */
export const sizedToo: LineTurn = () => ({
  said: pattern(
    `(?<=^${POLITELY})(?:add (?=.* 1 (?:\\S+ ){0,3}$)|(?=.* 1 ${TOO}))`,
    '(?:an? |1 )(?:\\$ )+1 ',
    `(?:${TOO}|please |plz )*(?=$)`,
  ),
  plainly: ([, sized = []]) => [...say('and'), ...sized],
});

/** "Add another regular one", "one more small one": as the line spoken of last, in that size. */
export const anotherSized: LineTurn = (known) => ({
  said: pattern(
    `(?<=^${POLITELY}(?:and |also )*)(?:add |give me |get me |ill have )?`,
    `(?:another |(?:1|one) (?:more|other|extra) )`,
    '(?:\\$ )+',
    `1 (?:${TOO}|please |plz )*(?=$)`,
  ),
  plainly: ([, , sized = []], before) => {
    const line = known.lines.at(-1);
    if (line === undefined) return undefined;
    const isSo = sized.every(({ option }) => line.line.options.some(({ text }) => text === option?.text));
    // "Another large one" of a large one counts.
    return isSo
      ? makeSoMany(known, before, [calledPiece(known, known.lines.length - 1)], (count) => count + 1)
      : [...andThen(before), ...say('add 1'), calledPiece(known, known.lines.length - 1), ...sized];
  },
});

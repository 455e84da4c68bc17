import { countedTurns } from './counted-aloud.ts';
import { isPartOf, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern } from './words.ts';

/** What was said wrong or in pieces, and then once more. */

const isAmount = ({ symbol }: Piece): boolean => /^(?:[%1]|an?)$/.test(symbol);
const isName = ({ symbol }: Piece): boolean => symbol === '#';
const isSized = ({ symbol }: Piece): boolean => /[$&]/.test(symbol);

const SIZES = '(?:[$&] )*';

/** "Two paya full, one paya, i mean just one full paya": the last counts. */
const lastSaid: Turn = {
  said: pattern(
    `(?:(?:[%1] |an? )(?:[$&] )*# ${SIZES}){1,3}`,
    `(?:${anyOf('i mean, i meant, sorry, no, no wait, wait, actually, rather, make that, oh')}(?:(?:in )?[$] (?=(?:[%1] |an? )))?)+(?:${anyOf('just, only, its')})*`,
    '(?:[%1] |an? )(?:[$&] )*# (?:[$&] )*',
    `(?!${anyOf('too, also, as well, bhi, instead')})`,
  ),
  plainly: ([said = [], , last = []]) => {
    const [names, name] = [said.filter(isName), last.find(isName)];
    // "Three chai, sorry, three karak chai": its whole name, and no other dish.
    const isIt = (other: Piece) =>
      name !== undefined &&
      isPartOf(other, name) &&
      (isPartOf(name, other) || !other.isWhole || other.title === name.title);
    if (name === undefined || !names.every(isIt)) return undefined;
    const sizes = last.filter(isSized);
    const before = said.slice(
      0,
      said.findIndex((piece, at) => at > 0 && isAmount(piece)),
    );
    return [
      ...last.filter(isAmount),
      ...(sizes.length > 0 ? sizes : (before.length > 0 ? before : said).filter(isSized)),
      name,
    ];
  },
};

export const restartTurns: readonly Turn[] = [...countedTurns, lastSaid];

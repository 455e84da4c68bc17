import { pattern } from '../words.ts';
import { calledPiece, isAloneSo } from './known-lines.ts';
import type { LineTurn } from './line-words.ts';

/** "The second pizza": of the lines that are called so. */
export const nthOfThem: LineTurn = (known) => ({
  said: pattern('(?<!of )the ', '(?:first|second|third|last|other) ', '(?:= )+', '(?![#~])'),
  plainly: ([the = [], ordinal = [], name = []]) => {
    const [first, ...others] = name;
    const places = first?.lines ?? [];
    const at = ['first', 'second', 'third'].indexOf(ordinal[0]?.symbol ?? '');
    const place = ordinal[0]?.symbol === 'last' ? places.at(-1) : places[at];
    if (others.length > 0 || places.length < 2 || place === undefined) return undefined;
    return isAloneSo(known, place) ? [...the, calledPiece(known, place)] : undefined;
  },
  isJoined: true,
});

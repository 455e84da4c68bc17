import type { LineWord } from '../tables/line-talk-words.ts';
import type { Piece } from './line-pieces.ts';

export const isSameWord = (piece: Piece | undefined, word: LineWord): boolean =>
  piece?.kind === 'word' && piece.word === word;
export const isSaid = (piece: Piece | undefined, kinds: RegExp): boolean =>
  piece !== undefined && kinds.test(piece.kind);

const isTalk = (piece: Piece | undefined): boolean =>
  piece?.kind === 'word' && /^(?:talk|joint)$/.test(piece.word);
export const isOnlyTalk = (pieces: readonly Piece[], from: number, to: number): boolean =>
  pieces.every(
    (piece) => piece.start < from || piece.end > to || isTalk(piece) || isSameWord(piece, 'order'),
  );

export const next = (pieces: readonly Piece[], at: number): Piece | undefined =>
  pieces.slice(at + 1).find((piece) => !isTalk(piece));

/** Where the talk before this piece begins: "and can you please make". */
export function startOf(pieces: readonly Piece[], at: number): number {
  const from = pieces.slice(0, at).findLastIndex((piece) => !isTalk(piece)) + 1;
  return pieces[from]?.start ?? 0;
}

/** "The second pizza" */
export function ordinalOf(piece: Piece | undefined, places: readonly number[]): number | undefined {
  if (piece?.kind !== 'word') return undefined;
  if (piece.word === 'last') return places.at(-1);
  const at = ['first', 'second', 'third'].indexOf(piece.word);
  return at < 0 ? undefined : places[at];
}

import { onceEach } from '../menu/once-each.ts';
import { type Item, isDetail } from './listed-items.ts';
import { type Piece, say, textOf } from './outline.ts';
import { before, behind, ofTheNext, wish, wishAhead } from './told-words.ts';

/** Sizes, heats and wishes as they are told of the dishes of a list. */

export type Read<T> = { readonly value: T; readonly end: number };

/** A list of dishes and all that was said, to be read from a place on. */
export type Told = {
  readonly pieces: readonly Piece[];
  readonly items: readonly Item[];
  readonly textAt: (at: number) => string;
  /** Behind these words, where they stand there. */
  readonly after: (at: number, words: RegExp) => number;
};

export function toldOf(pieces: readonly Piece[], items: readonly Item[]): Told {
  const textAt = onceEach((at: number): string => textOf(pieces.slice(at)));
  const after = (at: number, words: RegExp): number => {
    const [said = ''] = words.exec(textAt(at)) ?? [];
    return at + said.split(' ').length - 1;
  };
  return { pieces, items, textAt, after };
}

/** Sizes and heats beside each other: "in large and hot"; behind a subject not those of the next one. */
export function detailsAt(
  { pieces, textAt, after }: Told,
  at: number,
  isOfSubject = false,
): Read<Piece[]> | undefined {
  const details: Piece[] = [];
  let end = after(at, before);
  for (;;) {
    const isJoined =
      details.length > 0 && /^(?:and|aur)$/.test(pieces[end]?.symbol ?? '') && isDetail(pieces[end + 1]);
    const piece = pieces[isJoined ? end + 1 : end];
    if (!isDetail(piece)) break;
    if (isOfSubject && details.length > 0 && ofTheNext.test(textAt(end))) break;
    details.push(piece);
    end += isJoined ? 2 : 1;
  }
  return details.length === 0 ? undefined : { value: details, end: after(end, behind) };
}

/** How one of them is to be made: "with no mustard". */
export function wishAt({ pieces, after }: Told, at: number): Read<Piece[]> | undefined {
  const end = after(at, wish);
  return end === at ? undefined : { value: pieces.slice(at, end), end };
}

/** The same before it is said of which: "an extra shot in". */
export function wishAheadAt({ pieces, after }: Told, at: number): Read<Piece[]> | undefined {
  const end = after(at, wishAhead);
  if (end === at) return undefined;
  const said = pieces.slice(at, end - 1);
  const from = said.findIndex(({ symbol }) => !isPutWord.test(symbol));
  const isOpened = isWishWord.test(said[from]?.symbol ?? '');
  return { value: [...(isOpened ? [] : say('with')), ...said.slice(from)], end };
}

const isPutWord = /^(?:put|add|get|pop|have|can|could|you|an?|some|the|leave)$/;
const isWishWord = /^(?:with|without|no|extra|minus|less|hold|light|heavy|easy)$/;

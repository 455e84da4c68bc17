import { type Item, isDetail } from './listed-items.ts';
import { isPartOf, type Piece, say, textOf } from './outline.ts';
import {
  all,
  before,
  behind,
  named,
  ofTheNext,
  ordinal,
  ordinals,
  owned,
  owners,
  plainAll,
  rest,
  sized,
  sizedBehind,
  wish,
  wishAhead,
} from './told-words.ts';

export type Read<T> = { readonly value: T; readonly end: number };

/** A list of dishes and all that was said, to be read from a place on. */
export type Told = {
  readonly pieces: readonly Piece[];
  readonly items: readonly Item[];
  readonly textAt: (at: number) => string;
  /** Behind these words, where they stand there. */
  readonly after: (at: number, words: RegExp) => number;
};

/** Which of the items is spoken of. */
export type Subject = Read<readonly number[]> & {
  readonly isForAll: boolean;
  /** Said with "both" or "all", which is read where dishes are regrouped. */
  readonly isPlain?: boolean;
};

export function toldOf(pieces: readonly Piece[], items: readonly Item[]): Told {
  const texts = new Map<number, string>();
  const textAt = (at: number): string => {
    const text = texts.get(at) ?? textOf(pieces.slice(at));
    texts.set(at, text);
    return text;
  };
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

/** "Both", "the first two", "the others", "the full one", "the beef", "tom's" */
export function subjectAt(
  { pieces, items, textAt, after }: Told,
  at: number,
  told: ReadonlySet<number>,
  isBehind = false,
): Subject | undefined {
  const places = items.map((_, place) => place);
  const text = textAt(at);
  const end = (words: RegExp) => after(at, words);
  const isTwo = /^(?:both|dono|donon) /.test(text);
  if (all.test(text)) {
    const isPlain = plainAll.test(text);
    return { value: isTwo ? places.slice(-2) : places, end: end(all), isForAll: true, isPlain };
  }
  if (rest.test(text))
    return { value: places.filter((place) => !told.has(place)), end: end(rest), isForAll: false };
  const [, which, how] = ordinal.exec(text) ?? [];
  if (which !== undefined) {
    const many = how === '%' ? (pieces[end(ordinal) - 1]?.count ?? 1) : 1;
    const word = which.trim();
    const first = word === 'last' ? items.length - many : (ordinals[word] ?? items.length);
    const value = places.slice(first, first + many);
    return value.length === many ? { value, end: end(ordinal), isForAll: false } : undefined;
  }
  const ofSize = isBehind ? sizedBehind : sized;
  if (ofSize.test(text)) {
    const value = places.filter((place) => items[place]?.sizes.some((own) => isSoLarge(pieces[at + 1], own)));
    return value.length === 1 ? { value, end: end(ofSize), isForAll: false } : undefined;
  }
  if (named.test(text)) {
    const name = pieces[at]?.symbol === 'the' ? pieces[at + 1] : pieces[at];
    // "Dressing on the side"
    const isAside = name?.tokens.length === 1 && /^sides?$/.test(name.tokens[0]?.text ?? '');
    if (isAside) return undefined;
    const namedBy = (isNamed: (item: Piece) => boolean) =>
      places.filter((place) => {
        const item = pieces[items[place]?.at ?? -1];
        return item !== undefined && isNamed(item);
      });
    const said = namedBy((item) => name !== undefined && isPartOf(name, item));
    // "Tom yum …, the soup hot"
    const isHead = pieces[at]?.symbol === 'the' && name?.isHeadless === false && name.tokens.length === 1;
    const value =
      said.length > 0 || !isHead
        ? said
        : namedBy(({ titles: [title] = [] }) => name.titles?.includes(title ?? -1) === true);
    return value.length === 1 ? { value, end: end(named), isForAll: false } : undefined;
  }
  const [, owner] = owned.exec(text) ?? [];
  const whose =
    owner === undefined
      ? undefined
      : (owners[owner] ?? (owner.endsWith('s') ? owner.slice(0, -1) : undefined));
  const value = places.filter((place) => whose !== undefined && isFor(pieces, items, place, whose));
  return value.length === 1 ? { value, end: at + 1, isForAll: false } : undefined;
}

/** The same size, also in another word: "the big one" of a large and a small. */
const isSoLarge = (said: Piece | undefined, own: Piece): boolean =>
  said !== undefined &&
  (isPartOf(said, own) || (said.option?.size !== undefined && said.option.size === own.option?.size));

/** "A latte for tom": whose it is. */
function isFor(pieces: readonly Piece[], items: readonly Item[], place: number, whose: string): boolean {
  const own = pieces.slice(items[place]?.end, items[place + 1]?.from).map(({ symbol }) => symbol);
  return own.some((word, at) => word === whose && own[at - 1] === 'for');
}

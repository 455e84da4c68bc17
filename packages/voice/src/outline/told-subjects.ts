import type { Item } from './listed-items.ts';
import { isPartOf, type Piece } from './outline.ts';
import type { Read, Told } from './told-details.ts';
import {
  all,
  named,
  ordinal,
  ordinals,
  owned,
  owners,
  plainAll,
  rest,
  restOne,
  theOne,
} from './told-words.ts';

/** Which of the items is spoken of. */
export type Subject = Read<readonly number[]> & {
  readonly isForAll: boolean;
  /** Said with "both" or "all", which is read where dishes are regrouped. */
  readonly isPlain?: boolean;
};

/** Sizes and heats, and which of the items they are said of. */
export type Statement = Pick<Subject, 'isForAll' | 'isPlain'> & {
  readonly of: readonly number[];
  readonly details: readonly Piece[];
  /** How many: "two of the latte", "three of each". */
  readonly amount?: Piece;
  /** How it is to be made, in the words it was told with. */
  readonly wish?: readonly Piece[];
};

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
  // "Three of the one and four of the other"
  if (isBehind && items.length === 2 && theOne.test(text))
    return { value: [0], end: end(theOne), isForAll: false };
  if (rest.test(text)) {
    const value = places.filter((place) => !told.has(place));
    // "… two of the other, all small": said of every one of them.
    return { value, end: end(value.length === 1 ? restOne : rest), isForAll: false };
  }
  const [, which, how] = ordinal.exec(text) ?? [];
  if (which !== undefined) {
    const many = how === '%' ? (pieces[end(ordinal) - 1]?.count ?? 1) : 1;
    const word = which.trim();
    const first = word === 'last' ? items.length - many : (ordinals[word] ?? items.length);
    const value = places.slice(first, first + many);
    return value.length === many ? { value, end: end(ordinal), isForAll: false } : undefined;
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
    owner === undefined ? [] : (owners[owner] ?? (owner.endsWith('s') ? [owner.slice(0, -1)] : []));
  const value = places.filter((place) => isFor(pieces, items, place, whose));
  return value.length === 1 ? { value, end: at + 1, isForAll: false } : undefined;
}

const isOwned = /^(?:my|our|the|his|her)$/;

/** "A latte for tom", "for my dad": whose it is. */
function isFor(
  pieces: readonly Piece[],
  items: readonly Item[],
  place: number,
  whose: readonly string[],
): boolean {
  const own = pieces.slice(items[place]?.end, items[place + 1]?.from).map(({ symbol }) => symbol);
  const isTo = (at: number) => own[at] === 'for' || (isOwned.test(own[at] ?? '') && own[at - 1] === 'for');
  return own.some((word, at) => whose.includes(word) && isTo(at - 1));
}

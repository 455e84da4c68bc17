import type { Option } from '../menu/options.ts';
import type { TokenRole } from '../read/token-roles.ts';
import { type Token, tokenise } from '../read/tokenise.ts';
import type { Segment } from '../segment/segments.ts';
import { nameWeights } from '../weights.ts';

/** A sentence as it was heard: its words, what each may be, and the row of segments that covers them best. */
export type Heard = {
  readonly tokens: readonly Token[];
  readonly roles: readonly TokenRole[];
  readonly decoded: readonly Segment[];
};

/**
 * A stretch of a sentence in outline: what it is, for the patterns, and the words it stands for. A name is "#", an
 * amount "%", or "1" where it is the word "one" ("@" where it counts what was said before: "four of them"), a size or heat "$", a container "&", a word of
 * food that names no dish "~", a restaurant "!", the name of a line that is there "="; every other word is itself.
 */
export type Piece = {
  readonly symbol: string;
  readonly tokens: readonly Token[];
  /** How many, where it is an amount. */
  readonly count?: number;
  /** A name without the word that says what it is: "green" for a tea. */
  readonly isHeadless?: boolean;
  /** All words of its title were said. */
  readonly isWhole?: boolean;
  /** The title that is meant most likely. */
  readonly title?: number;
  /** What a name may mean, by its place among the titles. */
  readonly titles?: readonly number[];
  /** No other title fits nearly as well. */
  readonly isOnlyOne?: boolean;
  /** A size or heat. */
  readonly option?: Option;
  /** The places of the lines that are there and may be named so ("="). */
  readonly lines?: readonly number[];
};

export function outlineOf(
  path: readonly Segment[],
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  linesAt: (part: Segment) => readonly number[] = () => [],
): Piece[] {
  return path.flatMap((part): Piece[] => {
    const said = tokens.slice(part.start, part.end);
    const lines = linesAt(part);
    if (lines.length > 0) return [{ symbol: '=', tokens: said, lines }];
    const isOne = said.length === 1 && said[0]?.text === 'one' && part.kind === 'number' && !part.goesBack;
    const symbol = isOne ? '1' : isOnTheSide(tokens, part) ? undefined : symbolOf(part);
    if (symbol !== undefined) return [{ symbol, tokens: said, ...factsOf(part) }];
    return said.map((token, at) => ({
      symbol: roles[part.start + at] === 'food' ? '~' : token.text,
      tokens: [token],
    }));
  });
}

/** "Sauce on the side": no size, and no Side Salad. */
const isOnTheSide = (tokens: readonly Token[], { start, end }: Segment): boolean =>
  end - start === 1 &&
  tokens[start]?.text === 'side' &&
  /^on (?:the|a)$/.test(`${tokens[start - 2]?.text} ${tokens[start - 1]?.text}`);

function factsOf(part: Segment): Omit<Piece, 'symbol' | 'tokens' | 'lines'> {
  if (part.kind === 'number') return { count: part.count };
  if (part.kind === 'option') return { option: part.option };
  const candidates = part.kind === 'dish' ? part.candidates : [];
  const [best, ...others] = candidates;
  if (best === undefined) return {};
  const titles = candidates.map(({ title }) => title);
  return {
    isHeadless: best.isHeadless,
    isWhole: best.missing < nameWeights.nothing,
    title: best.title,
    titles,
    isOnlyOne: !others.some(({ quality }) => quality > best.quality - nameWeights.asGood),
  };
}

function symbolOf(part: Segment): string | undefined {
  switch (part.kind) {
    case 'dish':
      return '#';
    case 'number':
      return part.form === 'spoken' ? (part.goesBack ? '@' : '%') : undefined;
    case 'option':
    case 'measure':
      return '$';
    case 'unit':
      return '&';
    case 'restaurant':
      return '!';
    default:
      return undefined;
  }
}

/** A turn of phrase: a pattern made of groups that follow each other, and what it says plainly. */
export type Turn = {
  readonly said: RegExp;
  /** Said in one breath with what stands around it. */
  readonly isJoined?: boolean;
  /** What stands there instead; undefined where it means what it says. */
  readonly plainly: (
    groups: readonly (readonly Piece[])[],
    before: readonly Piece[],
    behind: readonly Piece[],
  ) => readonly Piece[] | undefined;
};

/** Patterns see one space behind every piece. */
export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ symbol }) => `${symbol} `).join('');

/** The pieces with every turn said plainly; the same array where none was found. */
export function sayPlainly(pieces: readonly Piece[], turns: readonly Turn[]): readonly Piece[] {
  return turns.reduce(sayTurn, pieces);
}

/** One turn in all its places, from left to right; what was put in its place is not looked at again. */
function sayTurn(pieces: readonly Piece[], { said, plainly, isJoined = false }: Turn): readonly Piece[] {
  let read = pieces;
  let text = textOf(read);
  for (let from = 0; from < text.length; ) {
    said.lastIndex = from;
    const found = said.exec(text);
    if (found === null) break;
    const at = text.slice(0, found.index).split(' ').length - 1;
    const groups = groupsOf(read.slice(at), found.slice(1));
    const end = at + groups.flat().length;
    const put = plainly(groups, read.slice(0, at), read.slice(end));
    from = text.indexOf(' ', found.index) + 1;
    if (put === undefined) continue;
    const behind = read.slice(end);
    read = [...read.slice(0, at), ...(isJoined ? [...put, ...behind] : [...paused(put), ...paused(behind)])];
    text = textOf(read);
    from = found.index + textOf(put).length;
  }
  return read;
}

/** The pieces of each group, which follow each other from the first piece on. */
function groupsOf(pieces: readonly Piece[], said: readonly (string | undefined)[]): Piece[][] {
  let from = 0;
  return said.map((group = '') => {
    const start = from;
    from += group.split(' ').length - 1;
    return pieces.slice(start, from);
  });
}

/** What was said before it has ended. */
function paused(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, place) => {
    const [first, ...rest] = piece.tokens;
    return place > 0 || first === undefined
      ? piece
      : { ...piece, tokens: [{ ...first, afterBreak: true }, ...rest] };
  });
}

/** A turn whose words are left out. */
export const leftOut = (said: RegExp): Turn => ({ said, plainly: () => [] });

export const tokensOf = (pieces: readonly Piece[]): Token[] =>
  pieces
    .flatMap(({ tokens }) => tokens)
    .map((token, at) => (at === 0 ? { ...token, afterBreak: false } : token));

/** These words, as if they had been said. */
export const say = (text: string): Piece[] =>
  tokenise(text).map((token) => ({ symbol: token.text, tokens: [token] }));
export const amount = (count: number): Piece => ({ symbol: '%', tokens: tokenise(String(count)), count });

/** Two names that have a word in common: one dish, or one of its kind. */
export const isNamesake = (a: Piece, b: Piece | undefined): boolean =>
  a.symbol === '#' && a.tokens.some(({ key }) => b?.tokens.some((other) => other.key === key));

/** Every word of the one is in the other's name. */
export const isPartOf = (a: Piece, b: Piece | undefined): boolean =>
  a.tokens.every(({ key }) => b?.tokens.some((other) => other.key === key));

/** What a size or heat may be: "medium" is both. */
export const isHeat = ({ option }: Piece): boolean => option?.heat !== undefined;
export const isSize = (piece: Piece): boolean =>
  piece.symbol === '$' && (!isHeat(piece) || piece.option?.size !== undefined);

/** Two sizes, or two heats; "medium" and "regular" beside a size are a heat, beside a heat a size. */
export function isSameSort(one: Piece, other: Piece): boolean {
  const isBoth = (piece: Piece) => isSize(piece) && isHeat(piece);
  if (isBoth(one) || isBoth(other)) return isBoth(one) && isBoth(other);
  return isSize(one) === isSize(other);
}

import type { LineWord } from '../tables/line-talk-words.ts';
import type { Piece, Talk } from './line-pieces.ts';
import { isOnlyTalk, isSaid, isSameWord, next, ordinalOf, startOf } from './piece-order.ts';
import { isComplete, newStatement, type Statement, saysValue, type Verb } from './statement.ts';

export type Said = {
  readonly statements: readonly Statement[];
  /** The token from which on something is ordered besides; undefined where nothing is. */
  readonly orderedFrom?: number;
};

/** The pieces of a sentence as statements about lines; undefined where they make none. */
export function statementsOf(talk: Talk, pieces: readonly Piece[]): Said | undefined {
  const reader = readerOf(talk, pieces);
  for (const [at, piece] of pieces.entries()) {
    if (talk.tokens[piece.start]?.afterBreak) reader.open(piece.start);
    const orderedFrom = piece.kind === 'dish' ? reader.orderBegins() : undefined;
    if (orderedFrom !== undefined) return { statements: reader.statements, orderedFrom };
    const isRead =
      piece.kind === 'word' ? reader.takeWord(piece.word, piece, at) : reader.take(piece, pieces[at - 1]);
    if (!isRead) return undefined;
  }
  reader.close();
  return { statements: reader.statements };
}

function readerOf(talk: Talk, pieces: readonly Piece[]) {
  const statements: Statement[] = [];
  const placeOf = (at: number) => talk.lines[at]?.linePlace ?? at;
  /** The lines as they stand; what was spoken of last is the last one only to "it". */
  const all = talk.lines.map((_, place) => place);
  const standing = all.toSorted((a, b) => placeOf(a) - placeOf(b));
  const textAt = (at: number) => talk.tokens[at]?.text ?? '';
  let current = newStatement();
  let isRefused = false;
  let boundary = 0;
  let spokenOf: readonly number[] | undefined;
  let atBoundary = current;

  /** What follows may be another statement, or an order. */
  function open(start: number): void {
    if (boundary > 0 && isOnlyTalk(pieces, boundary, start)) return;
    boundary = start;
    atBoundary = { ...current, options: [...current.options] };
  }
  function close(verb?: Verb): void {
    const says = isComplete(current) || saysValue(current) || current.verb || current.dish || current.refused;
    if (says) statements.push(current);
    if (current.places) spokenOf = current.places;
    current = newStatement(verb);
  }
  const goOn = () => close(current.isLeading ? current.verb : undefined);

  function name(places: readonly number[], isMany: boolean, start = 0): void {
    if (isRefused) {
      current.refused = { ...current.refused, places: [...(current.refused?.places ?? []), ...places] };
      return;
    }
    // "The other curry"
    if (current.isRest && !isMany && !isRefused) return;
    // "Make it three burgers"
    if (current.isPronoun && current.options.length === 0 && !isAll(places)) {
      current.places = places;
      current.isPronoun = false;
      return;
    }
    const isSaidBehind = current.verb !== undefined && !current.isLeading;
    if (current.places !== undefined && (saysValue(current) || isSaidBehind)) goOn();
    current.isValueFirst = saysValue(current);
    if (current.isValueFirst) current.isAhead = !/^(?:for|on|in|with)$/.test(lead(start));
    current.isMany ||= isMany || current.places !== undefined;
    current.isOne ||= /^(?:a|an)$/.test(textAt(start - 1));
    current.places = [...(current.places ?? []), ...places];
  }
  const isAll = (places: readonly number[]) => places.length === all.length;
  /** The word before a name and its article. */
  const lead = (start: number) =>
    textAt(/^(?:the|my|our|a|an)$/.test(textAt(start - 1)) ? start - 2 : start - 1);

  function take(piece: Exclude<Piece, { kind: 'word' }>, before: Piece | undefined): boolean {
    switch (piece.kind) {
      case 'lines': {
        const ordinal = ordinalOf(
          before,
          standing.filter((place) => piece.places.includes(place)),
        );
        name(
          ordinal === undefined ? piece.places : [ordinal],
          ordinal === undefined && piece.isMany,
          piece.start,
        );
        return true;
      }
      case 'dish':
        if (current.dish !== undefined || isRefused) return false;
        current.dish = piece.dish;
        if (piece.of !== undefined) current.kindOf = piece.of;
        return true;
      case 'wish':
        if (isComplete(current)) goOn();
        current.wishes.push(piece.text);
        return true;
      case 'count':
        takeCount(piece, before);
        return true;
      default:
        if (isRefused) current.refused = { ...current.refused, option: piece.option };
        else {
          if (current.isValueFirst && current.options.length > 0) goOn();
          current.options.push(piece.option);
        }
        isRefused = false;
        return true;
    }
  }

  function takeCount(
    { start, end, count, isMore }: Extract<Piece, { kind: 'count' }>,
    pieceBefore: Piece | undefined,
  ): void {
    if (isRefused) {
      current.refused = { ...current.refused, count };
      isRefused = false;
      return;
    }
    // "The double one", "the chicken one"
    const isPronoun = textAt(start) === 'one' && /^(?:lines|option)$/.test(pieceBefore?.kind ?? '');
    if (isPronoun && !talk.tokens[start]?.afterBreak) return;
    // "One of the two samosas"
    if (current.count !== undefined && current.places === undefined && textAt(start - 2) === 'of') return;
    if (current.count !== undefined || current.isValueFirst) goOn();
    const isLess = /^(?:less|fewer|kam)$/.test(textAt(end));
    // "Ek aur kheer"
    const isAndMore = textAt(end) === 'aur' && !talk.tokens[end]?.afterBreak;
    const before = textAt(start - 1);
    const sign = isLess ? -1 : isMore || isAndMore ? 1 : 0;
    current.count = { of: count, sign, isThe: before === 'the', isTo: before === 'to' };
  }

  function takeWord(word: LineWord, piece: Piece, at: number): boolean {
    switch (word) {
      case 'talk':
        return true;
      case 'joint':
      case 'order':
        return takeJoint(word, piece, at);
      case 'not':
        // "No no, the large one", "no, keep it"
        if (isBare(piece) && !isSaid(pieces[at + 1], /^(?:lines|option|count|dish)$/)) return true;
        isRefused = !isSameWord(pieces[at - 1], word) && !isSameWord(pieces[at + 1], word);
        return true;
      case 'only':
        current.isOnly = true;
        return true;
      case 'asks':
        // "Is that one biryani": asked, and nothing changes.
        if (at === 0) current.verb = 'keep';
        return at > 0 || pieces.length > 1;
      case 'it':
      case 'all':
        return takePronoun(word, at);
      case 'except':
      case 'rest':
      case 'other':
        if (isComplete(current)) goOn();
        current.isRest = true;
        isRefused = word === 'except';
        return true;
      case 'more':
      case 'less':
        if (
          current.count === undefined &&
          !current.isOne &&
          (current.places !== undefined || word === 'less')
        )
          return false;
        current.count = {
          isThe: false,
          isTo: false,
          of: 1,
          ...current.count,
          sign: word === 'less' ? -1 : 1,
        };
        return true;
      case 'first':
      case 'second':
      case 'third':
      case 'last': {
        if (pieces[at + 1]?.kind === 'lines') return true;
        const place = ordinalOf(piece, standing);
        if (place !== undefined) name([place], false);
        return place !== undefined;
      }
      case 'reason':
        return true;
      default:
        return takeVerb(word, piece, at);
    }
  }

  function takeJoint(word: 'joint' | 'order', piece: Piece, at: number): boolean {
    open(piece.start);
    if (!current.isRest) isRefused = false;
    if (word === 'order' && at === 0) current.isAdded = true;
    // "Do naan aur"
    if (
      textAt(piece.start) === 'aur' &&
      current.count !== undefined &&
      /^(?:|dena|do|dein|chahiye)$/.test(textAt(piece.end))
    )
      current.count = { ...current.count, sign: 1 };
    // "Add a coleslaw and make the rings large"
    return !(word === 'joint' && current.dish && !current.places && !current.refused);
  }

  function takePronoun(word: 'it' | 'all', at: number): boolean {
    if (isSaid(next(pieces, at), /^lines$/)) return true;
    if (word === 'all') name(all, true);
    else if (current.places === undefined && !isRefused) {
      name(spokenOf ?? [all.length - 1], (spokenOf?.length ?? 1) > 1);
      current.isPronoun = spokenOf === undefined;
    }
    return true;
  }

  function takeVerb(verb: Verb, piece: Piece, at: number): boolean {
    // "… to a sprite, same size"
    if (verb === 'again' && (isComplete(current) || current.verb !== undefined)) return true;
    isRefused &&= current.isRest;
    // "Regular size is fine"
    if (verb === 'keep' && saysValue(current) && current.verb === undefined && !current.isRest) {
      current.verb = 'make';
      return true;
    }
    const isParticle =
      /^(?:off|out|away|back|up|down|instead)$/.test(textAt(piece.start)) && piece.end - piece.start === 1;
    if (isParticle && current.verb !== undefined) {
      if (/^(?:off|out|away|back)$/.test(textAt(piece.start))) current.verb = 'remove';
      return true;
    }
    const hasVerb = current.verb !== undefined && !current.isInherited;
    const isNext =
      (isComplete(current) && (saysValue(current) || hasVerb) && boundary === startOf(pieces, at)) ||
      (hasVerb && current.verb !== verb && isComplete(current) && verb !== 'make');
    if (isNext) close();
    if (hasVerb && verb === 'make') return true;
    current.isInherited = false;
    current.isLeading = current.places === undefined && !saysValue(current);
    current.verb = verb;
    return true;
  }

  const isBare = ({ start, end }: Piece) => /^(?:no|nahi|nahin)$/.test(textAt(start)) && end - start === 1;

  /** "… and give me a shake": where that begins. */
  function orderBegins(): number | undefined {
    const said = statements.length + (isComplete(atBoundary) ? 1 : 0);
    const isInstead = talk.tokens.some(({ text }) => text === 'instead');
    if (boundary === 0 || said === 0 || isRefused || isInstead) return undefined;
    current = atBoundary;
    if (isComplete(current)) close();
    return boundary;
  }

  return { statements, open, close, take, takeWord, orderBegins };
}

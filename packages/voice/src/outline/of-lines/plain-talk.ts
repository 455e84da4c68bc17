import { choicesOf } from '../../menu/title-facts.ts';
import { type Token, tokenise } from '../../read/tokenise.ts';
import type { Heard } from '../outline.ts';
import { outlineOf, type Piece } from '../outline.ts';
import { type Known, namedBy, namedByWord } from './known-lines.ts';

const lead =
  /^(?:(?:can|could|would|you|we|i|please|just|actually|ok|okay|yes|no) )*(?:(?:make|get|have|want|do) (?:it|that|this|them) )?/;
const behind = / (?:please|thanks|thank you|instead|then)$/;

/**
 * "Burger only", "make it with fries" of a burger that is had so: its portion, though one of the words is a dish.
 * Undefined where no line is had so.
 */
export function portionSaid({ index, lines }: Known, tokens: readonly Token[]): readonly Token[] | undefined {
  const said = tokens.map(({ text }) => text).join(' ');
  const name = said.replace(lead, '').replace(behind, '');
  const keys = tokenise(name).map(({ key }) => key);
  const wanted = keys.join(' ');
  const isSoldSo = ({ segment: { candidates } }: Known['lines'][number]) =>
    choicesOf(index, candidates[0]?.title)?.portions.has(wanted);
  if (keys.length < 2 || !lines.some(isSoldSo)) return undefined;
  return tokenise(name.startsWith('with ') ? name : `make it ${name}`);
}

/** In outline, with the names of the lines that are there. */
export const outlineOfTalk = ({ tokens, roles, decoded }: Heard, known: Known): Piece[] =>
  asSaid(
    known,
    outlineOf(decoded, tokens, roles, (part) => namedBy(known, tokens, part)),
  );

/**
 * Words that name no container, food or dish where an order is spoken of ("can", "size", "halve"), half of something
 * that is no dish, and food that is in the name of a line.
 */
function asSaid(known: Known, pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const [token, ...others] = piece.tokens;
    if (token === undefined || others.length > 0) return piece;
    if (plainWords.test(token.text)) return { symbol: token.text, tokens: piece.tokens };
    if (token.text === 'half' && /^(?:the|of|my|our)$/.test(pieces[at + 1]?.symbol ?? ''))
      return { ...piece, symbol: 'half' };
    // "I asked for one": how many, and not "I, for one".
    if (
      token.text === 'one' &&
      /^(?:asked|ordered) for $/.test(`${pieces[at - 2]?.symbol} ${pieces[at - 1]?.symbol} `)
    )
      return { symbol: '1', tokens: piece.tokens, count: 1 };
    const lines = piece.symbol === '~' ? namedByWord(known, token.key) : [];
    return lines.length > 0 ? { ...piece, symbol: '=', lines } : piece;
  });
}

const plainWords =
  /^(?:can|item|items|quantity|size|number|count|halve|halved|dump|stick|bailed|vegetarian|vegan)$/;

import { countedTurns } from './counted-aloud.ts';
import { isPartOf, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

/** What was said wrong or in pieces, and then once more. */

const isAmount = ({ symbol }: Piece): boolean => /^(?:[%1]|an?)$/.test(symbol);
const isName = ({ symbol }: Piece): boolean => symbol === '#';
const isSized = ({ symbol }: Piece): boolean => /[$&]/.test(symbol);
const isWord = (piece: Piece): boolean => !isAmount(piece) && !isSized(piece) && piece.symbol !== 'of';
const textsOf = (pieces: readonly Piece[]): string =>
  pieces.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join(' ');

/** "Club sand" and "club" of "club sandwich". */
function isCutShort(cut: Piece, whole: Piece): boolean {
  const [said, meant] = [cut.tokens, whole.tokens].map((tokens) => tokens.map(({ text }) => text));
  if (said === undefined || meant === undefined || said.length > meant.length) return false;
  const last = said.at(-1) ?? '';
  const isBeginning = said.slice(0, -1).every((word, at) => word === meant[at]);
  return (
    isBeginning &&
    last.length > 2 &&
    (meant[said.length - 1]?.startsWith(last) ?? false) &&
    said.join() !== meant.join()
  );
}

const ITEM = '(?:an? |[%1] )(?:[$&] |of )*';

/** "One club sand one club one club sandwich": begun anew with the same amount until the name is out. */
const restarted: Turn = {
  said: pattern(
    `(?<!(?:with|[%1$&]|an?) )(?:${ITEM}(?:[#~] |(?!${anyOf('and, plus, aur, or, with, for')})${WORD}(?=[%1]|an? )){1,2}){1,3}`,
    `(?=${ITEM}# )`,
  ),
  plainly: ([tried = []], _, behind) => {
    const nameAt = behind.findIndex(isName);
    const [whole, lead] = [behind[nameAt], behind.slice(0, nameAt)];
    if (whole === undefined || lead[0] === undefined) return undefined;
    const starts = tried.flatMap((piece, at) => (isAmount(piece) ? [at] : []));
    const tries = starts.map((at, place) => tried.slice(at, starts[place + 1] ?? tried.length));
    const first = textsOf(lead.filter(isAmount));
    const isSame = (said: readonly Piece[]) => {
      const names = said.filter(isWord);
      const joined: Piece = { symbol: '#', tokens: names.flatMap(({ tokens }) => tokens) };
      const isBegun = isCutShort(joined, whole) || textsOf([joined]) === textsOf([whole]);
      const sizes = said.filter(isSized);
      return (
        isBegun &&
        textsOf(said.filter(isAmount)) === first &&
        sizes.every((size) => lead.some((other) => isSized(other) && isPartOf(size, other)))
      );
    };
    const isCut = (said: readonly Piece[]) => {
      const names = said.filter(isWord);
      const last = names.flatMap(({ tokens }) => tokens).length - 1;
      const isFull = names.at(-1)?.tokens.at(-1)?.key === whole.tokens[last]?.key;
      const isShorter = last < whole.tokens.length - 1;
      // The whole name of one dish and a longer one that begins with it are two dishes.
      const isOther = (name: Piece) => isName(name) && name.isWhole === true && name.title !== whole.title;
      return !isFull || (isShorter && !names.some(isOther));
    };
    return tries.every(isSame) && tries.some(isCut) ? [] : undefined;
  },
};

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

/** "A small, a small orange juice" */
export const stuttered: Turn = {
  said: pattern('(?:an?|[%1]) \\$ ', '(?:an?|[%1]) \\$ ', '(?=[#=])'),
  plainly: ([first = [], again = []]) =>
    first.every((piece, at) => again[at] && isPartOf(piece, again[at])) ? again : undefined,
};

/** "… no wait, naan, tandoori naan": its kind, and then its name. */
const kindFirst: Turn = {
  said: pattern('(?<=(?:no|wait|sorry|actually|mean|meant) (?:the |a )?)# ', '(?=# )'),
  plainly: ([kind = []], _, [name]) =>
    kind[0] && kind[0].tokens.length === 1 && isPartOf(kind[0], name) ? [] : undefined,
};

export const restartTurns: readonly Turn[] = [stuttered, kindFirst, restarted, ...countedTurns, lastSaid];

import { toldWish } from '../../read/word-keys.ts';
import { urduPeople } from '../../tables/urdu-words.ts';
import { amount, type Piece } from '../outline.ts';
import { anyOf } from '../words.ts';

/** The word stands as it is, and any of its endings: "dalna", "daalein". */
export const GIVEN = anyOf(
  `chahiye, chahye, chaiye, dena, dein, den, dedo, dijiye, dijiyega, de do, de dein, de dena, dedena, bhej do, bhej dein, bhejna, bhejo, bhijwa do,
   bhijwa dein, bhijwana, kar do, kar dein, kar dena, kardo, kardein, karna, laga do, laga dein, likh lo, likh lein, mangwa dein, mangwana, lana, le aana, lao, pack kar do, pack kar dein`,
);
/** "Ok bye", "shukriya": nothing is said behind the order any more. */
export const OVER = `(?:${anyOf('please, plz, bhai, yaar, yar, ji, jee, na, bas, ok, okay, theek hai, shukriya, thanks, bye, jaldi, abhi')}){0,4}$`;

/** Behind a name: its size, its container and what only joins. */
export const OF_IT = `(?:\\$ |& |${toldWish} |${anyOf('ka, ki, ke, wala, wali, wale, walay, bhi, hi')}){0,5}`;
export const TWO = '(?:do |[%1] )';

/** Whom it is for, by a word and what it is said with. */
const PERSON = `(?:(?:${anyOf('mere, meri, hamare, hamari, apne, apni, uske, unke, choti, chota, chote, bare, bari, choti wali')}){0,2}(?:${anyOf(
  [...urduPeople].join(', '),
)}|${anyOf('wife, husband, brother, sister, son, daughter, friend, mom, mum, dad, kid, kids, papa, mama, dada, nana, boss, driver, guard, ali, ahmed, sara, ayesha, fatima, hamza, bilal')}))`;
const FOR = anyOf('ko, ke liye, kay liye, k liye, ke liay, ke lie, keliye');
export const FOR_WHOM = `(?:${anyOf('mujhe, mere liye, mere liay, apne liye, hamein, humein, hamare liye, uske liye, unke liye, usko, unko')}|${PERSON}${FOR})`;

const isTwo = ({ symbol }: Piece): boolean => symbol === 'do';

/** An amount as a number, whatever it was said with. */
export const asAmount = (piece: Piece): Piece => (isTwo(piece) ? amount(2) : piece);

/** Said in this order: the pause before what stood first stays before them, and there is none within. */
export const inOneBreath = (pieces: readonly Piece[], first: Piece | undefined): Piece[] => {
  const isPaused = first?.tokens[0]?.afterBreak === true;
  return pieces.map((piece, place) => {
    const [word, ...rest] = piece.tokens;
    const afterBreak = place === 0 && isPaused;
    return word === undefined ? piece : { ...piece, tokens: [{ ...word, afterBreak }, ...rest] };
  });
};

/** One wish, in the words it was told with, which nothing else is looked for in. */
export const wishOf = (said: readonly Piece[]): Piece => {
  const tokens = said.flatMap((piece) => piece.tokens);
  const heard = tokens.map((token) => token.heard).join(' ');
  return { symbol: toldWish, tokens: [{ text: toldWish, heard, key: toldWish, afterBreak: false }] };
};

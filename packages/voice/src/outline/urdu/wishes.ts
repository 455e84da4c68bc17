import { addedWords, countedWishes, toppingWords, urduParts } from '../../tables/wish-words.ts';
import { isNamesake, type Piece, type Turn } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';
import { wishOf } from './words.ts';

const DO = `(?:${anyOf(
  `do, dein, den, dena, dijiye, dijiyega, dijiega, dedo, dedena, lena, lein, lo, kar, karke, kar ke, karna, karo, karein, kar do, kar dein, kar dena, kar ke dena,
   rakhna, rakhein, rakho, rakh dein, rakh do, rakh dena, daalna, dalna, daal dena, daal dein, daal do, dal dena, dalein, daalein, dalo, daalo, lagana, lagayein, laga dena, laga dein,
   ho, hona, hona chahiye, hon, chahiye, se, hi, ke, de dena, de dein, de do, banana, banayein, bana dena, bana dein, manga hai`,
)})`;
const PUT = anyOf(
  `daal, dal, daalna, dalna, daalein, dalein, daalo, dalo, daaliye, rakhna, rakhein, rakho, lagana, lagayein, lagao, ho, hona, hon, dena, dein, karna, chahiye, milana, milayein`,
);
/** Between what is spoken of and what is to be done with it. */
const ALSO = `(?:${anyOf('upar se, upar, bhi, to, toh, thora, thori, thoda, zara, bohat, bilkul, sara, saari, sab, saath, saath mein, dono mein, is mein, us mein, mein, wala, wali, wale, ka, ki, ke, aur')}){0,3}`;
const TAKEN = anyOf(
  'hata, hataa, hataana, hatana, hatao, hatado, hata ke, nikal, nikaal, nikalna, nikaalna, nikalo, nikaldo',
);
const NOT = `(?:${anyOf('na, mat, nahi, nahin, nai, bilkul nahi, bilkul na, bilkul mat')})`;

/** What dishes are made of, as it is said here; nobody takes a line off with it. */
const isPart = (piece: Piece): boolean =>
  // "Butter chicken" is a dish, though both are put into others.
  (piece.symbol !== '#' || piece.tokens.length === 1) &&
  piece.tokens.every(({ text, key }) =>
    [toppingWords, addedWords, countedWishes, urduParts].some((parts) => parts.has(text) || parts.has(key)),
  );
const COLOUR = `(?:${anyOf('hari, hara, hare, lal, laal, kali, kaali, kala, safed')})?`;
const THING = `(?:[#~] |${WORD})`;

/** What is counted or sized, or joins two, is no part: "bari aur chai kam". */
const isSomething = (pieces: readonly Piece[]): boolean =>
  pieces.length > 0 && !pieces.some(({ symbol }) => joints.test(symbol));
const joints =
  /^(?:aur|and|do|ek|with|saath|bhi|ko|ke|ki|ka|hai|hain|nahi|but|to|toh|wala|wali|wale|chahiye|dena|dein|kar|se|mirch|mirchi|teekha|teekhi|chahye|le|lo|de|please|sirf|bas|jo|woh|yeh|mujhe|agar|warna|thora|thori|toldwish)$/;

/** "Pyaz hata dena", "zaitoon na daalein", "tamatar nikal dena", "jalapeno nahi" */
export const without: Turn = {
  said: pattern(
    COLOUR,
    THING,
    `(?:${ALSO}(?:${TAKEN}${DO}{0,3}|${NOT}(?:${PUT})${DO}{0,3}|(?:ke )?${anyOf('bina, baghair, bagair')}|(?:bilkul )?${anyOf('nahi, nahin, mat')}(?!${anyOf('kar, kar do, hai, hain, to, toh, hai to, pasand')})(?![#~%1] |do )))`,
  ),
  plainly: ([colour = [], part = [], verb = []], before) =>
    before.some(({ symbol }) => symbol === '#') && part.every(isPart)
      ? [wishOf([...colour, ...part, ...verb])]
      : undefined,
  isJoined: true,
};

const textOf = (pieces: readonly Piece[]): string =>
  pieces.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join(' ');
const isFood = (piece: Piece): boolean => piece.symbol === '~' || isPart(piece) || colours.test(piece.symbol);
const colours =
  /^(?:hari|hara|hare|lal|laal|kali|kaali|kala|safed|meethi|meetha|khatti|khatta|teekhi|teekha|pudine|imli)$/;

/** "Mushroom zyada", "namak kam rakhna", "hari mirch alag dena", "soya sauce kam", "cheese double" */
export const soMuch: Turn = {
  said: pattern(
    `(?:~ |${WORD})?`,
    `(?:\\$ |${THING})`,
    `${ALSO}(?:${anyOf('zyada, ziada, zyaada, kam, alag, alag se, alg, alehda, side pe, upar')}|(?:extra |\\$ )(?=$|aur |~ |toldwish |${WORD}(?:zyada |kam |alag |na |nahi |hata |nikal )|${DO}))`,
    `${DO}{0,3}`,
  ),
  plainly: ([qualifier = [], thing = [], much = [], verb = []], before) => {
    const isNamed = [...before, ...qualifier].some(({ symbol }) => symbol === '#');
    const isOfIt = qualifier.every(isFood);
    const part = isOfIt ? [...qualifier, ...thing] : thing;
    const isMirch = thing.some(({ symbol }) => symbol === '$') && (!isOfIt || qualifier.length === 0);
    if (!isNamed || isMirch || /^mirch/.test(textOf(part)) || !isSomething(part)) return undefined;
    // "Chai bari", "cheese naan double": a size, unless it is only ever put into dishes.
    const size = textOf(much.filter(({ symbol }) => symbol === '$'));
    if (
      size !== '' &&
      !(
        thing.every((piece) => piece.symbol !== '#' && isPart(piece)) &&
        /^(?:double|normal|tez|halka|halki|full|light|strong)$/.test(size)
      )
    )
      return undefined;
    // "Samosa chaat, chaat masala zyada": a word of the name is told again.
    const [last, ...others] = [...before, ...(isOfIt ? [] : qualifier)].toReversed();
    if (others.some((piece) => last !== undefined && isNamesake(piece, last))) return undefined;
    // "Chai ek kam kar dein", "naan kam kar do" speak of how many.
    if (thing.some(({ symbol }) => symbol === '#') && !thing.every(isPart)) return undefined;
    return [...(isOfIt ? [] : qualifier), wishOf([...part, ...much, ...verb])];
  },
  isJoined: true,
};

import { isCalled } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { dishSpokenOf } from '../../read/part-of-dish.ts';
import { type Token, tokenise } from '../../read/tokenise.ts';
import { groupWords } from '../../tables/food-words.ts';
import type { ContextItem, UnmatchedWords, VoiceItem, VoiceReading } from '../../voice-types.ts';
import { type Heard, type Piece, textOf } from '../outline.ts';
import { anyOf } from '../words.ts';
import type { Known, KnownLine } from './known-lines.ts';
import { BE, POLITELY, VALUE } from './line-words.ts';
import { outlineOfTalk } from './plain-talk.ts';

/**
 * "No spice in the kebab" where no kebab was ordered: the dish that was meant is told of as not ordered, so that it can
 * be. It orders none, and is no wish for another line.
 */
export function findAbsentLine(
  { dishes, dishPlaces, titles }: VoiceIndex,
  tokens: readonly Token[],
  context: readonly ContextItem[],
  read: (words: string) => VoiceReading,
): VoiceReading | undefined {
  const name = dishSpokenOf(tokens);
  if (name === undefined) return undefined;
  const { items, unmatched } = read(name);
  if (items.length === 0 || unmatched.length > 0) return undefined;
  const keys = tokenise(name).map(({ key }) => key);
  const isNamed = ({ dishId }: ContextItem) => {
    const title = titles[dishes[dishPlaces.get(dishId) ?? -1]?.title ?? -1];
    const meant = items.flatMap((item) => [item.dishId, ...item.alternatives]);
    return meant.includes(dishId) || keys.every((key) => title?.words.includes(key));
  };
  if (context.some(isNamed)) return undefined;
  return asItWas(dishPlaces, context, { text: name, quantity: 1 });
}

/** "Make the naan two" where no naan is there: nothing changes, and what was meant is told and can be added. */
export function findAbsentChange(
  index: VoiceIndex,
  heard: Heard,
  context: readonly ContextItem[],
  lines: readonly KnownLine[],
): VoiceReading | undefined {
  const known = { index, lines };
  const absent = findAbsentName(known, outlineOfTalk(heard, known));
  if (absent === undefined) return undefined;
  const text = absent.name.map(({ heard: word }) => word).join(' ');
  return asItWas(index.dishPlaces, context, { text, quantity: absent.quantity });
}

const asItWas = (
  dishPlaces: VoiceIndex['dishPlaces'],
  context: readonly ContextItem[],
  absent: Pick<UnmatchedWords, 'text' | 'quantity'>,
): VoiceReading => ({
  items: context
    .filter(({ dishId }) => dishPlaces.has(dishId))
    .map((line): VoiceItem => ({ ...line, confidence: 1, alternatives: [] })),
  unmatched: [{ ...absent, isAbsent: true }],
});

/** A dish that was spoken of as if it were in the order, and how many of it there were to be. */
type AbsentName = { readonly name: readonly Token[]; readonly quantity: number };

const THE = `(?:${anyOf('the, my, our, that, those, these, your')})+`;
/** Of one that is there the name is "=", so these are others; a word of food counts where no dish is called so. */
const NAME = '[#~] (?:[#~] )?';
const SET = anyOf(
  'make, change, set, bump, raise, reduce, lower, increase, cut, turn, switch, update, upgrade, downgrade, upsize, drop',
);
const MUST = anyOf(
  `should be, must be, needs to be, need to be, has to be, have to be, is to be, are to be, ought to be, can be, could be,
   was supposed to be, were supposed to be`,
);
const WISHING = anyOf('i want, i need, i would like, id like, we want, we need, wed like, would like');
const WAY = `(?:${anyOf('up, down, back, over')})?(?:${anyOf('to, into, to be, be')})?`;
const END = `(?:${anyOf('please, thanks, thank you, instead, now, then, too, total, altogether, in total, yaar, bhai')})*$`;

const changes: readonly RegExp[] = [
  // "Change the naan to two", "can you make my naans four"
  `${POLITELY}${SET}${THE}${NAME}${WAY}${BE}${VALUE}`,
  // "Bring the naan down to one"
  `${POLITELY}${anyOf('bring, take, put, get')}${THE}${NAME}${anyOf('up, down, back')}to ${BE}${VALUE}`,
  `${WISHING}${THE}${NAME}to be ${BE}${VALUE}`,
  `${POLITELY}${THE}${NAME}${MUST}${BE}${VALUE}`,
  `${anyOf('can, could, should, may')}${THE}${NAME}be ${BE}${VALUE}`,
  // "Naan ko do kar do"
  `${NAME}ko (?:[%1$] |do )${anyOf('kar, kardo, karo, kardein, bana, banao')}(?:${anyOf('do, dein, den, dena, dijiye')})?`,
].map((said) => new RegExp(`^${said}${END}`));
/** "Double" is a size, too. */
const multiplied = new RegExp(`^${POLITELY}\\$ ${THE}${NAME}${END}`);
const multiplies = /^(?:double|triple|halve|half)$/;

/** "Make the naan two" where no naan is there; undefined where a line may be meant, or something else is said. */
function findAbsentName({ index, lines }: Known, pieces: readonly Piece[]): AbsentName | undefined {
  const said = pieces.map(asFood);
  const text = textOf(said);
  if (lines.length === 0 || text.includes('= ')) return undefined;
  const isMultiplied =
    multiplied.test(text) && pieces.some(({ tokens }) => multiplies.test(tokens[0]?.text ?? ''));
  if (!isMultiplied && !changes.some((said) => said.test(text))) return undefined;
  const named = said.filter(({ symbol }) => symbol === '#' || symbol === '~');
  const name = named.flatMap(({ tokens }) => tokens);
  // "The pizza" may be a Fajita that is listed under it.
  const isOfLine = lines.some(({ segment }) =>
    name.every(({ key }) => isCalledOrHas(index, segment.candidates[0]?.title ?? -1, key)),
  );
  if (isOfLine) return undefined;
  const isTwo = pieces.some(({ symbol }, at) => symbol === 'do' && pieces[at - 1]?.symbol === 'ko');
  const counted = isTwo ? 2 : (pieces.find(({ count }) => count !== undefined)?.count ?? 1);
  return { name, quantity: counted };
}

/** "The drink", "the bread": no dish is called so, and many are. */
const asFood = (piece: Piece): Piece =>
  piece.tokens.length === 1 && groupWords.has(piece.tokens[0]?.key ?? '') && piece.symbol !== '='
    ? { ...piece, symbol: '~' }
    : piece;

const isCalledOrHas = (index: VoiceIndex, title: number, key: string): boolean =>
  isCalled(index, title, key) || index.titles[title]?.words.includes(key) === true;

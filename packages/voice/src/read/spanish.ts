import { ingredientWords, knownFoods } from '../tables/food-words.ts';
import { keyOf } from './word-keys.ts';

export type Word = { readonly text: string; readonly afterBreak: boolean };

/** Said in Spanish: words that mean something else in English, and what a dish is made of named before it. */
export function readSpanish(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => spanishWords.has(text))) return [...words];
  return nameFirst(words.map((word) => ({ ...word, text: spanishMeanings.get(word.text) ?? word.text })));
}

const isFood = ({ text }: Word): boolean => knownFoods.has(keyOf(text)) || ingredientWords.has(keyOf(text));

/** "Hamburguesas de pollo" are chicken burgers, as a card has it. */
function nameFirst(words: readonly Word[]): Word[] {
  const read: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [dish, of, made] = words.slice(at, at + 3);
    const isMadeOf = of?.text === 'de' && !of.afterBreak && made !== undefined && !made.afterBreak;
    if (dish === undefined) break;
    if (isMadeOf && isFood(dish) && isFood(made)) {
      read.push({ ...made, afterBreak: dish.afterBreak }, { ...dish, afterBreak: false });
      at += 2;
    } else read.push(dish);
  }
  return read;
}

const spanishWords: ReadonlySet<string> = new Set(
  'un una uno dos tres cuatro cinco seis siete ocho nueve diez quiero quisiera queremos dame favor'.split(
    ' ',
  ),
);

/** Mean something else on an English card: a "grande latte" is the middle of three cups, "pan" a kind of pizza. */
const spanishMeanings: ReadonlyMap<string, string> = new Map([
  ['grande', 'large'],
  ['grandes', 'large'],
  ['picante', 'spicy'],
  ['queso', 'cheese'],
  ['pan', 'bread'],
  ['leche', 'milk'],
  ['te', 'tea'],
  ['tes', 'tea'],
  ['cafe', 'coffee'],
  ['cafes', 'coffee'],
  ['papas', 'fries'],
  ['res', 'beef'],
]);

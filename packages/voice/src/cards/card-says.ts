import { plainLetters, singularOf } from '@nearbite/domain/text/words';
import { allergenGroups } from '../tables/allergen-words.ts';

/** What an owner has written of a dish, in free words. */
export type Card = {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly specifications: readonly { readonly title: string; readonly content: string }[];
};

/** What a card says of a food: the words it mentions it in, or those it promises to be without it in. */
export type CardSays = {
  /** The card's own words. */
  readonly quote: string;
  readonly isWithout: boolean;
  /** The very food that was asked for, and not one of its kind: nuts where peanuts were asked for. */
  readonly isExact: boolean;
};

/** Undefined where the card is silent, which says nothing about what is in the dish. */
export function cardSays(card: Card, food: string): CardSays | undefined {
  const said = quotesOf(card).flatMap((quote) => readQuote(quote, food) ?? []);
  // What a card mentions counts for more than what it promises: nobody is to trust a card that says both.
  return said.find(({ isWithout }) => !isWithout) ?? said[0];
}

/** "Contains: Dairy, nuts", or what else the owner has listed so. */
export const listedContents = ({ specifications }: Card): string | undefined => {
  const listed = specifications.find(({ title }) => /contain|allerg|ingredient/i.test(title));
  return listed && quoteOf(listed);
};

const quoteOf = ({ title, content }: Card['specifications'][number]): string => `${title}: ${content}`;

const quotesOf = ({ title, description, tags, specifications }: Card): string[] => [
  ...specifications.map(quoteOf),
  ...description
    .split(/(?<=[.!?;])\s+/)
    .map((sentence) => sentence.replace(/[.;!?]+$/, '').trim())
    .filter(Boolean),
  title,
  ...tags,
];

function readQuote(quote: string, food: string): CardSays | undefined {
  const text = ` ${plainLetters(quote)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')} `;
  const wanted = foodWords(food);
  const found = wanted.kinds.flatMap((word) =>
    mentionsOf(text, word).map((mention) => ({ ...mention, word })),
  );
  const [first] = found;
  if (first === undefined) return undefined;
  const isExact = found.some(({ word }) => wanted.said.includes(word));
  return { quote, isExact, isWithout: found.every(({ isDenied }) => isDenied) };
}

/** The food as it was said, and all that is of its kind. */
function foodWords(food: string): { readonly said: readonly string[]; readonly kinds: readonly string[] } {
  const plain = plainLetters(food)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const said = [plain, plain.split(' ').map(singularOf).join(' ')];
  const group = said.map((word) => allergenGroups.get(word)).find((words) => words !== undefined);
  return { said, kinds: [...new Set([...said, ...(group ?? [])])] };
}

/** Each time it stands there, and whether it is said to be left out: "no nuts", "nut free", "eggless". */
function mentionsOf(text: string, word: string): { readonly isDenied: boolean }[] {
  const pattern = new RegExp(`(?<= )(?:${word}(?:s|es)?(?= )|${word}less(?= ))`, 'g');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    isDenied:
      found.endsWith('less') ||
      /^ free /.test(text.slice(index + found.length)) ||
      / (?:no|without|zero|non|not contain|free (?:of|from))(?: any)?(?: [a-z]+ (?:or|and|nor))? $/.test(
        text.slice(0, index),
      ),
  }));
}

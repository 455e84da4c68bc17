import { plainLetters, singularOf } from '../text/words.ts';
import type { DayPart } from './day-parts.ts';

/** `iced` is never wanted in the cold, `steaming` not in the heat. */
type Warmth = 'iced' | 'plain' | 'steaming';

export type FoodKind = {
  readonly words: readonly string[];
  readonly warmth: Warmth;
  /** Points by the part of the day; from BRINGS on, the hour alone is reason enough. */
  readonly hours: Partial<Readonly<Record<DayPart, number>>>;
  /** Why, where the part of the day's own sentence does not fit: nobody has cola because it is tea time. */
  readonly sentences?: Partial<Readonly<Record<DayPart, string>>>;
  /** Eaten with something else, so a poor suggestion by itself. */
  readonly isSide?: true;
};

export const BRINGS = 5;

/** No other reason helps: nobody wants pizza for breakfast because it rains. */
export const NOT_NOW = -100;
const mainDish = { morning: NOT_NOW } as const;

/** The first kind whose word is found counts: "Iced Tea" is no tea, "Paratha Roll" no breakfast, and a bowl of nihari
 * steams at breakfast, too. */
const kinds: readonly FoodKind[] = [
  {
    words:
      'iced,ice cream,icecream,cold coffee,cold brew,frappe,kulfi,falooda,gola,slush,sorbet,gelato'.split(
        ',',
      ),
    warmth: 'iced',
    hours: { morning: -4, dinner: 1, night: 2 },
    sentences: { dinner: 'Good after dinner.' },
  },
  {
    words: 'shake,milkshake,smoothie,lassi,juice,cola,soda,lemonade,mojito,sharbat,chilled,cold drink'.split(
      ',',
    ),
    warmth: 'iced',
    hours: { lunch: 1, tea: 1 },
    sentences: { tea: 'Something cold between meals.' },
  },
  // Served chilled, unlike other chaat.
  { words: ['fruit chaat', 'fruit salad'], warmth: 'iced', hours: { lunch: 1, tea: 4 } },
  { words: ['pizza'], warmth: 'plain', hours: { ...mainDish, dinner: 3, night: 2 } },
  { words: ['burger'], warmth: 'plain', hours: { ...mainDish, lunch: 2, dinner: 1, night: 2 } },
  { words: ['roll', 'wrap', 'shawarma', 'sandwich'], warmth: 'plain', hours: { lunch: 2, night: 1 } },
  {
    words: ['soup', 'yakhni', 'broth', 'shorba', 'chowder'],
    warmth: 'steaming',
    hours: { morning: -8, dinner: 1 },
  },
  { words: ['biryani', 'pulao', 'rice bowl'], warmth: 'plain', hours: { ...mainDish, lunch: 3, dinner: 1 } },
  { words: ['nihari', 'paya', 'haleem', 'siri'], warmth: 'steaming', hours: { morning: 2, dinner: 2 } },
  {
    words: 'breakfast,nashta,puri,paratha,omelette,omelet,pancake,cereal,porridge'.split(','),
    warmth: 'plain',
    hours: { morning: 30, lunch: NOT_NOW, tea: NOT_NOW, dinner: NOT_NOW, night: NOT_NOW },
  },
  {
    words: ['chai', 'tea', 'coffee', 'cappuccino', 'latte', 'espresso', 'kahwa', 'qehwa', 'hot chocolate'],
    warmth: 'steaming',
    hours: { morning: 6, tea: 6 },
  },
  {
    words: 'pakora,samosa,chaat,gappay,bhel,bhalla,bhallay'.split(','),
    warmth: 'plain',
    hours: { tea: 8, morning: -4 },
  },
  { words: ['fried chicken', 'broast'], warmth: 'plain', hours: { ...mainDish, dinner: 2, night: 2 } },
  {
    words: ['snack', 'fry', 'nugget', 'wing'],
    warmth: 'plain',
    hours: { tea: 8, morning: -4 },
    sentences: { tea: 'A snack between meals.' },
  },
  {
    words: 'halwa,hot pudding,gulab jamun,jalebi,brownie,lava cake,apple pie'.split(','),
    warmth: 'steaming',
    hours: { dinner: 1 },
    sentences: { dinner: 'Good after dinner.' },
  },
  { words: ['karahi', 'handi'], warmth: 'plain', hours: { ...mainDish, dinner: 3 } },
  {
    words: 'bbq,barbecue,grill,tikka,kebab,kabab,boti,sajji'.split(','),
    warmth: 'plain',
    hours: { ...mainDish, dinner: 6 },
  },
  {
    words: ['chinese', 'noodle', 'chow mein', 'fried rice', 'sweet sour', 'sweet and sour'],
    warmth: 'plain',
    hours: { ...mainDish, dinner: 2 },
  },
  { words: ['seafood', 'fish', 'prawn'], warmth: 'plain', hours: { ...mainDish, dinner: 2 } },
  {
    words: ['curry', 'korma', 'daal', 'qorma'],
    warmth: 'plain',
    hours: { morning: -4, lunch: 1, dinner: 2 },
  },
  { words: ['salad'], warmth: 'plain', hours: { morning: -8, lunch: 2 } },
  {
    words: ['dessert', 'sweet', 'cake', 'jamun', 'kheer'],
    warmth: 'plain',
    hours: { morning: -4, night: 2 },
  },
  {
    words: ['bread', 'naan', 'roti', 'raita', 'chutney', 'water', 'sauce'],
    warmth: 'plain',
    hours: {},
    isSide: true,
  },
];

const unknownKind: FoodKind = { words: [], warmth: 'plain', hours: {} };

const MAX_TEXTS = 5_000;

/** The words of the kinds and the titles in reach are asked for again and again. */
function keepEach<V>(read: (text: string) => V): (text: string) => V {
  const kept = new Map<string, { readonly value: V }>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known.value;
    const value = read(text);
    if (kept.size >= MAX_TEXTS) kept.clear();
    kept.set(text, { value });
    return value;
  };
}

const spelt = keepEach((text) => {
  const words = plainLetters(text)
    .split(/[^a-z0-9]+/)
    .map(singularOf);
  return ` ${words.join(' ')} `;
});

/** Whether a text names one of these foods, in whole words, singular or plural. */
export function namesOneOf(text: string, words: readonly string[]): boolean {
  const searched = spelt(text);
  return words.some((word) => searched.includes(spelt(word)));
}

const kindNamedIn = keepEach((text): FoodKind | undefined =>
  kinds.find(({ words }) => namesOneOf(text, words)),
);

const isBroughtByAnHour = ({ hours }: FoodKind): boolean =>
  Object.values(hours).some((points) => points >= BRINGS);

/** By its own name, else by that of its category. A paratha among the breads goes with a dish and is no breakfast. */
export function foodKindOf(title: string, category: string): FoodKind {
  const own = kindNamedIn(title);
  const ofCategory = kindNamedIn(category);
  const isOnlySide = own !== undefined && ofCategory?.isSide === true && isBroughtByAnHour(own);
  return (isOnlySide ? ofCategory : (own ?? ofCategory)) ?? unknownKind;
}

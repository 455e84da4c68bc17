import { fromHundredths } from '../amounts.ts';
import type { CategorySlug } from '../categories.ts';

export type DemoPortion = { readonly sizeName: string; readonly priceMinor: number };
export type DemoSpiceLevel = { readonly levelName: string; readonly additionalPriceMinor: number };

/** A size and what it adds, as a share of the dish's price. */
type Scheme = readonly (readonly [sizeName: string, share: number])[];

const plate: Scheme = [
  ['Single', 0],
  ['Double', 0.85],
  ['Family', 2.4],
];
const halfFull: Scheme = [
  ['Half', 0],
  ['Full', 0.9],
];
const cup: Scheme = [
  ['Regular', 0],
  ['Large', 0.4],
];
const pie: Scheme = [
  ['Small', 0],
  ['Medium', 0.6],
  ['Large', 1.1],
];
const pack: Scheme = [
  ['Regular', 0],
  ['Large', 0.5],
  ['Sharing', 1.4],
];
const meal: Scheme = [
  ['Burger only', 0],
  ['With fries', 0.3],
  ['Meal with drink', 0.45],
];
const none: Scheme = [];

type Default = {
  readonly scheme: Scheme;
  readonly isSpiced: boolean;
  readonly prepMinutes: number;
  readonly contains: string;
  readonly tags: readonly string[];
  /** Second picture of every dish of this kind. */
  readonly gallery: string;
};

const entry = (
  scheme: Scheme,
  isSpiced: boolean,
  prepMinutes: number,
  contains: string,
  gallery: string,
  tags: readonly string[],
): Default => ({ scheme, isSpiced, prepMinutes, contains, gallery: `gallery-${gallery}`, tags });

export const dishDefaults: Readonly<Record<CategorySlug, Default>> = {
  biryani: entry(plate, true, 25, 'Dairy', 'rice', ['rice', 'desi']),
  karahi: entry(halfFull, true, 40, 'Dairy', 'curry', ['desi', 'sharing']),
  bbq: entry(plate, true, 30, 'Dairy, mustard', 'grill', ['grill', 'charcoal']),
  burgers: entry(meal, false, 18, 'Gluten, egg, dairy', 'fastfood', ['fast food', 'lunch']),
  pizza: entry(pie, false, 22, 'Gluten, dairy', 'italian', ['italian', 'cheese']),
  rolls: entry(cup, true, 15, 'Gluten, dairy', 'fastfood', ['wrap', 'street food']),
  curries: entry(halfFull, true, 25, 'Dairy, nuts', 'curry', ['desi', 'gravy']),
  chinese: entry(pack, true, 20, 'Gluten, soy, egg', 'chinese', ['wok', 'asian']),
  seafood: entry(halfFull, true, 28, 'Fish, shellfish', 'grill', ['fish', 'fresh']),
  soups: entry(cup, true, 15, 'Egg, soy', 'chinese', ['warm', 'starter']),
  salads: entry(cup, false, 10, 'See description', 'fresh', ['fresh', 'light']),
  breads: entry(none, false, 8, 'Gluten, dairy', 'bread', ['tandoor', 'side']),
  snacks: entry(cup, true, 15, 'Gluten', 'fastfood', ['street food', 'tea time']),
  breakfast: entry(none, false, 18, 'Gluten, egg, dairy', 'bread', ['morning', 'brunch']),
  desserts: entry(cup, false, 8, 'Dairy, nuts', 'sweet', ['sweet', 'mithai']),
  'tea-coffee': entry(cup, false, 8, 'Dairy', 'tea', ['hot drink', 'chai']),
  'cold-drinks': entry(cup, false, 5, 'Nothing notable', 'drink', ['cold', 'refreshing']),
};

export function portionsFor(category: CategorySlug, price: number, roundTo: number): DemoPortion[] {
  return dishDefaults[category].scheme.map(([sizeName, share]) => ({
    sizeName,
    priceMinor: fromHundredths(Math.round((price * share) / roundTo) * roundTo),
  }));
}

export function spiceLevelsFor(category: CategorySlug, extraHot: number): DemoSpiceLevel[] {
  if (!dishDefaults[category].isSpiced) return [];
  return [
    { levelName: 'Mild', additionalPriceMinor: 0 },
    { levelName: 'Medium', additionalPriceMinor: 0 },
    { levelName: 'Hot', additionalPriceMinor: 0 },
    { levelName: 'Extra Hot', additionalPriceMinor: fromHundredths(extraHot) },
  ];
}

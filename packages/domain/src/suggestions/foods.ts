import { namesOneOf } from './food-kinds.ts';

/** The words by which a category, or a dish in it, is known to be such a food. */
const foodWords: Readonly<Record<string, readonly string[]>> = {
  'cold drinks': ['cold drink', 'drink', 'cola', 'lemonade'],
  lassi: ['lassi', 'drink'],
  'ice cream': ['ice cream', 'kulfi', 'dessert'],
  shakes: ['shake', 'smoothie', 'drink'],
  salads: ['salad'],
  juices: ['juice', 'drink'],
  'fresh juices': ['juice', 'drink'],
  wraps: ['wrap', 'roll', 'shawarma'],
  'light meals': ['salad', 'sandwich'],
  'rice dishes': ['rice', 'biryani', 'pulao'],
  grills: ['grill', 'bbq', 'tikka', 'kebab'],
  burgers: ['burger'],
  soups: ['soup'],
  'hot soups': ['soup'],
  curries: ['curry', 'karahi', 'korma'],
  stews: ['stew', 'curry', 'nihari', 'haleem'],
  nihari: ['nihari'],
  chai: ['chai', 'tea'],
  coffee: ['coffee'],
  'hot chocolate': ['hot chocolate', 'coffee'],
  qehwa: ['qehwa', 'kahwa', 'tea'],
  pakoras: ['pakora', 'snack'],
  samosas: ['samosa', 'snack'],
  'comfort food': ['comfort', 'karahi', 'pizza'],
  'warm meals': ['karahi', 'curry'],
};

/** Groups that hold much else: that there are snacks promises no samosa. */
const wideWords = new Set(['snack', 'drink', 'dessert']);

const ownWordsOf = (food: string) => (foodWords[food] ?? [food]).filter((word) => !wideWords.has(word));

/**
 * Where a title stands in the order of the foods that a reason names: what may only hold one of them comes behind what
 * is one, and behind them all what is meant by none.
 */
export function rankAmongFoods(title: string, foods: readonly string[]): number {
  const rank = foods.findIndex((food) => namesOneOf(title, ownWordsOf(food)));
  if (rank >= 0) return rank;
  const mayHoldOne = foods.some((food) => namesOneOf(title, foodWords[food] ?? []));
  return mayHoldOne ? foods.length - 0.5 : foods.length;
}

type Shown = { readonly title: string; readonly category: string };

/** The foods that these dishes really hold, in the order in which they are shown. */
export function foodsAmong(foods: readonly string[], dishes: readonly Shown[]): string[] {
  const firstOf = (food: string): number => {
    const words = ownWordsOf(food);
    return dishes.findIndex(({ title, category }) => namesOneOf(title, words) || namesOneOf(category, words));
  };
  return foods.filter((food) => firstOf(food) >= 0).toSorted((a, b) => firstOf(a) - firstOf(b));
}

export const DIETS = ['vegetarian', 'vegan', 'halal', 'gluten_free', 'lactose_free'] as const;
export type Diet = (typeof DIETS)[number];

/** The fourteen that menus in Europe must name. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What a form sends for an empty list: empty text means nothing was said. */
export const NONE = 'none';

export type DishFilter = {
  readonly diet?: readonly Diet[] | undefined;
  readonly without?: readonly Allergen[] | undefined;
};

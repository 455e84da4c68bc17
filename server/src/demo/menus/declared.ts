import { ALLERGENS, type Allergen, DIETS, type Diet } from '@nearbite/contract/catalog/diets';
import type { CategorySlug } from '../categories.ts';
import type { DemoCountry } from '../demo-country.ts';
import { dishDefaults } from './dish-defaults.ts';
import type { MenuItem } from './menu-item.ts';

export type Declared = { readonly diets: readonly Diet[]; readonly allergens: readonly Allergen[] | null };

/** Words of menus that tell an allergen, each from the beginning of a word on. */
const TELLING: Readonly<Record<Allergen, RegExp>> = {
  gluten:
    /\b(gluten|wheat|barley|oats|naan|roti|paratha|puri|bread|toast|burger|pizza|pasta|spaghetti|noodle|vermicelli|samosa|roll|wrap|sandwich|croissant|pancake|waffle|brownie|oreo|cookie|cake|cheesecake|pie|crouton|crumb|tempura|jalebi|gulab jamun|falooda|haleem)/,
  crustaceans: /\b(crustacean|shellfish|prawn|crab)/,
  eggs: /\b(egg|anda|omelette|mayo|custard|pancake|waffle|brownie|cake|cheesecake|tempura)/,
  fish: /\b(fish|salmon|trout|pomfret|rohu)/,
  peanuts: /\bpeanut/,
  soybeans: /\b(soy|soya|manchurian|kung pao)/,
  milk: /\b(milk|dairy|cream|butter|yoghurt|lassi|cheese|ghee|paneer|parmesan|mozzarella|khoya|kulfi|kheer|malai|halwa|shake|latte|cappuccino|chai|makhani|brownie|cake|vanilla)/,
  nuts: /\b(nut|almond|pistachio|cashew|walnut)/,
  celery: /\bcelery/,
  mustard: /\bmustard/,
  sesame: /\b(sesame|tahini)/,
  sulphites: /\b(sulphite|raisin|vinegar)/,
  lupin: /\blupin/,
  molluscs: /\b(mollusc|shellfish)/,
};

const MEAT =
  /\b(chicken|beef|mutton|lamb|meat|fish|prawn|crab|tikka|boti|kebab|chapli|nihari|paya|trotter|wings|nugget|sausage|pepperoni|salami|kofta|murgh|breakfast|caesar)/;
/** Without meat unless they name some; dishes of all other kinds have it unless they name what is in its place. */
const MEATLESS: readonly CategorySlug[] = [
  'breads',
  'desserts',
  'tea-coffee',
  'cold-drinks',
  'salads',
  'snacks',
  'breakfast',
  'pizza',
];
const IN_ITS_PLACE =
  /\b(vegetable|veggie|paneer|falafel|mushroom swiss|portobello|daal|lentil|chana|chickpea|okra|aloo|potato and|tomato soup|egg fried rice|anda biryani|egg biryani)/;

/** What a kitchen has declared of a dish, by what its menu says. */
export function declaredOf(world: DemoCountry, restaurantSlug: string, item: MenuItem): Declared {
  const { declaring, halal } = world;
  const words = `${item.title}. ${item.description}`.toLowerCase();
  const contents = (item.contains ?? dishDefaults[item.category].contains).toLowerCase();
  // Where the law asks for them, they are all that counts.
  const contained = ALLERGENS.filter((one) =>
    TELLING[one].test(declaring === 'all' ? contents : `${words} ${contents}`),
  );
  const has = (...ones: readonly Allergen[]) => ones.some((one) => contained.includes(one));
  const isDeclared = declaring === 'all' || declaring.has(restaurantSlug);
  const isVegetarian =
    (MEATLESS.includes(item.category) || IN_ITS_PLACE.test(words)) &&
    !MEAT.test(words) &&
    !has('fish', 'crustaceans', 'molluscs');
  const suits: Readonly<Record<Diet, boolean>> = {
    vegetarian: isVegetarian,
    vegan: isVegetarian && isDeclared && !has('milk', 'eggs') && !words.includes('honey'),
    halal: halal === 'all' || halal.has(restaurantSlug),
    gluten_free: isDeclared && !has('gluten'),
    lactose_free: isDeclared && !has('milk'),
  };
  return { diets: DIETS.filter((diet) => suits[diet]), allergens: isDeclared ? contained : null };
}

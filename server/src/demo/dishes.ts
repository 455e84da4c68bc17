import { fromHundredths } from './amounts.ts';
import type { CategorySlug } from './categories.ts';
import type { DemoCountry } from './demo-country.ts';
import { type Declared, declaredOf } from './menus/declared.ts';
import {
  type DemoPortion,
  type DemoSpiceLevel,
  dishDefaults,
  portionsFor,
  spiceLevelsFor,
} from './menus/dish-defaults.ts';
import { type DemoExtraGroup, extrasFor } from './menus/dish-extras.ts';
import type { MenuItem } from './menus/menu-item.ts';
import { seededRandom } from './random.ts';

export type DemoDish = Declared & {
  readonly restaurantSlug: string;
  readonly did: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly priceMinor: number;
  readonly oldPriceMinor: number | null;
  readonly category: CategorySlug;
  readonly tags: readonly string[];
  readonly stockQty: number;
  readonly status: 'live' | 'in-active' | 'in-review';
  readonly portions: readonly DemoPortion[];
  readonly spiceLevels: readonly DemoSpiceLevel[];
  readonly extras: readonly DemoExtraGroup[];
  readonly specifications: readonly { readonly title: string; readonly content: string }[];
  readonly picture: string;
  readonly gallery: readonly string[];
};

const ingredients = [
  'chicken',
  'beef',
  'mutton',
  'lamb',
  'prawn',
  'fish',
  'egg',
  'cheese',
  'paneer',
  'vegetable',
];

export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function tagsFor(item: MenuItem): string[] {
  const text = `${item.title} ${item.description}`.toLowerCase();
  // From the beginning of a word on: there is no egg in a veggie pizza.
  const isNamed = (ingredient: string) => new RegExp(`\\b${ingredient}`).test(text);
  return [...dishDefaults[item.category].tags, ...ingredients.filter(isNamed)];
}

function toDish(
  world: DemoCountry,
  restaurantSlug: string,
  item: MenuItem,
  menu: readonly MenuItem[],
): Omit<DemoDish, 'slug'> {
  const random = seededRandom(`${restaurantSlug} ${item.title}`);
  const defaults = dishDefaults[item.category];
  const price = Math.round(item.price * 100);
  const companions = menu.filter((other) => other !== item && other.category !== item.category);
  const soldOut = world.soldOut.has(`${restaurantSlug}/${item.title}`);
  return {
    restaurantSlug,
    did: random.code(16),
    title: item.title,
    description: item.description,
    priceMinor: fromHundredths(price),
    oldPriceMinor: item.oldPrice === undefined ? null : fromHundredths(Math.round(item.oldPrice * 100)),
    category: item.category,
    tags: tagsFor(item),
    ...declaredOf(world, restaurantSlug, item),
    stockQty: soldOut ? 0 : (item.stockQty ?? random.between(24, 180)),
    status: item.status ?? 'live',
    portions: portionsFor(item.category, price, world.roundTo),
    spiceLevels: spiceLevelsFor(item.category, world.extraHot),
    extras: extrasFor(item, price, world.roundTo),
    specifications: [
      { title: 'Serves', content: item.serves ?? '1' },
      { title: 'Prep time', content: `${defaults.prepMinutes} minutes` },
      { title: 'Contains', content: item.contains ?? defaults.contains },
    ],
    picture: `dish-${item.picture}`,
    gallery: [
      defaults.gallery,
      ...random.sample(companions, random.between(0, 2)).map((other) => `dish-${other.picture}`),
    ],
  };
}

export function makeDishes(world: DemoCountry): DemoDish[] {
  const taken = new Set<string>();
  return Object.entries(world.menus).flatMap(([restaurantSlug, menu]) =>
    menu.map((item) => {
      const short = slugify(item.title);
      const slug = taken.has(short) ? `${short}-${restaurantSlug}` : short;
      taken.add(slug);
      return { ...toDish(world, restaurantSlug, item, menu), slug };
    }),
  );
}

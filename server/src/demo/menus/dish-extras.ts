import { fromHundredths } from '../amounts.ts';
import type { CategorySlug } from '../categories.ts';

export type DemoExtraGroup = {
  readonly name: string;
  readonly max: number;
  readonly options: readonly { readonly name: string; readonly priceMinor: number }[];
};

/** An option and what it adds, as a share of the dish's price. No dish of a demo world has such a name. */
type Group = {
  readonly name: string;
  /** All of them where nothing is said. None is ever needed. */
  readonly max?: number;
  readonly options: readonly (readonly [name: string, share: number])[];
};

const sauces: Group = {
  name: 'Dips',
  max: 2,
  options: [
    ['Garlic mayo', 0.08],
    ['Chipotle sauce', 0.08],
    ['Smoky barbecue sauce', 0.08],
  ],
};

const GROUPS: Readonly<Partial<Record<CategorySlug, readonly Group[]>>> = {
  burgers: [
    {
      name: 'Bread',
      max: 1,
      options: [
        ['Brioche bun', 0],
        ['Sesame bun', 0],
        ['Lettuce leaf', 0],
      ],
    },
    {
      name: 'Add-ons',
      options: [
        ['Cheddar slice', 0.12],
        ['Jalapeños', 0.08],
        ['Caramelised onions', 0.08],
        ['Fried egg', 0.1],
        ['Extra patty', 0.4],
      ],
    },
    sauces,
  ],
  pizza: [
    {
      name: 'Crust',
      max: 1,
      options: [
        ['Thin crust', 0],
        ['Stuffed crust', 0.2],
      ],
    },
    {
      name: 'Toppings',
      max: 3,
      options: [
        ['Extra mozzarella', 0.15],
        ['Mushrooms', 0.1],
        ['Black olives', 0.1],
        ['Sweetcorn', 0.08],
        ['Jalapeños', 0.08],
      ],
    },
    sauces,
  ],
  'tea-coffee': [
    {
      name: 'Milk',
      max: 1,
      options: [
        ['Whole milk', 0],
        ['Oat milk', 0.15],
        ['Almond milk', 0.15],
      ],
    },
    {
      name: 'Add-ons',
      options: [
        ['Extra shot', 0.2],
        ['Vanilla syrup', 0.12],
        ['Caramel syrup', 0.12],
        ['Whipped cream', 0.12],
      ],
    },
  ],
  breakfast: [
    {
      name: 'On the side',
      options: [
        ['Fried egg', 0.15],
        ['Slice of toast', 0.1],
        ['Pot of honey', 0.08],
        ['Pat of butter', 0.05],
      ],
    },
  ],
};

/** Of these categories only what is a pizza or a coffee. */
const ONLY: Readonly<Partial<Record<CategorySlug, RegExp>>> = {
  pizza: /pizza|margherita|pepperoni/i,
  'tea-coffee': /cappuccino|latte|flat white/i,
};

export function extrasFor(
  { category, title }: { readonly category: CategorySlug; readonly title: string },
  price: number,
  roundTo: number,
): DemoExtraGroup[] {
  if (!(ONLY[category]?.test(title) ?? true)) return [];
  return (GROUPS[category] ?? []).map(({ name, max, options }) => ({
    name,
    max: max ?? options.length,
    options: options.map(([option, share]) => ({
      name: option,
      priceMinor: fromHundredths(Math.round((price * share) / roundTo) * roundTo),
    })),
  }));
}

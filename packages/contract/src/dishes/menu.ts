import { z } from 'zod';
import { kitchenStaff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, wholeNumber } from '../fields.ts';
import { dishFields, oldPrice } from './dish-form.ts';
import { OwnerDish, soldOutUntil } from './dishes.ts';
import { refuseTwice } from './form-rows.ts';
import { ServedSpan, served } from './served.ts';

/** Of one call. */
export const MAX_MENU_CHANGES = 200;
export const POSITIONS = { min: 0, max: 100_000 } as const;

export const position = wholeNumber(POSITIONS, 'Position must be a whole number between 0 and 100,000');

const DishChange = z.object({
  id,
  price: dishFields.price.optional(),
  old_price: oldPrice,
  stock_qty: dishFields.stock_qty.optional(),
  daily_portions: dishFields.daily_portions.nullable().optional(),
  sold_out_until: soldOutUntil.optional(),
  status: dishFields.status,
  category: dishFields.category.optional(),
  position: position.nullable().optional(),
});
export type DishChange = z.output<typeof DishChange>;

/** An empty list takes the times away; one that was left out must not. */
const sentServed = z.preprocess((value) => (value === undefined ? 'none sent' : value), served);
const CategoryChange = z.object({ id, served: sentServed });
export type CategoryChange = z.output<typeof CategoryChange>;

/** What the kitchen's staff may change, too. */
export const KITCHEN_FIELDS: readonly (keyof DishChange)[] = [
  'id',
  'stock_qty',
  'daily_portions',
  'sold_out_until',
];

const changesOf = <T extends z.ZodType>(
  change: T,
  { notList, tooMany, twice }: { readonly notList: string; readonly tooMany: string; readonly twice: string },
) =>
  z
    .array(change, { error: notList })
    .max(MAX_MENU_CHANGES, tooMany)
    .superRefine(refuseTwice('id', twice))
    .default([]);

export const updateMenu = endpoint({
  name: 'updateMenu',
  summary:
    'Change many dishes at once, all or none: prices, stock, what is sold out, status, category, place; and when categories are served',
  method: 'PATCH',
  path: '/api/restaurant/menu/:restaurant_id/',
  access: kitchenStaff,
  params: z.object({ restaurant_id: id }),
  body: z
    .object({
      dishes: changesOf(DishChange, {
        notList: 'Must be a list of dishes',
        tooMany: `At most ${MAX_MENU_CHANGES} dishes`,
        twice: 'This dish is already in the list',
      }),
      categories: changesOf(CategoryChange, {
        notList: 'Must be a list of categories',
        tooMany: `At most ${MAX_MENU_CHANGES} categories`,
        twice: 'This category is already in the list',
      }),
    })
    .refine(({ dishes, categories }) => dishes.length + categories.length > 0, {
      error: 'Name at least one dish',
      path: ['dishes'],
    }),
  response: z.object({
    dishes: z.array(OwnerDish),
    categories: z.array(z.object({ id: z.number(), served: z.array(ServedSpan) })),
  }),
});

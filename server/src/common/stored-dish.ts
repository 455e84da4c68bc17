import { z } from 'zod';

/** A moment as JSON writes it; absent where nothing was said. */
const soldOutUntil = z.string().optional();
/** Beside the name in what is read in another language. */
const label = z.string().optional();

/** The lists of a dish as its row keeps them. */
export const storedPortions = z.array(
  z.strictObject({ size_name: z.string(), label, price_minor: z.int(), sold_out_until: soldOutUntil }),
);
export const storedSpiceLevels = z.array(
  z.strictObject({
    level_name: z.string(),
    label,
    additional_price_minor: z.int(),
    sold_out_until: soldOutUntil,
  }),
);

export const storedExtras = z.array(
  z.strictObject({
    name: z.string(),
    label,
    min: z.int(),
    max: z.int(),
    options: z.array(
      z.strictObject({ name: z.string(), label, price_minor: z.int(), sold_out_until: soldOutUntil }),
    ),
  }),
);
/** Of a line in a cart. */
export const storedChosenExtras = z.array(z.strictObject({ group: z.string(), name: z.string(), label }));
/** Of an order. */
export const storedBoughtExtras = z.array(
  z.strictObject({
    group: z.string(),
    name: z.string(),
    label,
    price_minor: z.int(),
  }),
);

/** When a dish is served (`serving` in `terms/serving.ts`); null: whenever its kitchen is open. */
export const storedServing = z
  .strictObject({
    served: z.array(z.strictObject({ from: z.string(), to: z.string(), days: z.array(z.int()) })),
    time_zone: z.string().nullable(),
  })
  .nullable();

/** The columns every reader of a cart selects of its dishes. */
export const dishInCartFields = {
  dish_id: z.int(),
  title: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  price_minor: z.int(),
  portions: storedPortions,
  spice_levels: storedSpiceLevels,
  extras: storedExtras,
  stock_qty: z.int(),
  serving: storedServing,
  /** Live, not deleted, of a restaurant that is open to the public. */
  is_live: z.boolean(),
  restaurant_id: z.int(),
  restaurant_name: z.string(),
};

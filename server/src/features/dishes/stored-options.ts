import { z } from 'zod';

/** A moment as JSON writes it; absent where nothing was said. */
const soldOutUntil = z.string().optional();

/** The lists of a dish as its row keeps them. */
export const storedPortions = z.array(
  z.strictObject({ size_name: z.string(), price_paisa: z.int(), sold_out_until: soldOutUntil }),
);
export const storedSpiceLevels = z.array(
  z.strictObject({ level_name: z.string(), additional_price_paisa: z.int(), sold_out_until: soldOutUntil }),
);

import { z } from 'zod';
import { money, readJsonText, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import * as texts from '../orders/orders.texts.ts';
import { label } from './dish-translations.ts';

/** An option of a dish by its group, as calls name it. */
export const chosenExtra = z.preprocess(
  readJsonText,
  z.object(
    { group: text(LIMITS.title, texts.extraName), name: text(LIMITS.title, texts.extraName) },
    texts.extraName,
  ),
);

const MOST_CHOSEN = LIMITS.extraGroups * LIMITS.extraOptions;

/** Those of a line; left out means none. */
export const chosenExtras = z
  .preprocess(
    (value) => readJsonText(value) ?? [],
    z.array(chosenExtra, texts.extrasList).max(MOST_CHOSEN, texts.extrasList),
  )
  .optional()
  .transform((value) => value ?? []);

/** As it was bought, or would be today. */
export const BoughtExtra = z.object({ group: z.string(), name: z.string(), label, price: money });
export type BoughtExtra = z.infer<typeof BoughtExtra>;

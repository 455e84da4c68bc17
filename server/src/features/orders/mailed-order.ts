import { allergenList } from '@nearbite/contract/catalog/diet-fields';
import { FULFILMENTS, PAYMENT_METHODS } from '@nearbite/contract/orders/stages';
import { sql } from 'kysely';
import { z } from 'zod';
import type { LanguageOrSql } from '../../common/dish-json.ts';
import { itemFields, itemFieldsRow } from '../../common/ordered-item.ts';

/** What mails tell of an order, or of a restaurant's part of it. */
export const mailedOrderRow = z.strictObject({
  oid: z.string(),
  email: z.string(),
  /** What who gets the mail reads. */
  language: z.string(),
  payment_method: z.enum(PAYMENT_METHODS),
  fulfilment: z.enum(FULFILMENTS),
  deliver_at: z.date().nullable(),
  slot_ends_at: z.date().nullable(),
  time_zone: z.string().nullable(),
  total_minor: z.int(),
  items: z.array(itemFieldsRow.extend({ note: z.string().nullable(), total_minor: z.int() }).strict()),
});

/** What mails list of the items `i`, in the language of who gets them. */
export const mailItems = (language: LanguageOrSql) => sql`
  json_agg(json_build_object(${itemFields(language)}, 'note', i.note, 'total_minor', i.total_minor) order by i.id)`;

export const kitchenMailRow = mailedOrderRow.extend({
  part_id: z.int(),
  restaurant_id: z.int(),
  number: z.int().nullable(),
  name: z.string(),
  answer_by: z.date().nullable(),
  note: z.string().nullable(),
  allergies: allergenList.nullable(),
});
export type KitchenMailRow = Readonly<z.infer<typeof kitchenMailRow>>;

import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

const cardRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  specifications: z.array(z.object({ title: z.string(), content: z.string() })),
  restaurant_name: z.string(),
  restaurant_phone: z.string(),
});
export type CardRow = z.infer<typeof cardRow>;

/** All that is written of these dishes, and whom to ask for more. */
export const readCards = (db: Db, ids: readonly number[]): Promise<CardRow[]> =>
  statement(cardRow)`
    select d.id, d.title, d.description, d.tags, d.specifications, r.name as restaurant_name,
      r.phone_number as restaurant_phone
    from dishes d
    join restaurants r on r.id = d.restaurant_id
    where d.id = any(${[...ids]}::int[])
    order by array_position(${[...ids]}::int[], d.id)
  `.all(db);

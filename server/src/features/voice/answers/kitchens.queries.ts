import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { Position } from '../voice.queries.ts';

const kitchenRow = z.strictObject({ id: z.int(), name: z.string(), phone_number: z.string() });
export type KitchenRow = z.infer<typeof kitchenRow>;

/** These kitchens, the nearest first. */
export const readKitchens = (db: Db, ids: readonly number[], here: Position): Promise<KitchenRow[]> =>
  statement(kitchenRow)`
    select r.id, r.name, r.phone_number
    from restaurants r
    where r.is_public and r.id = any(${[...ids]}::int[])
    order by r.location <-> ll_to_earth(${here.latitude}::float8, ${here.longitude}::float8)::cube, r.id
  `.all(db);

const idRow = z.strictObject({ id: z.int() });
const MOST_ELSEWHERE = 1;

/** The nearest kitchen, however far, whose name begins with these words. */
export async function findKitchensAnywhere(db: Db, name: string, here: Position): Promise<number[]> {
  const rows = await statement(idRow)`
    select r.id
    from restaurants r
    where r.is_public and starts_with(lower(r.name), ${name.toLowerCase()}::text)
    order by r.location <-> ll_to_earth(${here.latitude}::float8, ${here.longitude}::float8)::cube, r.id
    limit ${MOST_ELSEWHERE}
  `.all(db);
  return rows.map(({ id }) => id);
}

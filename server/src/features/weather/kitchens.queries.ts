import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { reachMetres } from '../../db/reach.ts';
import { statement } from '../../db/statement.ts';
import type { SavedPosition } from '../../shared/saved-position.ts';

const kitchenRow = z.strictObject({ id: z.int(), name: z.string(), distance_km: z.number().nullable() });
export type KitchenRow = z.infer<typeof kitchenRow>;

/** Enough kitchens to fill every group many times over. */
const MAX_KITCHENS = 300;

/** The nearest first; without a position the best rated take the place of those within reach. */
export async function findKitchens(db: Db, position: SavedPosition | undefined): Promise<KitchenRow[]> {
  return statement(kitchenRow)`${position ? withinReach(position) : bestRated}`.all(db);
}

const withinReach = ({ latitude, longitude }: SavedPosition) => sql`
  select r.id, r.name,
    round((sec_to_gc(r.location <-> here.point) / 1000)::numeric, 3)::float8 as distance_km
  from restaurants r, (select ll_to_earth(${latitude}::float8, ${longitude}::float8)::cube as point) here
  where r.is_public and r.location <@ earth_box(here.point::earth, ${reachMetres})
    and r.location <-> here.point <= gc_to_sec(${reachMetres})
  order by r.location <-> here.point, r.id
  limit ${MAX_KITCHENS}`;

const bestRated = sql`
  select r.id, r.name, null::float8 as distance_km
  from restaurants r
  where r.is_public
  order by (r.rating_sum::float8 / greatest(r.rating_count, 1)) desc, r.id
  limit ${MAX_KITCHENS}`;

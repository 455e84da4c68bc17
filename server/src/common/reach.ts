import { sql } from 'kysely';
import type { SavedPosition } from './saved-position.ts';

/** The platform's reach, an administrator's setting: beyond it nothing is near and no delivery area counts. */
export const reachMetres = sql<number>`(select reach_km * 1000 from platform_settings)`;
/** The same measured straight through the globe, as the spatial index does. */
export const reachChord = sql<number>`gc_to_sec(${reachMetres})`;

/**
 * The public restaurants within reach, the nearest so many: they come out of the spatial index in order, so a city of
 * thousands costs no more than a village.
 */
export const nearestWithinReach = ({ latitude, longitude }: SavedPosition, most: number) => sql`
  select * from (
    select r.id, r.name, r.location <-> ll_to_earth(${latitude}::float8, ${longitude}::float8)::cube as chord
    from restaurants r where r.is_public
    order by r.location <-> ll_to_earth(${latitude}::float8, ${longitude}::float8)::cube
    limit ${sql.lit(most)}
  ) nearest
  where chord <= ${reachChord}`;

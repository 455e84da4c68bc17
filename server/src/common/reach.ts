import { sql } from 'kysely';
import type { SavedPosition } from './saved-position.ts';

/** The platform's reach, an administrator's setting: beyond it nothing is near and no delivery area counts. */
export const reachMetres = sql<number>`(select reach_km * 1000 from platform_settings)`;
/** The same measured straight through the globe, as the spatial index does. */
export const reachChord = sql<number>`gc_to_sec(${reachMetres})`;

/** A position as the spatial index has it, which a statement works out once: for each row that takes longer than all else. */
export const pointOf = (place: SavedPosition | null | undefined) =>
  sql`(select ll_to_earth(${place?.latitude ?? null}::float8, ${place?.longitude ?? null}::float8)::cube)`;

/**
 * The public restaurants within reach, the nearest so many: they come out of the spatial index in order, so a city of
 * thousands costs no more than a village.
 */
export const nearestWithinReach = (position: SavedPosition, most: number) => sql`
  select * from (
    select r.id, r.name, r.location <-> ${pointOf(position)} as chord
    from restaurants r where r.is_public
    order by r.location <-> ${pointOf(position)}
    limit ${sql.lit(most)}
  ) nearest
  where chord <= ${reachChord}`;

import { REACH_KM } from '@nearbite/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type Position = { readonly latitude: number; readonly longitude: number };

const REACH_METRES = REACH_KM * 1000;
/** More than any quarter of a city holds; keeps one menu within what a request may cost. */
const MAX_RESTAURANTS = 400;
export const MAX_MENU_DISHES = 5_000;

const isOrderable = sql`d.status = 'live' and d.stock_qty > 0 and d.deleted_at is null and r.is_public`;

/** The restaurants that deliver to a position, ordered by id. */
export async function restaurantsWithinReach(db: Db, { latitude, longitude }: Position): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(array_agg(near.id order by near.id), '{}') as ids
    from (
      select r.id
      from restaurants r, (select ll_to_earth(${latitude}::float8, ${longitude}::float8)::cube as point) here
      where r.is_public and r.location <@ earth_box(here.point::earth, ${REACH_METRES})
        and r.location <-> here.point <= gc_to_sec(${REACH_METRES}::float8)
      order by r.location <-> here.point
      limit ${MAX_RESTAURANTS}
    ) near
  `.execute(db);
  return rows[0]?.ids ?? [];
}

export type MenuRow = {
  readonly id: number;
  readonly title: string;
  readonly restaurant_id: number;
  readonly restaurant_name: string;
  readonly portions: string[];
  readonly spice_levels: string[];
  readonly tags: string[];
  readonly category: string;
};

/** What can be ordered at these restaurants, those nearest to the position first. */
export async function readMenu(db: Db, restaurantIds: readonly number[], here: Position): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select d.id, d.title, d.restaurant_id, r.name as restaurant_name, d.tags, c.title as category,
      array(select p ->> 'size_name' from jsonb_array_elements(d.portions) p) as portions,
      array(select s ->> 'level_name' from jsonb_array_elements(d.spice_levels) s) as spice_levels
    from restaurants r
    join dishes d on d.restaurant_id = r.id
    join categories c on c.id = d.category_id
    where r.id = any(${[...restaurantIds]}::int[]) and ${isOrderable}
    order by r.location <-> ll_to_earth(${here.latitude}::float8, ${here.longitude}::float8)::cube, r.id, d.id
    limit ${MAX_MENU_DISHES}
  `.execute(db);
  return rows;
}

export type VoiceDishRow = {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly image: string | null;
  readonly price_paisa: number;
  readonly portions: { size_name: string; price_paisa: number }[];
  readonly spice_levels: { level_name: string; additional_price_paisa: number }[];
  readonly restaurant_name: string;
};

/** The dishes as they are now; those that cannot be ordered any more are left out. */
export async function readOrderableDishes(db: Db, ids: readonly number[]): Promise<VoiceDishRow[]> {
  const { rows } = await sql<VoiceDishRow>`
    select d.id, d.title, d.slug, d.image, d.price_paisa, d.portions, d.spice_levels, r.name as restaurant_name
    from dishes d
    join restaurants r on r.id = d.restaurant_id
    where d.id = any(${[...ids]}::int[]) and ${isOrderable}
  `.execute(db);
  return rows;
}

import type { Hours } from '@nearbite/domain/terms/hours';
import { servedFrom, servedHours } from '@nearbite/domain/terms/served';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Services } from '../../services.ts';
import type { storedServing } from '../stored-dish.ts';
import type { Zone } from './stored-terms.ts';

const ofCategory = sql`
  from category_hours h where (h.restaurant_id, h.category_id) = (d.restaurant_id, d.category_id)`;

/** When its kitchen serves the category of a dish (alias `d`). */
export const categoryServed = sql`select h.served ${ofCategory}`;
/** Differs as soon as that is written. */
export const servingVersion = sql`select ' ' || h.xmin::text ${ofCategory}`;

/** When a dish (alias `d`) is served, with its kitchen's time zone: at its own times, else at its category's; null: always. */
export const serving = sql`(
  select jsonb_build_object('served', s.served, 'time_zone', t.time_zone)
  from (select case d.served when '[]' then (${categoryServed}) else d.served end as served offset 0) s
  left join restaurant_terms t on t.restaurant_id = d.restaurant_id
  where s.served is not null)`;

type Serving = Readonly<z.infer<typeof storedServing>>;

/** As hours of the dish. */
export const hoursOf = (stored: Serving, { APP_TIMEZONE }: Zone['config']): Hours | null =>
  stored && servedHours(stored.served, stored.time_zone ?? APP_TIMEZONE);

/** The next moment at which it is served; null while it is. */
export const nextServed = (stored: Serving, { clock, config }: Pick<Services, 'clock'> & Zone): Date | null =>
  servedFrom(hoursOf(stored, config), clock.now());

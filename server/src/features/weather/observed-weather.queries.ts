import { sql } from 'kysely';
import type { SavedPosition } from '../../common/saved-position.ts';
import type { Db } from '../../db/database.ts';

/** Such weather was around a restaurant `r`, in its cell or one beside it, when its part `p` of an order was placed. */
export const wasWeatherOfPart = (kind: string | undefined) => sql<boolean>`exists (
  select from observed_weather w
  where w.hour = date_trunc('hour', p.created_at, 'UTC') and w.kind = ${kind ?? null}
    and w.latitude_tenths between round(r.latitude * 10) - 1 and round(r.latitude * 10) + 1
    and w.longitude_tenths between round(r.longitude * 10) - 1 and round(r.longitude * 10) + 1
)`;

/** The first word of an hour counts. */
export async function storeWeather(db: Db, position: SavedPosition, now: Date, kind: string): Promise<void> {
  await sql`
    insert into observed_weather (latitude_tenths, longitude_tenths, hour, kind)
    values (round(${position.latitude}::float8 * 10), round(${position.longitude}::float8 * 10),
      date_trunc('hour', ${now}::timestamptz, 'UTC'), ${kind})
    on conflict do nothing`.execute(db);
}

export async function deleteWeatherBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('observed_weather').where('hour', '<', moment).execute();
}

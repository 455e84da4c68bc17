import { sql } from 'kysely';

/** The platform's reach, an administrator's setting: beyond it nothing is near and no delivery area counts. */
export const reachMetres = sql<number>`(select reach_km * 1000 from platform_settings)`;

import { type RawBuilder, sql } from 'kysely';

/** A moment in JSON that the database writes, spelled as `Date.toISOString` does. */
export const isoUtc = (timestamp: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${timestamp} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

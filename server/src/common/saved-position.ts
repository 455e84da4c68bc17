import type { Db } from '../db/database.ts';

export type SavedPosition = { readonly latitude: number; readonly longitude: number };

/** Where a user said they are. */
export async function findSavedPosition(db: Db, userId: number): Promise<SavedPosition | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['latitude', 'longitude'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.latitude == null || user.longitude == null
    ? undefined
    : { latitude: user.latitude, longitude: user.longitude };
}

import type { Db } from '../../db/database.ts';
import { createTestDatabase } from '../../testing/database.ts';

export type OutboxDatabase = { readonly db: Db; close(): Promise<void> };

export async function openOutboxDatabase(): Promise<OutboxDatabase> {
  const { db, drop } = await createTestDatabase();
  return { db, close: drop };
}

import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Until some statement waits for what another transaction holds. */
export async function lockAwaited({ database }: Pick<TestApp, 'database'>): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
}

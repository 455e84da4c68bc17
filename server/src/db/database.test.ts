import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';

it('closes its connections even when only the driver itself was used', async () => {
  const own = await createTestDatabase();
  const { pool, close } = openDatabase({
    connectionString: own.connectionString,
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  await pool.query('select 1');
  await close();
  expect(pool.totalCount).toBe(0);
  await own.drop();
});

import { test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { generateTableTypes } from './table-types.ts';

test('the table types are what the migrations make', async () => {
  const database = await createTestDatabase();
  await generateTableTypes(database.connectionString, { verify: true });
  await database.drop();
});

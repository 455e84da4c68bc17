import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../testing/act-as.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { recordAudit, recordAutomatic } from './audit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const entry = {
  action: 'money.cash-collected',
  subject: { kind: 'order', id: 1, label: 'abc' },
  at: new Date('2026-05-20T12:00:00Z'),
} as const;

test('an entry says who did it, that it was nobody with an account, or is refused', async () => {
  const { db } = database;
  await expect(recordAudit(db, entry)).rejects.toThrow('Nobody says who did this: money.cash-collected');
  await actAs({ id: 7 }, () => recordAudit(db, entry));
  await recordAudit(db, { ...entry, actorId: null });
  await actAs({ id: 7 }, () => recordAutomatic(db, entry));
  const rows = await db.selectFrom('audit_log').select(['actor_id', 'address']).orderBy('id').execute();
  expect(rows).toEqual([
    { actor_id: 7, address: '127.0.0.1' },
    { actor_id: 0, address: null },
    { actor_id: 0, address: null },
  ]);
});

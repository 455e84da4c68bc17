import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { statement } from './statement.ts';

const categoryRow = z.strictObject({ id: z.int(), title: z.string() });

describe('a statement', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    await database.db.insertInto('categories').values({ title: 'Soups' }).execute();
  });
  afterAll(() => database.drop());

  test('returns its rows', async () => {
    const titled = (title: string) =>
      statement(categoryRow)`select id, title from categories where title = ${title}`;
    expect(await titled('Soups').all(database.db)).toEqual([{ id: expect.any(Number), title: 'Soups' }]);
    expect(await titled('Soups').first(database.db)).toMatchObject({ title: 'Soups' });
    expect(await titled('Salads').first(database.db)).toBeUndefined();
    await expect(titled('Salads').one(database.db)).rejects.toThrow('No row from: select id, title');
  });

  test.for([
    ['a column under another name', statement(categoryRow)`select id, title as name from categories`],
    ['a column of another type', statement(categoryRow)`select id::text as id, title from categories`],
    ['a column nobody declared', statement(categoryRow)`select id, title, position from categories`],
    ['null where none is declared', statement(categoryRow)`select id, null as title from categories`],
  ] as const)('is refused in tests with %s', async ([, renamed]) => {
    await expect(renamed.all(database.db)).rejects.toThrow('A row is not as declared');
  });
});

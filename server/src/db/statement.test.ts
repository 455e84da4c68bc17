import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

test('every raw statement that returns rows declares them with a schema', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file) && file !== 'db/statement.ts',
  );
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  // A fragment may say which scalar it computes; a row has a schema.
  const byHand = files.filter((_, index) =>
    /\bsql<(?!(boolean|number|string|Date)( \| null)?>)/.test(texts[index] ?? ''),
  );
  expect(byHand).toEqual([]);
});

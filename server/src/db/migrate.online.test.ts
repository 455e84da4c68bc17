import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createLargeDatabase, migrateInUse } from './migrate.large.testing.ts';
import { migrate, readSchema, type Schema, sqlFile } from './migrate.ts';
import { isBase } from './schema-base.ts';

/** What holds a table for as long as it takes to read or write all of it, and what to do instead. */
const SLOW: readonly (readonly [RegExp, string])[] = [
  [/\bcreate\s+(unique\s+)?index\s+(?!concurrently)/i, 'create index concurrently, in a file of its own'],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i, 'a new column, a trigger, batches, a rename'],
  [/\bset\s+not\s+null\b/i, 'a check that is not valid, validated in a later file'],
  [
    /\b(foreign\s+key|check\s*\()(?![\s\S]*\bnot\s+valid\b)/i,
    'not valid, then validate constraint in a later file',
  ],
  [/\badd\s+column\b[^;]*\bdefault\s+(now|random|gen_random|nextval)/i, 'a constant default, then batches'],
  [/^\s*(update|delete)\b(?![^;]*\b_?id <= [^;]*; commit;)/im, 'batches by id that commit, or a job'],
];

/** Without the tables that the file itself creates, which nobody uses yet. */
function findSlow(sql: string): string[] {
  const own = Array.from(
    sql.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi),
    ([, name]) => name,
  );
  const statements = sql.replaceAll(/--.*$/gm, '').split(/;\s*$/m);
  const onOthers = statements.filter(
    (statement) =>
      !/^\s*create\s+table/i.test(statement) &&
      !own.some((name) => new RegExp(`\\b${name}\\b`).test(statement)),
  );
  return onOthers.flatMap((statement) =>
    SLOW.flatMap(([pattern, instead]) => (pattern.test(statement) ? [instead] : [])),
  );
}

test('no migration holds a table for long that the app is using', async () => {
  const { migrations } = await readSchema();
  const later = migrations.filter(({ name }) => !isBase(name));
  const slow = later.flatMap(({ name, sql }) => findSlow(sql).map((instead) => `${name}: ${instead}`));
  expect(slow).toEqual([]);
});

test.each([
  ['create index a on orders (b);', 1],
  ['create unique index concurrently a on orders (b);', 0],
  ['create table t (id int check (id > 0));\ncreate index a on t (id);', 0],
  ['alter table orders alter column id type bigint;', 1],
  ['alter table orders add column note text;', 0],
  ['alter table orders add constraint c check (a > 0);', 1],
  ['alter table orders add constraint c check (a > 0) not valid;', 0],
  ['update orders set note = null;', 1],
  ['do $$ begin loop\nupdate orders set note = null where id <= top; commit; end loop; end $$;', 0],
  ['do $$ begin loop\nupdate orders set note = null where id <= top; end loop; end $$;', 1],
])('%s is found or let through', (sql, count) => {
  expect(findSlow(sql)).toHaveLength(count);
});

describe('while the app runs', () => {
  let database: TestDatabase;
  let schema: Schema;
  beforeAll(async () => {
    [database, schema] = await Promise.all([createTestDatabase(), readSchema()]);
  });
  afterAll(() => database.drop());

  const NOTE = sqlFile('9001_note.sql', 'alter table orders add column kitchen_note text;');
  const INDEX = sqlFile(
    '9002_index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists orders_note on orders (kitchen_note);\n',
  );
  const run = (...files: (typeof NOTE)[]) =>
    migrate(database.pool, { ...schema, migrations: [...schema.migrations, ...files] });

  test('a migration that waits for a table lets others pass', async () => {
    const reader = await database.pool.connect();
    await reader.query('begin');
    await reader.query('select 1 from orders limit 1');
    const migrated = run(NOTE);
    const isWaiting = async () =>
      (await reader.query('select 1 from pg_locks where not granted and relation = $1::regclass', ['orders']))
        .rowCount;
    await expect.poll(isWaiting, { interval: 20 }).toBe(1);

    // Comes after the migration, and would wait for as long as the first reader takes.
    const other = await database.pool.connect();
    await other.query(`set statement_timeout = '8s'`);
    await other.query('select 1 from orders limit 1');
    other.release(true);
    await reader.query('commit');
    reader.release();
    expect(await migrated).toEqual(['9001_note.sql']);
  });

  test('an index is made outside a transaction, while another instance waits for its turn', async () => {
    const [first, second] = await Promise.all([run(NOTE, INDEX), run(NOTE, INDEX)]);
    expect([...first, ...second]).toEqual(['9002_index.sql']);
  });
});

/** The long form: MIGRATION_ORDERS=1000000 npx vitest run --project server server/src/db/migrate.online.test.ts */
const LONG_FORM = Number(process.env.MIGRATION_ORDERS ?? 0);
const ORDERS = LONG_FORM || 1_000;
/** The short form only shows that everything is applied while the tables are in use: how fast a busy machine is says nothing. */
const MOST_MS = LONG_FORM ? 1_000 : 20_000;

/** What is advised above instead of the slow ways, on the largest tables. */
const ADVISED = [
  sqlFile('9001_column.sql', "alter table orders add column kitchen_note text not null default '';"),
  sqlFile(
    '9002_index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists orders_note on orders (kitchen_note);\n',
  ),
  sqlFile('9003_check.sql', 'alter table order_items add constraint few check (qty < 1000) not valid;'),
  sqlFile('9004_checked.sql', 'alter table order_items validate constraint few;'),
  sqlFile(
    '9005_reference.sql',
    'alter table order_items add constraint dish_again foreign key (dish_id) references dishes not valid;',
  ),
  sqlFile('9006_referenced.sql', 'alter table order_items validate constraint dish_again;'),
];

test(`nobody waits for over ${MOST_MS} ms while ${ORDERS} orders are migrated`, async () => {
  const schema = await readSchema();
  const before = schema.migrations.filter(({ name }) => isBase(name));
  const large = await createLargeDatabase(inject('testServerUrl'), { ...schema, migrations: before }, ORDERS);
  try {
    const migrations = [...schema.migrations, ...ADVISED];
    const applied = await migrateInUse(large.pool, { ...schema, migrations });
    expect(applied.map(({ name }) => name)).toEqual(expect.arrayContaining(ADVISED.map(({ name }) => name)));
    for (const { name, tookMs, longestWaitMs } of LONG_FORM ? applied : []) {
      process.stdout.write(`${name}: took ${tookMs} ms, the longest wait was ${longestWaitMs} ms\n`);
    }
    expect(applied.filter(({ longestWaitMs }) => longestWaitMs > MOST_MS)).toEqual([]);
  } finally {
    await large.drop();
  }
}, 3_600_000);

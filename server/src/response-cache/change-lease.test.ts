import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findUser } from '../auth/find-user.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { systemClock } from '../lib/clock.ts';
import { portOf } from '../lib/ports.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { statementsDuring } from '../testing/statements.ts';
import { type ChangeLease, openChangeLease } from './change-lease.ts';
import { createResponseCache } from './response-cache.ts';
import { whileUnchanged } from './while-unchanged.ts';

type Instance = {
  readonly database: Database;
  readonly lease: ChangeLease;
  readonly untilItHasTheLease: () => Promise<void>;
  read(): Promise<string>;
  write(): Promise<string>;
  stop(): Promise<void>;
};

let shared: TestDatabase;
/** Somebody at the database's prompt. */
let prompt: pg.Client;
let titles = 0;
const running: Instance[] = [];

beforeAll(async () => {
  shared = await createTestDatabase();
  prompt = new pg.Client({ connectionString: shared.connectionString });
  await prompt.connect();
  await prompt.query(`insert into categories (title) values ('Food')`);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((instance) => instance.stop()));
});
afterAll(async () => {
  await prompt.end();
  await shared.drop();
});

/** An instance with connections of its own; those of its lease may lead elsewhere. */
function startInstance({ leaseUrl = shared.connectionString } = {}): Instance {
  const database: Database = openDatabase({
    connectionString: shared.connectionString,
    maxConnections: 4,
    onIdleError: () => undefined,
  });
  const { db } = database;
  const lease = openChangeLease({ ...database, connectionString: leaseUrl });
  const cache = createResponseCache(db, systemClock, lease);
  const instance: Instance = {
    database,
    lease,
    untilItHasTheLease: () => expect.poll(() => lease.mark() !== undefined, { timeout: 20_000 }).toBe(true),
    async read(): Promise<string> {
      const { text } = await cache.get('title', '::1', async () => {
        const { title } = await db.selectFrom('categories').select('title').executeTakeFirstOrThrow();
        return {
          text: title,
          restaurantIds: new Set<number>(),
          isList: true,
          until: new Date(Date.now() + 600_000),
        };
      });
      return text;
    },
    async write(): Promise<string> {
      const title = nextTitle();
      await db.updateTable('categories').set({ title }).execute();
      return title;
    },
    async stop() {
      await lease.close();
      await database.close();
    },
  };
  running.push(instance);
  return instance;
}

const nextTitle = () => `Food ${++titles}`;

async function writeAtPrompt(): Promise<string> {
  const title = nextTitle();
  await prompt.query('update categories set title = $1', [title]);
  return title;
}

async function seesAtOnce(reader: Instance, write: () => Promise<string>): Promise<void> {
  const title = await write();
  expect(await reader.read()).toBe(title);
}

/** The connections that say that their process is running. */
const LEASES = `select pid from pg_locks where locktype = 'advisory' and objsubid = 1 and objid = 2 and classid = 1312948224
  and database = (select oid from pg_database where datname = current_database())`;
const endLeases = () => prompt.query(`select pg_terminate_backend(pid) from (${LEASES}) lease`);

const statementsOfReads = async (work: () => Promise<unknown>) =>
  (await statementsDuring(work)).filter((text) => !text.includes('catalog_lease'));

test('who is alone reads without a statement what has not changed, and at once what it has changed itself', async () => {
  const alone = startInstance();
  await alone.untilItHasTheLease();
  for (let turn = 0; turn < 20; turn += 1) await seesAtOnce(alone, alone.write);
  await alone.read();
  const texts = await statementsOfReads(async () => {
    for (let turn = 0; turn < 20; turn += 1) await alone.read();
  });
  expect(texts).toEqual([]);
});

test('a commit that is under way, or of which nobody knows how it ended, is asked for', async () => {
  const alone = startInstance();
  const { commits } = alone.database;
  await alone.untilItHasTheLease();
  const before = alone.lease.mark();
  let end = () => {};
  const send = () => new Promise<void>((resolve) => (end = resolve));
  const committing = commits.watch(prompt, { send, mayChange: true });
  expect(alone.lease.mark()).toBeUndefined();
  end();
  await committing;
  expect(alone.lease.mark()).toBe(before);

  const fail = () => Promise.reject(new Error('Connection terminated'));
  await expect(commits.watch(prompt, { send: fail, mayChange: true })).rejects.toThrow();
  expect(alone.lease.mark()).toBeUndefined();
  await alone.untilItHasTheLease();
});

test('commits of anything else leave what is kept alone; those of accounts and sign-ins do not', async () => {
  const alone = startInstance();
  const { db } = alone.database;
  await prompt.query(`insert into users (email, name, password_hash) values ('a@b.test', 'Amina', 'x')`);
  await alone.untilItHasTheLease();
  const before = alone.lease.mark();
  await db
    .insertInto('carts')
    .values({ cart_key: 'K'.repeat(30) })
    .execute();
  await db.transaction().execute((trx) => trx.deleteFrom('carts').execute());
  expect(alone.lease.mark()).toBe(before);
  await db.updateTable('users').set({ blocked_at: new Date() }).execute();
  const blocked = alone.lease.mark();
  expect(blocked).not.toBe(before);
  await db.transaction().execute((trx) => trx.deleteFrom('users').execute());
  expect(alone.lease.mark()).not.toBe(blocked);
});

test('an account that is kept is gone as soon as it is blocked, and back as soon as it is not', async () => {
  const alone = startInstance();
  const { db } = alone.database;
  const made = `insert into users (email, name, password_hash) values ('c@d.test', 'Cara', 'x') returning id`;
  const { rows } = await prompt.query<{ id: number }>(made);
  const find = whileUnchanged(alone.lease, {
    idOf: (id: number) => id,
    read: (userId) => findUser(db, { userId, version: 0 }),
  });
  const look = async () => (await find(rows[0]?.id ?? 0))?.name;
  await alone.untilItHasTheLease();
  expect(await look()).toBe('Cara');
  expect(await statementsOfReads(look)).toEqual([]);
  await db.updateTable('users').set({ blocked_at: new Date() }).execute();
  expect(await look()).toBeUndefined();
  await prompt.query('update users set blocked_at = null');
  expect(await look()).toBe('Cara');
});

test('a change at the prompt is seen as soon as it is acknowledged', async () => {
  const alone = startInstance();
  await alone.untilItHasTheLease();
  await alone.read();
  await seesAtOnce(alone, writeAtPrompt);
  await seesAtOnce(alone, writeAtPrompt);
});

test('a second instance joins while the first one reads; both see every write of both', async () => {
  const first = startInstance();
  await first.untilItHasTheLease();
  await first.read();
  const second = startInstance();
  for (let turn = 0; turn < 20; turn += 1) {
    const title = await (turn % 3 === 0 ? first : second).write();
    expect(await Promise.all([first.read(), second.read()])).toEqual([title, title]);
  }
  expect([first.lease.mark(), second.lease.mark()]).toEqual([undefined, undefined]);
  await first.stop();
  running.splice(running.indexOf(first), 1);
  await second.untilItHasTheLease();
  await seesAtOnce(second, second.write);
}, 30_000);

test('an instance that has not heard that its lease is lost is outlasted', async () => {
  const line = await openLine(shared.connectionString);
  const cutOff = startInstance({ leaseUrl: line.url });
  await cutOff.untilItHasTheLease();
  await cutOff.read();
  line.freeze();
  await endLeases();
  await seesAtOnce(cutOff, writeAtPrompt);
  line.close();
});

test('an instance that is silent loses its lease', async () => {
  const line = await openLine(shared.connectionString);
  const silent = startInstance({ leaseUrl: line.url });
  await silent.untilItHasTheLease();
  await silent.read();
  line.freeze();
  await seesAtOnce(silent, writeAtPrompt);
  line.close();
});

test('a lease is taken only after the last change that relied on another has ended', async () => {
  const alone = startInstance();
  await alone.untilItHasTheLease();
  const take = async () =>
    (await prompt.query<{ isOurs: boolean }>('select take_catalog_lease(5639069683421382304) as "isOurs"'))
      .rows[0]?.isOurs;
  await alone.database.db.transaction().execute(async (trx) => {
    await trx.updateTable('categories').set({ title: nextTitle() }).execute();
    await alone.lease.close();
    await expect.poll(async () => (await prompt.query(LEASES)).rowCount).toBe(0);
    expect(await take()).toBe(false);
  });
  expect(await take()).toBe(true);
  await prompt.query('select put_down_catalog_lease(5639069683421382304)');
});

test('a process that is killed leaves the lease to the next, and its readers nothing stale', async () => {
  const file = fileURLToPath(new URL('lease-holder.testing.ts', import.meta.url));
  const holder = fork(file, [shared.connectionString], { execArgv: ['--import', 'tsx'] });
  await once(holder, 'message');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const next = startInstance();
  await seesAtOnce(next, next.write);
  await next.untilItHasTheLease();
  await seesAtOnce(next, next.write);
}, 30_000);

test('leases that break again and again leave nobody with a stale response', async () => {
  const [first, second] = [startInstance(), startInstance()];
  const writers = [first.write, second.write, writeAtPrompt];
  for (let turn = 0; turn < 30; turn += 1) {
    if (turn % 10 === 5) await endLeases();
    if (turn === 15) await second.lease.close();
    if (turn === 20) await first.untilItHasTheLease();
    const title = await writers[(turn * 7) % 3]?.();
    expect(await Promise.all([first.read(), second.read()])).toEqual([title, title]);
  }
}, 60_000);

/** A line to the database that can fall silent without being cut. */
async function openLine(connectionString: string) {
  const target = new URL(connectionString);
  const directory = target.searchParams.get('host');
  const port = Number(target.searchParams.get('port') ?? (target.port || 5432));
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = directory ? connect(`${directory}/.s.PGSQL.${port}`) : connect(port, target.hostname);
    sockets.push(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => isFrozen || to.write(bytes));
      from.on('close', () => isFrozen || to.destroy());
      from.on('error', () => undefined);
    }
  }).listen(0, '127.0.0.1');
  let isFrozen = false;
  await once(server, 'listening');
  const url = new URL(connectionString);
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String(portOf(server));
  return {
    url: `${url}?sslmode=disable`,
    freeze() {
      isFrozen = true;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

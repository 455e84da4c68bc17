import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { portOf } from '../lib/ports.ts';
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

it('has set its limits on every connection before anyone gets it', async () => {
  const own = await createTestDatabase();
  const { db, pool, withoutTimeLimits, close } = openDatabase({
    connectionString: own.connectionString,
    maxConnections: 8,
    onIdleError: () => undefined,
  });
  const setting = sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('jit', 'lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`;
  const limits = (idle: string, lock: string, statement: string) => [
    { name: 'idle_in_transaction_session_timeout', setting: idle },
    { name: 'jit', setting: 'off' },
    { name: 'lock_timeout', setting: lock },
    { name: 'statement_timeout', setting: statement },
  ];
  const everyRead = await Promise.all(Array.from({ length: 4 }, () => setting.execute(db)));
  const everyWrite = await Promise.all(
    Array.from({ length: 4 }, () => db.transaction().execute((trx) => setting.execute(trx))),
  );
  for (const { rows } of [...everyRead, ...everyWrite]) {
    expect(rows).toEqual(limits('30000', '4000', '12000'));
  }
  expect((await setting.execute(withoutTimeLimits)).rows).toEqual(limits('30000', '0', '0'));
  expect((await pool.query('show idle_in_transaction_session_timeout')).rows).toEqual([
    { idle_in_transaction_session_timeout: '30s' },
  ]);
  await close();
  await own.drop();
});

it('asks for no limits while it connects, which a pooler such as PgBouncer would refuse', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const { ping, close } = openDatabase({
    connectionString: `postgres://somebody@127.0.0.1:${port}/something?sslmode=disable`,
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  const pinged = expect(ping()).rejects.toThrow();
  const socket: Socket = (await once(server, 'connection'))[0];
  const request: Buffer = (await once(socket, 'data'))[0];
  expect(request.toString('latin1')).toContain('nearbite');
  expect(request.toString('latin1')).not.toContain('timeout');
  socket.destroy();
  await pinged;
  await close();
  server.close();
});

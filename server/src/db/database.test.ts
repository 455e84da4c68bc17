import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
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

it('asks for no limits while it connects, which a pooler such as PgBouncer would refuse', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { ping, close } = openDatabase({
    connectionString: `postgres://somebody@127.0.0.1:${port}/something?sslmode=disable`,
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  const pinged = expect(ping()).rejects.toThrow();
  const [socket] = (await once(server, 'connection')) as [Socket];
  const [request] = (await once(socket, 'data')) as [Buffer];
  expect(request.toString('latin1')).toContain('nearbite');
  expect(request.toString('latin1')).not.toContain('timeout');
  socket.destroy();
  await pinged;
  await close();
  server.close();
});

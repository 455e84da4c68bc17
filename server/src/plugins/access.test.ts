import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccessTokens } from '../auth/access-tokens.ts';
import { systemClock } from '../lib/clock.ts';
import { createCustomer } from '../testing/actors.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { registerAccess } from './access.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('access', () => {
  /** A changed line there is a changed right: read it twice before `vitest -u` accepts it. */
  test('is declared for every route just as the inventory says', async () => {
    const routes = app
      .routes()
      .map(({ method, path, access }) => `${method} ${path}: ${access}`)
      .filter((line) => !line.includes(' /api/docs'))
      .sort();
    await expect(`${routes.join('\n')}\n`).toMatchFileSnapshot('access.inventory.txt');
  });

  test('keeps an app from booting when a route forgets it', async () => {
    const server = Fastify();
    const tokens = createAccessTokens(new Uint8Array(32), systemClock);
    registerAccess(server, { db: app.services.db, tokens });
    server.get('/forgotten', () => 'secret');
    await expect(server.ready()).rejects.toThrow('Routes without declared access: GET /forgotten');
  });
});

describe('a token', () => {
  test('stops working when it expires', async () => {
    const user = await createCustomer(app);
    expect((await user.get('/api/user/profile/')).statusCode).toBe(200);
    app.clock.advanceSeconds(15 * 60 + 1);
    expect((await user.get('/api/user/profile/')).statusCode).toBe(401);
  });

  test('stops working at once when its user is blocked', async () => {
    const user = await createCustomer(app);
    await app.database.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    expect((await user.get('/api/user/profile/')).statusCode).toBe(401);
  });

  test.each([
    'not-a-token',
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwidiI6MCwiaXNzIjoibmVhcmJpdGUifQ.',
    `${'a'.repeat(9_000)}`,
  ])('that is forged is refused: %.30s', async (token) => {
    const response = await app.inject({
      url: '/api/user/profile/',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([401, 431]).toContain(response.statusCode);
  });

  test('with more behind it is none', async () => {
    const user = await createCustomer(app);
    const headers = { authorization: `Bearer ${user.accessToken} x` };
    expect((await app.inject({ url: '/api/user/profile/', headers })).statusCode).toBe(401);
    const open = await app.inject({ url: '/api/config', headers });
    expect(open.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  test('that is stale gets a public response that says so, and a good one does not', async () => {
    const user = await createCustomer(app);
    const fresh = await user.get('/api/config');
    app.clock.advanceSeconds(15 * 60 + 1);
    const stale = await user.get('/api/config');
    expect([fresh.statusCode, fresh.headers['www-authenticate']]).toEqual([200, undefined]);
    expect([stale.statusCode, stale.headers['www-authenticate']]).toEqual([
      200,
      'Bearer error="invalid_token"',
    ]);
  });

  test('signed with another key is refused', async () => {
    const user = await createCustomer(app);
    const forged = await createAccessTokens(new Uint8Array(32), app.clock).sign({
      userId: user.id,
      version: 0,
    });
    const response = await app.inject({
      url: '/api/user/profile/',
      headers: { authorization: `Bearer ${forged}` },
    });
    expect(response.statusCode).toBe(401);
  });
});

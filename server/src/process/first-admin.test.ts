import { spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAdmin, createCustomer, PASSWORD, visitorOf } from '../testing/actors.ts';
import { programOf } from '../testing/program.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { ensureAdmin } from './first-admin.ts';
import { StartError } from './start-error.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const signIn = (email: string, password: string) =>
  visitorOf(app).post('/api/user/login/', { email, password });

describe('the first administrator', () => {
  test('is made once, can sign in and is written down', async () => {
    const account = { email: 'Boss@Example.com', password: 'first secret' };
    const outcomes = await Promise.all([
      ensureAdmin(app.database.db, account),
      ensureAdmin(app.database.db, account),
    ]);
    expect(outcomes.sort()).toEqual(['created', 'unchanged']);
    expect((await signIn('boss@example.com', 'first secret')).statusCode).toBe(200);
    const admin = await createAdmin(app);
    expect((await admin.get('/api/admin/audit/')).json()).toMatchObject([
      { action: 'account.signed-in', actor: { email: 'boss@example.com' } },
      { action: 'admin.appointed', subject: { label: 'boss@example.com' } },
    ]);
  });

  test('that is a verified account keeps its password and its sign-ins', async () => {
    const amina = await createCustomer(app);
    expect(await ensureAdmin(app.database.db, { email: amina.email, password: 'another one' })).toBe(
      'promoted',
    );
    expect((await signIn(amina.email, PASSWORD)).statusCode).toBe(200);
    expect((await amina.get('/api/user/profile/')).json()).toMatchObject({ is_admin: true });
  });

  test('is never the stranger who registered the address without proving it', async () => {
    const stranger = await createCustomer(app, { isVerified: false });
    expect(await ensureAdmin(app.database.db, { email: stranger.email, password: 'operator only' })).toBe(
      'promoted',
    );
    expect((await stranger.get('/api/user/profile/')).statusCode).toBe(401);
    expect((await signIn(stranger.email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(stranger.email, 'operator only')).statusCode).toBe(200);
  });

  test('that was blocked stays blocked', async () => {
    const amina = await createCustomer(app);
    await app.database.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('id', '=', amina.id)
      .execute();
    expect(await ensureAdmin(app.database.db, { email: amina.email, password: 'another one' })).toBe(
      'blocked',
    );
    expect((await signIn(amina.email, PASSWORD)).statusCode).toBe(403);
  });

  test.each([
    { email: 'nobody', password: 'long enough' },
    { email: 'boss@example.com', password: 'short' },
    { email: 'boss@example.com', password: 'x'.repeat(51) },
  ])('needs an account that could register: $email $password', async (account) => {
    await expect(ensureAdmin(app.database.db, account)).rejects.toThrow(StartError);
  });
});

describe('npm run admin', () => {
  const run = (environment: Record<string, string>) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, programOf('create-admin'), {
        env: { PATH: process.env.PATH ?? '', DATABASE_URL: app.database.connectionString, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      const collect = (chunk: Buffer) => {
        output += chunk.toString();
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.once('close', (code) => resolve({ code, output }));
    });

  test('makes the administrator named by the environment', async () => {
    const response = await run({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'first secret' });
    expect(response.output).toContain('boss@example.com is an administrator now.');
    expect(response.code).toBe(0);
    expect((await signIn('boss@example.com', 'first secret')).statusCode).toBe(200);
  });

  test('says what to do when nobody can be asked or what was typed cannot be used', async () => {
    const unasked = await run({});
    expect(unasked.output.trim()).toBe('Nobody is there to ask: run this in a terminal, or set ADMIN_EMAIL.');
    expect(unasked.code).toBe(1);
    const wrong = await run({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'abc' });
    expect(wrong.output.trim()).toBe('ADMIN_PASSWORD: Password must be at least 6 characters long.');
    expect(wrong.code).toBe(1);
    const production = { NODE_ENV: 'production', PAYMENTS: 'test', DEMO: '' };
    const example = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'choose-a-long-one' };
    const known = await run({ ...production, ...example });
    expect(known.output).toMatch(/^ADMIN_PASSWORD is the one of .env.example/);
  });
});

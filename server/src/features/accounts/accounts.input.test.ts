import * as accounts from '@nearbite/contract/accounts/accounts';
import * as mailedLinks from '@nearbite/contract/accounts/mailed-links';
import * as signIn from '@nearbite/contract/accounts/sign-in';
import {
  BROKEN_LOGINS,
  BROKEN_REGISTRATIONS,
  ODD_REGISTRATIONS,
  RIGHT_LOGIN,
} from '@nearbite/contract/accounts/testing/account-rules';
import { isEndpoint } from '@nearbite/contract/endpoint.testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, visitorOf } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { formOf, profile, registration } from './accounts.testing.ts';

let app: TestApp;
let customer: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  customer = await createCustomer(app);
});
afterAll(() => app.close());

const firstMessages = (errors: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]));

describe('the rules of the contract hold on the server', () => {
  test.each(BROKEN_REGISTRATIONS)('register refuses %s', async (_story, changes, messages) => {
    const response = await visitorOf(app).post('/api/user/register/', registration(changes));
    expect(response.statusCode).toBe(400);
    expect(firstMessages(response.json().errors)).toEqual(messages);
  });

  test.each(ODD_REGISTRATIONS)('register takes %s', async (_story, changes, { name, email }) => {
    const response = await visitorOf(app).post('/api/user/register/', registration(changes));
    expect(response.statusCode).toBe(201);
    const me = (await profile(app, response.json().token.access)).json();
    if (name) expect(me.name).toBe(name);
    if (email) expect(me.email).toBe(email);
    await app.database.db.deleteFrom('users').where('id', '=', me.id).execute();
  });

  test.each(BROKEN_LOGINS)('login refuses %s', async (_story, changes, messages) => {
    const response = await visitorOf(app).post('/api/user/login/', { ...RIGHT_LOGIN, ...changes });
    expect(response.statusCode).toBe(400);
    expect(firstMessages(response.json().errors)).toEqual(messages);
  });
});

describe('bodies nobody honest sends', () => {
  const send = (headers: Record<string, string>, payload: string) =>
    app.inject({ method: 'POST', url: '/api/user/register/', headers, payload });
  const json = { 'content-type': 'application/json' };

  test.each([
    ['NUL in the name', { name: 'Ami\0na' }, 'name'],
    ['NUL in the address', { email: 'a\0@example.com' }, 'email'],
    ['NUL in the password', { password: 'secret\0' }, 'password'],
  ])('%s', async (_story, changes, field) => {
    const response = await visitorOf(app).post('/api/user/register/', registration(changes));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ [field]: ['Must not contain NUL characters'] });
  });

  test('a field sent twice in a form', async () => {
    const form = formOf({ ...registration(), tc: 'on' });
    form.append('email', 'second@example.com');
    const response = await send({ 'content-type': 'application/x-www-form-urlencoded' }, form.toString());
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['email']]);
  });

  test.each([
    ['broken JSON', json, '{"name": "Am', 400],
    ['a list', json, '[1, 2]', 400],
    ['a word', json, '"register me"', 400],
    ['null', json, 'null', 400],
    ['a poisoned prototype', json, '{"__proto__": {"isAdmin": true}}', 400],
    ['deep nesting', json, `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
    ['300 kB', json, JSON.stringify(registration({ name: 'a'.repeat(300_000) })), 413],
    ['XML', { 'content-type': 'application/xml' }, '<register/>', 415],
    ['a form without an end', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-', 400],
  ])('%s', async (_story, headers, payload, status) => {
    const response = await send(headers, payload);
    expect([response.statusCode, response.json().message]).toEqual([status, expect.any(String)]);
  });
});

const EXPORTS: unknown[] = Object.values({ ...accounts, ...signIn, ...mailedLinks });
const ENDPOINTS = EXPORTS.filter(isEndpoint);

const FIELD_NAMES = [
  ...['name', 'email', 'password', 'password2', 'tc', 'latitude', 'longitude', 'refresh', 'current_password'],
  ...['full_name', 'city', 'address', 'about', 'country', 'state', 'image'],
];
/** Every kind of value JSON knows, with the texts that have broken programs before. */
const junk = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        '',
        ' ',
        '\0',
        '\ud800',
        'İ'.repeat(48),
        'a@b.c',
        'x@y.İ',
        '𐵐@b.cd',
        "'; drop table users; --",
        '%00',
      ],
      ...['1e999', '-0', 'NaN', '__proto__', '&#39;&amp;amp;', 'ﬃ@x.yz', '\u0301\u0301\u0301', '<b>'],
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.double() },
);
const junkBody = fc.dictionary(fc.constantFrom(...FIELD_NAMES), junk);
/** One path segment that reaches the route at all. */
const junkSegment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map(encodeURIComponent)
  .filter((segment) => segment !== '.' && segment !== '..');

describe('junk', () => {
  test.each(ENDPOINTS)('$method $path answers it clearly', async (endpoint) => {
    await fc.assert(
      fc.asyncProperty(junkBody, junkSegment, async (body, segment) => {
        const url = endpoint.path.replace(':user_id', String(customer.id)).replace(/:[a-z]+/g, segment);
        const response = await app.inject({
          method: endpoint.method,
          url,
          headers: {
            authorization: `Bearer ${customer.accessToken}`,
            ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }),
          },
          ...(endpoint.method === 'GET' ? {} : { payload: JSON.stringify(body) }),
        });
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode >= 400) expect(response.json().message).toEqual(expect.any(String));
      }),
      { numRuns: 60 },
    );
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomer, visitorOf } from './testing/actors.ts';
import { openUnreachableDatabase } from './testing/database.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('responses', () => {
  test('come with and without the trailing slash', async () => {
    const user = await createCustomer(app);
    expect((await user.get('/api/user/profile/')).json()).toEqual(
      (await user.get('/api/user/profile')).json(),
    );
  });

  test('carry a request id, also in the error body', async () => {
    const response = await visitorOf(app).get('/api/user/profile/');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'unauthorized',
      message: 'Please log in first.',
      request_id: response.headers['x-request-id'],
    });
  });

  test('keep a sane request id of a proxy and replace an odd one', async () => {
    const sane = await app.inject({ url: '/health', headers: { 'x-request-id': 'abcdef-123456' } });
    const odd = await app.inject({ url: '/health', headers: { 'x-request-id': 'x"\n{}' } });
    expect(sane.headers['x-request-id']).toBe('abcdef-123456');
    expect(odd.headers['x-request-id']).not.toContain('{');
  });

  test('are JSON for unknown calls of any method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await app.inject({ method, url: '/api/no/such/call' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found', message: 'Not found.' });
    }
  });

  test('say 404, not 400, for a path that cannot name anything', async () => {
    const user = await createCustomer(app);
    for (const id of ['abc', '-1', '99999999999999', '%00', `${user.id}%20`]) {
      expect((await user.get(`/api/user/account/${id}/`)).statusCode).toBe(404);
    }
  });
});

describe('bodies', () => {
  const login = '/api/user/login/';

  test('may be JSON, urlencoded or multipart, alike', async () => {
    const form = new FormData();
    form.set('email', 'nobody@example.com');
    form.set('password', 'secret1');
    const responses = [
      await visitorOf(app).post(login, { email: 'nobody@example.com', password: 'secret1' }),
      await app.inject({
        method: 'POST',
        url: login,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=nobody%40example.com&password=secret1',
      }),
      await app.inject({ method: 'POST', url: login, payload: form }),
    ];
    expect(responses.map((response) => response.statusCode)).toEqual([401, 401, 401]);
    expect(responses.every((response) => response.json().errors.non_field_errors.length === 1)).toBe(true);
  });

  test('that are announced but not sent count as missing', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: login, headers });
    expect(response.json().errors).toMatchObject({ email: ['Email is required'] });
    expect((await app.inject({ method: 'DELETE', url: '/api/nothing', headers })).statusCode).toBe(404);
  });

  test('that are missing name every required field', async () => {
    const response = await visitorOf(app).post(login);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject({
      email: ['Email is required'],
      password: ['Password is required'],
    });
  });

  test.each<[string, object]>([
    ['a list', []],
    ['a NUL byte', { email: 'a\0@b.co', password: 'secret1' }],
    ['a list for a text', { email: ['a@b.co'], password: 'secret1' }],
    ['an object for a text', { email: { $ne: '' }, password: 'secret1' }],
  ])('with %s are refused with 400', async (_what, body) => {
    expect((await visitorOf(app).post(login, body)).statusCode).toBe(400);
  });

  test.each([
    ['broken JSON', 'application/json', '{"email":', 400],
    ['a poisoned prototype', 'application/json', '{"__proto__":{"x":1}}', 400],
    ['an unknown type', 'application/xml', '<a/>', 415],
    ['a broken form', 'multipart/form-data; boundary=x', 'nonsense', 400],
    ['far too much', 'application/json', `{"email":"${'x'.repeat(300_000)}"}`, 413],
  ])('that are %s are refused', async (_what, type, payload, status) => {
    const response = await app.inject({
      method: 'POST',
      url: login,
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test('with a file nobody asked for are refused and leave nothing behind', async () => {
    const form = new FormData();
    form.set('email', new File(['x'], 'x.png', { type: 'image/png' }));
    const response = await app.inject({ method: 'POST', url: login, payload: form });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ email: ['No file is expected here'] });
  });
});

describe('headers', () => {
  test('allow the tiles and inline styles, and nothing foreign besides', async () => {
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    // The test provider's page is our own; where a foreign one's lies is added with it.
    expect(policy).toMatch(/form-action 'self'(;|$)/);
    expect(policy).toContain('https://tile.openstreetmap.org');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('turn strict when the public address is https', async () => {
    const secure = await buildTestApp({ environment: { PUBLIC_URL: 'https://eat.example' } });
    const { headers } = await secure.inject({ url: '/' });
    const ofData = (await secure.inject({ url: '/health' })).headers;
    await secure.close();
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(ofData['strict-transport-security']).toContain('max-age=31536000');
  });

  test('send a referrer to tile servers and none of the path', async () => {
    const { headers } = await app.inject({ url: '/' });
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

const FORWARDING = [
  'x-forwarded-port',
  'x-forwarded-server',
  'x-original-forwarded-for',
  'cf-connecting-ip',
  'x-client-ip',
];

describe('this machine only', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ environment: { PUBLIC_URL: 'http://localhost:3000' } });
  });
  afterAll(() => app.close());
  const local = { headers: { host: 'localhost:3000' }, remoteAddress: '127.0.0.1' };

  test('the mailbox and the metrics open for a local caller', async () => {
    for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/metrics']) {
      expect((await app.inject({ url, ...local })).statusCode).toBe(200);
    }
  });

  test.each<[string, { headers: Record<string, string>; remoteAddress: string }]>([
    ['another address', { headers: { host: 'localhost' }, remoteAddress: '10.0.0.7' }],
    ['a foreign Host', { headers: { host: 'evil.example' }, remoteAddress: '127.0.0.1' }],
    ['a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '1.2.3.4' }, remoteAddress: '127.0.0.1' }],
    [
      'a Forwarded header',
      { headers: { host: 'localhost', forwarded: 'for=1.2.3.4' }, remoteAddress: '127.0.0.1' },
    ],
    ...FORWARDING.map((header): [string, { headers: Record<string, string>; remoteAddress: string }] => [
      `the header ${header}`,
      { headers: { host: 'localhost', [header]: '1' }, remoteAddress: '127.0.0.1' },
    ]),
  ])('they do not exist for %s', async (_who, caller) => {
    for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/metrics']) {
      expect((await app.inject({ url, ...caller })).statusCode).toBe(404);
    }
  });

  test('there is no mailbox outside demo mode', async () => {
    const plain = await buildTestApp({ environment: { DEMO: '0' } });
    const { statusCode } = await plain.inject({ url: '/dev/mailbox.json', ...local });
    await plain.close();
    expect(statusCode).toBe(404);
  });
});

describe('probes', () => {
  test('say that the process lives and the database responds', async () => {
    expect((await app.inject({ url: '/health' })).json()).toEqual({ status: 'ok' });
    expect((await app.inject({ url: '/ready' })).json()).toEqual({ status: 'ok', bus: 'ok' });
  });

  test('say 503 with Retry-After while the database is away, and so do calls that need it', async () => {
    const lost = await buildTestApp({ database: openUnreachableDatabase() });
    const token = await lost.services.tokens.sign({ userId: 1, version: 0 });
    const responses = [
      await lost.inject({ url: '/ready' }),
      await lost.inject({ url: '/api/user/profile/', headers: { authorization: `Bearer ${token}` } }),
    ];
    await lost.close();
    expect(responses.map((response) => response.statusCode)).toEqual([503, 503]);
    expect(responses.every((response) => Number(response.headers['retry-after']) > 0)).toBe(true);
  });
});

describe('pages', () => {
  test.each([
    ['/login', 200],
    ['/customer/orders/abc/', 200],
    ['/api/user/reset/1/token', 200],
    ['/no/such/page', 404],
    ['/restaurant', 404],
  ])('%s answers the web app with %i', async (url, status) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('text/html');
  });

  test.each([
    '/nothing.js',
    '/assets/gone',
    '/api/nothing',
    '/media/gone.webp',
    '/API/store/categories/',
    '//api/store/categories/',
  ])('%s is no page', async (url) => {
    // As a path, or two slashes would begin a host.
    const response = await app.inject({ url: { pathname: url } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json()).toMatchObject({ code: 'not_found', message: 'Not found.' });
  });
});

describe('documentation', () => {
  test('describes every call of the contract with its access', async () => {
    const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
    expect(paths['/api/user/login/'].post).toMatchObject({
      operationId: 'login',
      description: 'Access: public',
    });
    expect(paths['/api/user/account/{user_id}/'].patch.security).toEqual([{ bearer: [] }]);
  });

  test('lists the errors of every call, made from what it declares', async () => {
    const { paths, components } = (await app.inject({ url: '/api/openapi.json' })).json();
    const statuses = (path: string, method = 'get') => Object.keys(paths[path][method].responses).map(Number);
    expect(statuses('/api/store/cart-list/{cart_id}/{user_id}/')).toEqual([
      200, 400, 401, 403, 404, 421, 429, 500, 503,
    ]);
    expect(statuses('/api/customer/orders/{user_id}/')).toEqual([200, 400, 401, 404, 421, 429, 500, 503]);
    expect(statuses('/api/store/categories/')).toEqual([200, 421, 429, 500, 503]);
    expect(statuses('/health')).toEqual([200, 429, 500, 503]);
    expect(statuses('/api/store/create-order/', 'post')).toEqual([
      201, 400, 401, 403, 404, 409, 413, 415, 421, 429, 500, 503,
    ]);
    const refused = paths['/api/store/create-order/'].post.responses[409];
    expect(refused.description).toMatch(/idempotency_mismatch, sold_out, .*total_changed/);
    expect(refused.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' });
    expect(components.schemas.Error.properties.code.enum).toContain('sold_out');
  });

  test('can be browsed', async () => {
    const response = await app.inject({ url: '/api/docs/' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
  });
});

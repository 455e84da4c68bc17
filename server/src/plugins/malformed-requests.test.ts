import { once } from 'node:events';
import { connect } from 'node:net';
import { ErrorBody } from '@nearbite/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, createCustomer, visitorOf } from '../testing/actors.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await buildTestApp({ environment: { PUBLIC_URL: '' } });
  port = Number(new URL(await app.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Bytes that no proper client would send. */
async function sendRaw(bytes: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    response += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return {
    status: Number(response.split(' ', 2)[1]),
    body: JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4)),
  };
}

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;

/** Asks for a WebSocket: the connection is no longer one of HTTP's, so nobody but us would ever end it. */
const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

describe('the documented error is also returned for what', () => {
  test.each([
    ['an address that cannot be decoded', get('/api/store/dish/%ff'), 400, 'validation'],
    ['a file that cannot be decoded', get('/assets/%.js'), 400, 'validation'],
    ['an address with an endless part', get(`/api/store/dish/${'a'.repeat(300)}`), 404, 'not_found'],
    ['a socket address that cannot be decoded', upgrade('/ws/tracking/%ff/x/'), 400, 'validation'],
    [
      'a socket address with an endless part',
      upgrade(`/ws/tracking/x/${'a'.repeat(300)}/`),
      404,
      'not_found',
    ],
    ['headers without end', get('/health', `X-Long: ${'a'.repeat(20_000)}\r\n`), 413, 'payload_too_large'],
    ['something that is not HTTP', 'GARBAGE\r\n\r\n', 400, 'validation'],
    ['an expectation nobody meets', get('/health', 'Expect: 200-maybe\r\n'), 417, 'validation'],
    ['no Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'validation'],
    [
      'two lengths',
      'POST /api/user/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'validation',
    ],
    ['TRACE', get('/health').replace('GET', 'TRACE'), 404, 'not_found'],
    ['QUERY', get('/api/store/categories/').replace('GET', 'QUERY'), 404, 'not_found'],
    ['QUERY at a page', get('/').replace('GET', 'QUERY'), 404, 'not_found'],
    ['an upgrade that is none of a WebSocket', upgrade('/ws/live'), 400, 'validation'],
    [
      'an upgrade of another version',
      upgrade('/ws/live').replace(
        '\r\n\r\n',
        '\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ),
      400,
      'validation',
    ],
  ])('sends %s', async (_what, bytes, status, code) => {
    const response = await sendRaw(bytes);
    expect(response.status).toBe(status);
    const body = ErrorBody.parse(response.body);
    expect(body.code).toBe(code);
    expect(body.message).not.toContain('aaaa');
  });
});

test.each(['/search?q=a%00b', '/?%00', '/login?next=%2Fcart%00&x=%zz'])(
  'a page opens without the zero bytes in what stands behind its address: %s',
  async (url) => {
    const response = await app.server.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
  },
);

test.each(['/%', '/%00', '/store/a%00b', '/dishdetail/%ff', '/store/%E0%A4', '//x', '/%?a=%'])(
  'shows a person who opens %s the page about what is not there',
  async (path) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('content-security-policy')).not.toBeNull();
  },
);

describe('text that is no Unicode', () => {
  test('is refused before anything is stored', async () => {
    const admin = await createAdmin(app);
    const response = await admin.post('/api/admin/categories/', { title: 'Half a sign: \ud83c' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation', errors: { title: [expect.any(String)] } });
  });

  test('is refused in a name, while whole signs are welcome', async () => {
    const user = await createCustomer(app);
    const url = `/api/user/account/${user.id}/`;
    expect((await user.patch(url, { full_name: 'Amina \udf63' })).statusCode).toBe(400);
    expect((await user.patch(url, { full_name: 'Amina 🍣' })).json()).toMatchObject({
      full_name: 'Amina 🍣',
    });
  });
});

test('a body of a type nobody reads is refused as such', async () => {
  const response = await visitorOf(app).post(
    '/api/user/login/',
    { email: 'a@b.example' },
    { 'content-type': 'text/plain' },
  );
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ code: 'unsupported_media_type' });
});

test('the name of a body type may be written in capitals', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/user/login/',
    headers: { 'content-type': 'Application/X-WWW-Form-Urlencoded' },
    payload: '__proto__[x]=1',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: { '__proto__[x]': expect.any(Array) } });
});

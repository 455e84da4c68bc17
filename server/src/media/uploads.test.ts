import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createCustomer } from '../testing/actors.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { pictureAs, plainPng } from './picture-files.testing.ts';

let app: TestApp;
let aisha: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  aisha = await createCustomer(app);
});
afterAll(() => app.close());

const media = () => readdir(join(app.dataDir, 'media'));

/** Sends a file the way a browser's form does. */
async function sendPicture(content: Buffer, fileName = 'me.png') {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(content)], fileName, { type: 'image/png' }));
  const request = new Request('http://nearbite.test', { method: 'POST', body: form });
  return app.inject({
    method: 'PATCH',
    url: `/api/user/account/${aisha.id}/`,
    headers: {
      authorization: `Bearer ${aisha.accessToken}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

describe('a picture sent with a form', () => {
  it('is served from then on, and replaced by the next one', async () => {
    const first = await sendPicture(await pictureAs('png'));
    expect(first.statusCode).toBe(200);
    const { image } = first.json<{ image: string }>();
    const served = await app.inject({ url: image });
    expect(served.headers['content-type']).toBe('image/webp');
    expect(served.headers['x-content-type-options']).toBe('nosniff');
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable');

    const second = await sendPicture(await pictureAs('jpeg'));

    expect(second.json<{ image: string }>().image).not.toBe(image);
    expect((await app.inject({ url: image })).statusCode).toBe(404);
    expect(await media()).toHaveLength(5);
  });

  it.each([
    ['text that is called a picture', () => Buffer.from('hello'), 415, 'unsupported_media_type'],
    ['a bomb', () => plainPng(10_000, 5_000), 400, 'validation'],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'payload_too_large'],
    ['an empty file', () => Buffer.alloc(0), 400, 'validation'],
  ] as const)('is refused when it is %s, and leaves nothing', async (_, content, status, code) => {
    const before = await media();
    const response = await sendPicture(await content());
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, errors: { image: [expect.any(String)] } });
    expect(await media()).toEqual(before);
  });

  it('cannot be forged by a JSON body that names a path', async () => {
    const image = { size: 1, type: 'image/png', field: 'image', path: '/etc/hostname' };
    const response = await aisha.patch(`/api/user/account/${aisha.id}/`, { image });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation', errors: { image: expect.any(Array) } });
  });

  it('replaces the others that are sent at the same time, and leaves none of them behind', async () => {
    const before = (await media()).length;
    const content = await pictureAs('png');
    const responses = await Promise.all(Array.from({ length: 6 }, () => sendPicture(content)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await media()).toHaveLength(before);
  });

  it('leaves a picture of the demo world where it is: other rows show it too', async () => {
    const shared = 'demo-avatar-0123456789';
    await app.services.storage.put(`${shared}.webp`, await pictureAs('webp'), 'image/webp');
    await app.database.db
      .updateTable('users')
      .set({ image: `/media/${shared}.webp` })
      .where('id', '=', aisha.id)
      .execute();
    expect((await sendPicture(await pictureAs('png'))).statusCode).toBe(200);
    expect((await app.inject({ url: `/media/${shared}.webp` })).statusCode).toBe(200);
  });

  it('is forgotten when the sender hangs up half way', async () => {
    const spools = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('nearbite-upload-'));
    const { port } = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
    const before = new Set(await spools());
    const mine = async () => (await spools()).filter((name) => !before.has(name));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      [
        `PATCH /api/user/account/${aisha.id}/ HTTP/1.1`,
        'Host: nearbite.test',
        `Authorization: Bearer ${aisha.accessToken}`,
        'Content-Type: multipart/form-data; boundary=cut',
        'Content-Length: 1000000',
        '',
        '--cut',
        'Content-Disposition: form-data; name="image"; filename="me.png"',
        '',
        'the beginning of a picture',
      ].join('\r\n'),
    );
    await expect.poll(mine).toHaveLength(1);
    socket.destroy();
    await once(socket, 'close');
    await setTimeout(50);
    await expect.poll(mine).toEqual([]);
  });
});

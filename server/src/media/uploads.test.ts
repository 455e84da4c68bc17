import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
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
    expect(await media()).toHaveLength(3);
  });

  it.each([
    ['text that is called a picture', () => Buffer.from('hello'), 415, 'unsupported_media_type'],
    ['a bomb', () => plainPng(10_000, 5_000), 400, 'validation'],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'payload_too_large'],
    ['an empty file', () => Buffer.alloc(0), 400, 'validation'],
  ] as const)('is refused when it is %s, and leaves nothing', async (_, content, status, code) => {
    const before = await media();
    const answer = await sendPicture(await content());
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(await media()).toEqual(before);
  });

  it('cannot be forged by a JSON body that names a path', async () => {
    const image = { size: 1, type: 'image/png', field: 'image', path: '/etc/hostname' };
    const answer = await aisha.patch(`/api/user/account/${aisha.id}/`, { image });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', errors: { image: expect.any(Array) } });
  });
});

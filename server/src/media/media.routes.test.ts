import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStorage } from '../adapters/storage/file-storage.ts';
import { AppError } from '../lib/errors.ts';
import { portOf } from '../lib/ports.ts';
import { registerMedia } from './media.routes.ts';

const app = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 } });
const bytes = Buffer.from('RIFF....WEBP and so on');
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nearbite-media-'));
  const storage = await createFileStorage(join(directory, 'media'));
  await writeFile(join(directory, 'secret.webp'), 'top secret');
  await writeFile(join(directory, 'media', '.unfinished-1.webp'), 'top secret');
  for (const key of ['abc.webp', 'abc.medium.webp', 'abc.small.webp']) {
    await storage.put(key, bytes, 'image/webp');
  }
  await storage.put('abc.medium.avif', bytes, 'image/avif');
  await storage.put('other.png', bytes, 'image/png');
  app.setErrorHandler((error, _request, reply) =>
    error instanceof AppError ? reply.status(error.status).send({ code: error.code }) : reply.send(error),
  );
  registerMedia(app, storage);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

describe('GET /media/:file', () => {
  it.each(['abc.webp', 'abc.medium.webp', 'abc.small.webp', 'abc.webp/', 'abc.medium.avif'])(
    'serves %s for ever',
    async (file) => {
      const response = await app.inject(`/media/${file}`);
      expect(response.statusCode).toBe(200);
      expect(response.rawPayload).toEqual(bytes);
      expect(response.headers).toMatchObject({
        'content-type': file.endsWith('avif') ? 'image/avif' : 'image/webp',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('responds to HEAD with the same headers and no body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/media/abc.webp' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe(String(bytes.length));
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.body).toBe('');
  });

  it.each([
    'unknown.webp',
    'other.png',
    'abc',
    'abc.large.webp',
    'ABC.webp',
    '.unfinished-1.webp',
    '..%2Fsecret.webp',
    '%2e%2e%2fsecret.webp',
    '..%5Csecret.webp',
    'abc.webp%00',
    '%252e%252e%252fsecret.webp',
    `${'a'.repeat(150)}.webp`,
  ])('does not know %s', async (file) => {
    const response = await app.inject(`/media/${file}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'not_found' });
    expect(response.headers['cache-control']).toBeUndefined();
  });

  it('does not climb out when a client sends the path unresolved', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const port = portOf(app.server);
    const request = get({ port, host: '127.0.0.1', path: '/media/../secret.webp', agent: false });
    const response: IncomingMessage = (await once(request, 'response'))[0];
    expect(response.statusCode).toBe(404);
    expect(await text(response)).not.toContain('top secret');
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { sendHtml } from './page-bytes.ts';

const HTML = '<p>Biryani</p>'.repeat(200);
const app = Fastify();
app.get('/', (request, reply) => sendHtml(request, reply, HTML));
app.get('/none', (request, reply) => sendHtml(request, reply.status(404), HTML));
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, url = '/') => app.inject({ url, headers });

describe('a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
  ])('travels compressed to who accepts %s', async (accepted, encoding, decompress) => {
    for (const _time of ['first', 'again']) {
      const { headers, rawPayload } = await get({ 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('accept-encoding');
      expect(decompress(rawPayload).toString()).toBe(HTML);
    }
  });

  it.each(['', 'identity', 'br;q=0'])('travels as it is to who accepts "%s"', async (accepted) => {
    const { headers, body } = await get({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(HTML);
  });

  it('is not sent again to who has it, unless it says that there is no such page', async () => {
    const { headers } = await get();
    const known = { 'if-none-match': `"other", ${headers.etag}`, 'accept-encoding': 'br' };
    const again = await get(known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(known, '/none')).statusCode).toBe(404);
  });
});

import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { SpooledFile } from '../media/spooled-file.ts';

/** Tells one request from another without storing its content: keyed, because what people type is guessable. */
export async function hashRequest(
  key: Uint8Array,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
  secrets: readonly string[],
): Promise<Buffer> {
  const fields = Object.entries(body ?? {}).filter(([field]) => !secrets.includes(field));
  const text = JSON.stringify([params, query, await withFileHashes(fields)]);
  return createHmac('sha256', key).update(text).digest();
}

async function withFileHashes(value: unknown): Promise<unknown> {
  if (value instanceof SpooledFile) return { file: await hashFile(value.path) };
  if (Array.isArray(value)) return Promise.all(value.map(withFileHashes));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return withFileHashes(Object.entries(value));
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}

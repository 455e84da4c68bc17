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
  const hashes = new Map<SpooledFile, string>();
  for (const file of filesIn(fields)) hashes.set(file, await hashFile(file.path));
  const text = JSON.stringify([params, query, withFileHashes(fields, hashes)]);
  return createHmac('sha256', key).update(text).digest();
}

const filesIn = (value: unknown): SpooledFile[] => {
  if (value instanceof SpooledFile) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
};

/** Without a promise for each field: most requests have no files. */
function withFileHashes(value: unknown, hashes: ReadonlyMap<SpooledFile, string>): unknown {
  if (value instanceof SpooledFile) return { file: hashes.get(value) };
  if (Array.isArray(value)) return value.map((each) => withFileHashes(each, hashes));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return withFileHashes(Object.entries(value), hashes);
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}

import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Upload } from '@nearbite/contract/fields';
import { LIMITS } from '@nearbite/contract/limits';
import { PICTURE_TOO_LARGE, PICTURE_WRONG_TYPE } from '@nearbite/contract/pictures.texts';
import { pictureName } from '@nearbite/domain/text/picture-name';
import pLimit from 'p-limit';
import type { Storage } from '../adapters/storage/port.ts';
import { AppError, fieldError } from '../lib/errors.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { hasForeignContent } from './foreign-content.ts';
import { DamagedPicture, TooManyPixels } from './picture-errors.ts';
import { findPictureFormat } from './picture-format.ts';
import { SpooledFile } from './spooled-file.ts';

const FILES = ['webp', 'medium.webp', 'small.webp', 'medium.avif', 'small.avif'] as const;
const PICTURES_AT_A_TIME = 2;
const MEDIA_PATH = /^\/media\/([a-z0-9][a-z0-9_-]{0,99})\.webp$/;

const SHARED_PREFIX = 'demo-';

const inTurn = pLimit(PICTURES_AT_A_TIME);

/**
 * Checks an uploaded picture by its content, encodes it anew in three sizes and keeps all of them or none.
 * Returns the path of the largest, whose name tells what else there is (`findPictureFiles`).
 */
export async function storePicture(storage: Storage, upload: Upload): Promise<string> {
  if (!(upload instanceof SpooledFile)) throw fieldError('image', 'A picture must be sent as a file');
  const encoded = await inTurn(async () => encode(await readUpload(upload), upload.field));
  const { width, colours } = encoded;
  const name = pictureName(randomBytes(16).toString('hex'), { width, colours, hasAvif: true });
  await putAll(storage, name, encoded);
  return `/media/${name}.webp`;
}

/** Removes all sizes. A path that is not one of ours is left alone, and so are the demo's, which rows share. */
export async function deletePicture(storage: Storage, path: string): Promise<void> {
  const key = MEDIA_PATH.exec(path)?.[1];
  if (key !== undefined && !key.startsWith(SHARED_PREFIX)) await storage.delete(keysOf(key));
}

/** Under which keys the files of a picture are kept, if it has them; none for a path that is not one of ours. */
export function pictureKeys(path: string): string[] {
  const key = MEDIA_PATH.exec(path)?.[1];
  return key === undefined ? [] : keysOf(key);
}

const keysOf = (name: string) => FILES.map((end) => `${name}.${end}`);

async function readUpload({ path, field }: SpooledFile): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    if (size > LIMITS.upload.bytes) throw refused('payload_too_large', field, PICTURE_TOO_LARGE);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

async function encode(bytes: Buffer, field: string): Promise<EncodedPicture> {
  if (bytes.length === 0) throw fieldError(field, 'The picture is empty.');
  const format = findPictureFormat(bytes);
  if (format === undefined || hasForeignContent(bytes, format)) {
    throw refused('unsupported_media_type', field, PICTURE_WRONG_TYPE);
  }
  // The encoder is large; a server that never sees an upload never loads it.
  const { encodePicture } = await import('./encode-picture.ts');
  try {
    return await encodePicture(bytes);
  } catch (error) {
    if (error instanceof TooManyPixels) {
      throw fieldError(field, `Pictures may have at most ${LIMITS.upload.megapixels} megapixels.`);
    }
    if (error instanceof DamagedPicture)
      throw fieldError(field, 'The picture is damaged and cannot be read.');
    throw error;
  }
}

const refused = (code: 'payload_too_large' | 'unsupported_media_type', field: string, message: string) =>
  new AppError(code, message, { errors: { [field]: [message] } });

async function putAll(storage: Storage, name: string, { files }: EncodedPicture): Promise<void> {
  const outcomes = await Promise.allSettled(
    FILES.map((end) =>
      storage.put(`${name}.${end}`, files[end], end.endsWith('avif') ? 'image/avif' : 'image/webp'),
    ),
  );
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure === undefined) return;
  // The first failure is the one worth telling; that tidying up fails too is no news.
  await storage.delete(keysOf(name)).catch(() => undefined);
  throw failure.reason;
}

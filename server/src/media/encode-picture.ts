import { LIMITS } from '@nearbite/contract/limits';
import pLimit from 'p-limit';
import sharp, { type SharpOptions } from 'sharp';
import { DamagedPicture, TooManyPixels } from './picture-errors.ts';

export type EncodedPicture = { readonly full: Buffer; readonly medium: Buffer; readonly small: Buffer };

const MAX_PIXELS = LIMITS.upload.megapixels * 1_000_000;
const LARGE_PIXELS = 16_000_000;
const MEDIUM_WIDTH_PX = 600;
const SMALL_WIDTH_PX = 240;
const DECODE_TIMEOUT_SECONDS = 20;
const QUALITY = 82;

// Pictures must not take the threads and the memory that requests need.
sharp.concurrency(1);
sharp.cache(false);
/** 40 megapixels can need 600 MB to decode, even from a file of one kilobyte. */
const oneLargeAtATime = pLimit(1);

/**
 * Decodes once, turns upright by the camera's note, drops everything but the pixels of the first frame, and
 * encodes the three sizes. Nothing is ever enlarged.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const pixels = await countPixels(bytes);
  if (pixels > MAX_PIXELS) throw new TooManyPixels();
  return pixels > LARGE_PIXELS ? oneLargeAtATime(() => encode(bytes)) : encode(bytes);
}

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  const { longestEdgePx } = LIMITS.upload;
  const { data, info } = await decode(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true, pages: 1 })
    .resize({ width: longestEdgePx, height: longestEdgePx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const atWidth = (px: number) =>
    pixels().resize({ width: px, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
  return {
    full: await pixels().webp({ quality: QUALITY }).toBuffer(),
    medium: await atWidth(MEDIUM_WIDTH_PX),
    small: await atWidth(SMALL_WIDTH_PX),
  };
}

const decode = (bytes: Buffer, options: SharpOptions) =>
  sharp(bytes, { failOn: 'error', sequentialRead: true, ...options });

/** From the header alone: what is too large is not decoded to find that out. */
async function countPixels(bytes: Buffer): Promise<number> {
  const { width, height } = await decode(bytes, { limitInputPixels: false }).metadata().catch(damaged);
  return width * height;
}

function damaged(error: unknown): never {
  throw new DamagedPicture('The picture cannot be decoded', { cause: error });
}

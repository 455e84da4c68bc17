import { LIMITS } from '@nearbite/contract/limits';
import { PICTURE_WIDTHS, PLACEHOLDER_SPOTS } from '@nearbite/domain/text/picture-name';
import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { DamagedPicture, TooManyPixels } from './picture-errors.ts';

export type EncodedPicture = {
  readonly width: number;
  /** Of its placeholder, as names carry them. */
  readonly colours: string;
  /** By how the names of the files end. */
  readonly files: Readonly<
    Record<'webp' | 'medium.webp' | 'small.webp' | 'medium.avif' | 'small.avif', Buffer>
  >;
};

const MAX_PIXELS = LIMITS.upload.megapixels * 1_000_000;
const LARGE_PIXELS = 16_000_000;
const DECODE_TIMEOUT_SECONDS = 20;
const WEBP = { quality: 82 };
/** As good to look at as the WebP and 40 % smaller; more effort takes ten times as long and saves 3 % more. */
const AVIF = { quality: 50, effort: 2 };

// Pictures must not take the threads and the memory that requests need.
sharp.concurrency(1);
sharp.cache(false);
/** 40 megapixels can need 600 MB to decode, even from a file of one kilobyte. */
const oneLargeAtATime = pLimit(1);

/**
 * Decodes once, turns upright by the camera's note, drops everything but the pixels of the first frame, and
 * encodes the three sizes, the two that phones load as AVIF, too. Nothing is ever enlarged.
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
  const atWidth = (px: number) => pixels().resize({ width: px, withoutEnlargement: true });
  const { medium, small } = PICTURE_WIDTHS;
  // One after the other: an upload takes one core and no more.
  return {
    width,
    colours: await placeholderColours(pixels()),
    files: {
      webp: await pixels().webp(WEBP).toBuffer(),
      'medium.webp': await atWidth(medium).webp(WEBP).toBuffer(),
      'small.webp': await atWidth(small).webp(WEBP).toBuffer(),
      'medium.avif': await atWidth(medium).avif(AVIF).toBuffer(),
      'small.avif': await atWidth(small).avif(AVIF).toBuffer(),
    },
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

/**
 * What is shown of a picture until it is there, as its name carries it. One hexadecimal digit for each of red, green
 * and blue is plenty for a blur that is seen for a moment.
 */
async function placeholderColours(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(3, 3, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return PLACEHOLDER_SPOTS.flatMap((spot) =>
    // A grey picture has one channel for all three.
    [0, 1, 2].map((channel) => data[spot * info.channels + Math.min(channel, info.channels - 1)] ?? 0),
  )
    .map((value) => Math.round(value / 17).toString(16))
    .join('');
}

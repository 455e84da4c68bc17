import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPictureFiles } from '@nearbite/domain/text/picture-name';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileStorage } from '../adapters/storage/file-storage.ts';
import type { Storage } from '../adapters/storage/port.ts';
import { AppError } from '../lib/errors.ts';
import {
  animatedGif,
  claimJpegSize,
  drawing,
  FORMATS,
  gifOfSize,
  pictureAs,
  plainPng,
  pngHeader,
  withJpegComment,
  zipFile,
} from './picture-files.testing.ts';
import { deletePicture, storePicture } from './pictures.ts';
import { SpooledFile } from './spooled-file.ts';

const directory = await mkdtemp(join(tmpdir(), 'nearbite-pictures-'));
afterAll(() => rm(directory, { recursive: true }));

let storage: Storage;
let mediaDirectory: string;
beforeEach(async () => {
  mediaDirectory = await mkdtemp(join(directory, 'media-'));
  storage = await createFileStorage(mediaDirectory);
});

let files = 0;
async function spooled(content: Buffer | string, declared = {}): Promise<SpooledFile> {
  files += 1;
  const path = join(directory, `upload-${files}`);
  await writeFile(path, content);
  return new SpooledFile({ field: 'image', path, size: content.length, type: 'image/png', ...declared });
}

const store = async (content: Buffer | string) => storePicture(storage, await spooled(content));

async function refusalOf(content: Buffer | string): Promise<AppError> {
  const outcome = await store(content).catch((error: unknown) => error);
  if (!(outcome instanceof AppError)) throw new Error(`Not refused as expected: ${String(outcome)}`);
  expect(await readdir(mediaDirectory)).toEqual([]);
  return outcome;
}

async function stored(path: string) {
  const open = async (suffix: string) => {
    const bytes = await readFile(join(mediaDirectory, path.replace('/media/', '').replace('.webp', suffix)));
    return { bytes, ...(await sharp(bytes).metadata()) };
  };
  const [full, medium, small, mediumAvif, smallAvif] = await Promise.all(
    ['.webp', '.medium.webp', '.small.webp', '.medium.avif', '.small.avif'].map(open),
  );
  if (!full || !medium || !small || !mediumAvif || !smallAvif) throw new Error('A size is missing');
  return { full, medium, small, mediumAvif, smallAvif };
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const partsOf = (length: readonly number[], kind: string) =>
  Buffer.alloc((4 + kind.length) * 10_001, Buffer.from([...length, ...Buffer.from(kind)]));

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 150 && green < 90 && blue < 90;
const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => red < 90 && green < 90 && blue > 150;

describe('a picture we take', () => {
  it.each(FORMATS)('%s becomes webp in three sizes, the smaller ones avif, too', async (format) => {
    const path = await store(await pictureAs(format));

    expect(path).toMatch(/^\/media\/[0-9a-f]{32}-w400-[0-9a-f]{15}-avif\.webp$/);
    expect(await readdir(mediaDirectory)).toHaveLength(5);
    const { full, medium, small, mediumAvif, smallAvif } = await stored(path);
    expect([full, medium, small].map(({ format: kept }) => kept)).toEqual(['webp', 'webp', 'webp']);
    expect([mediumAvif, smallAvif].map(({ compression }) => compression)).toEqual(['av1', 'av1']);
    expect([full, medium, small].map(({ width, height }) => [width, height])).toEqual([
      [400, 300],
      [400, 300],
      [240, 180],
    ]);
    expect([mediumAvif, smallAvif].map(({ width, height }) => [width, height])).toEqual([
      [400, 300],
      [240, 180],
    ]);
    expect(isRed(await colourAt(full.bytes, 20, 20))).toBe(true);
    expect(isBlue(await colourAt(full.bytes, 380, 20))).toBe(true);
    // Its placeholder: corners row by row, then the middle.
    const [topLeft, topRight, bottomLeft, bottomRight] = findPictureFiles(path)?.colours ?? [];
    for (const left of [topLeft, bottomLeft]) expect(left).toMatch(/^#[c-f][0-4][0-4]$/);
    for (const right of [topRight, bottomRight]) expect(right).toMatch(/^#[0-4][0-4][c-f]$/);
  });

  it.each([
    { from: [3000, 2000], full: [1600, 1067], medium: [720, 480], small: [240, 160] },
    { from: [1000, 4000], full: [400, 1600], medium: [400, 1600], small: [240, 960] },
    { from: [3, 2], full: [3, 2], medium: [3, 2], small: [3, 2] },
    { from: [9000, 1], full: [1600, 1], medium: [720, 1], small: [240, 1] },
  ] as const)('of $from pixels is made smaller where needed, never larger', async ({ from, ...sizes }) => {
    const kept = await stored(await store(await plainPng(from[0], from[1])));
    for (const size of ['full', 'medium', 'small'] as const) {
      expect([kept[size].width, kept[size].height]).toEqual(sizes[size]);
    }
  });

  it('is recognised by its content, whatever it is called', async () => {
    const upload = await spooled(await pictureAs('jpeg'), { type: 'text/html' });
    await expect(storePicture(storage, upload)).resolves.toMatch(/^\/media\//);
  });

  it('stands upright and tells nothing about where and with what it was taken', async () => {
    const photo = await drawing()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 31/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>home</secret></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const photoData = await sharp(photo).metadata();
    expect(photoData.orientation).toBe(6);
    expect(photo.includes('SecretCamera')).toBe(true);

    const kept = await stored(await store(photo));

    for (const size of Object.values(kept)) {
      expect(size).not.toHaveProperty('exif');
      expect(size).not.toHaveProperty('xmp');
      expect(size).not.toHaveProperty('icc');
      expect(size).not.toHaveProperty('orientation');
      expect(size.bytes.includes('Secret')).toBe(false);
    }
    expect([kept.full.width, kept.full.height]).toEqual([300, 400]);
    expect(isRed(await colourAt(kept.full.bytes, 280, 20))).toBe(true);
    expect(isBlue(await colourAt(kept.full.bytes, 280, 380))).toBe(true);
  });

  it('shows the first frame of an animation', async () => {
    const gif = await animatedGif();
    expect((await sharp(gif).metadata()).pages).toBe(3);

    const { full } = await stored(await store(gif));

    expect(full.pages ?? 1).toBe(1);
    expect([full.width, full.height]).toEqual([60, 40]);
    expect(isRed(await colourAt(full.bytes, 30, 20))).toBe(true);
  });

  it('keeps its colours when it comes from print (CMYK)', async () => {
    const cmyk = await drawing().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');

    const { full } = await stored(await store(cmyk));

    expect(full.space).toBe('srgb');
    expect(isRed(await colourAt(full.bytes, 20, 20))).toBe(true);
  });

  it('keeps transparency, and manages grey and 16-bit pixels', async () => {
    const see = {
      width: 50,
      height: 50,
      channels: 4 as const,
      background: { r: 255, g: 0, b: 0, alpha: 0.5 },
    };
    const transparent = await stored(await store(await sharp({ create: see }).png().toBuffer()));
    expect(transparent.full.hasAlpha).toBe(true);
    expect(transparent.small.hasAlpha).toBe(true);

    const greyPath = await store(await drawing().toColourspace('b-w').png().toBuffer());
    expect(greyPath).toMatch(/-w400-(([0-9a-f])\2\2){5}-avif/);
    expect((await stored(greyPath)).full.width).toBe(400);
    const deep = await stored(await store(await drawing().toColourspace('rgb16').png().toBuffer()));
    expect(isRed(await colourAt(deep.full.bytes, 20, 20))).toBe(true);
  });

  it('may be a photo to which the phone appended a video or a second picture', async () => {
    const jpeg = await pictureAs('jpeg');
    const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(5_000, 'video')]);
    const { full } = await stored(await store(Buffer.concat([jpeg, video])));
    expect(full.bytes.includes('videovideo')).toBe(false);
    await expect(store(Buffer.concat([jpeg, jpeg]))).resolves.toMatch(/^\/media\//);
  });

  it('may be padded', async () => {
    await expect(store(Buffer.concat([await pictureAs('png'), Buffer.alloc(64)]))).resolves.toBeTruthy();
    await expect(store(Buffer.concat([await pictureAs('gif'), Buffer.from('\n')]))).resolves.toBeTruthy();
  });

  it('may have 40 megapixels, and several may come at once', async () => {
    const large = await plainPng(8000, 5000);
    const paths = await Promise.all([store(large), store(large), store(await pictureAs('png'))]);
    expect(new Set(paths).size).toBe(3);
  });
});

describe('what is not a picture we take', () => {
  const html = '<!doctype html><script>alert(document.cookie)</script>';
  const behind = async (format: (typeof FORMATS)[number], tail: Buffer | string) =>
    Buffer.concat([await pictureAs(format), Buffer.from(tail)]);

  it.each<[string, () => Buffer | string | Promise<Buffer | string>]>([
    ['SVG with a script', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG behind an XML head', () => '<?xml version="1.0"?><!DOCTYPE svg><svg width="9" height="9"/>'],
    ['HTML', () => html],
    ['text', () => 'I am a picture, believe me'],
    ['a PDF', () => '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'],
    ['an archive', zipFile],
    ['a TIFF', () => drawing().tiff().toBuffer()],
    ['a HEIC photo', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a bitmap', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['a single byte', () => Buffer.from([0xff])],
    ['HTML that begins like a GIF', () => `GIF89a/*${html}*/=1;`],
    ['a PNG with an archive behind it', () => behind('png', zipFile())],
    ['a PNG with HTML behind it', () => behind('png', html)],
    ['a GIF with HTML behind it', () => behind('gif', html)],
    ['a WebP with HTML behind it', () => behind('webp', html)],
    ['an AVIF with HTML behind it', () => behind('avif', html)],
    ['a JPEG with an archive behind it', () => behind('jpeg', zipFile())],
    ['a JPEG that is a PDF too', async () => withJpegComment(await pictureAs('jpeg'), '%PDF-1.7 1 0 obj')],
  ])('%s is refused with 415 and leaves no file', async (_, content) => {
    const refusal = await refusalOf(await content());
    expect(refusal.code).toBe('unsupported_media_type');
    expect(refusal.errors).toEqual({ image: ['Pictures must be JPEG, PNG, WebP, GIF or AVIF files.'] });
  });

  it.each([
    ['padding', async () => [await pictureAs('png'), Buffer.alloc(65_537)]],
    ['boxes', async () => [await pictureAs('avif'), partsOf([0, 0, 0, 8], 'free')]],
    ['chunks', async () => [pngHeader(1, 1).subarray(0, 33), partsOf([0, 0, 0, 0], 'teXt\0\0\0\0')]],
  ])('is refused with more %s than any writer makes, and not read to its end', async (_, parts) => {
    const refusal = await refusalOf(Buffer.concat(await parts()));
    expect(refusal.code).toBe('unsupported_media_type');
  });

  it('over 5 MB is refused with 413', async () => {
    const limit = 5 * 1024 * 1024;
    const tooLarge = Buffer.concat([await pictureAs('jpeg'), Buffer.alloc(limit)]);
    expect((await refusalOf(tooLarge)).code).toBe('payload_too_large');
    await expect(store(tooLarge.subarray(0, limit))).resolves.toMatch(/^\/media\//);
  });
});

describe('a picture that cannot be shown', () => {
  const damaged = { image: ['The picture is damaged and cannot be read.'] };
  const tooManyPixels = { image: ['Pictures may have at most 40 megapixels.'] };

  it.each(FORMATS)('a truncated %s is refused, wherever it was cut', async (format) => {
    const whole = await pictureAs(format);
    for (const share of [0.02, 0.5, 0.95]) {
      const refusal = await refusalOf(whole.subarray(0, Math.max(16, Math.floor(whole.length * share))));
      expect(refusal.code).toBe('validation');
      expect(refusal.errors).toEqual(damaged);
    }
  });

  it('an empty file is refused', async () => {
    const refusal = await refusalOf(Buffer.alloc(0));
    expect(refusal.code).toBe('validation');
    expect(refusal.errors).toEqual({ image: ['The picture is empty.'] });
  });

  it('a picture overwritten in the middle is refused', async () => {
    const png = await pictureAs('png');
    const middle = Math.floor(png.length / 2);
    png.fill(0x41, middle, middle + 200);
    expect((await refusalOf(png)).errors).toEqual(damaged);
  });

  it('50 megapixels in a file of a few kilobytes are refused', async () => {
    const bomb = await plainPng(10_000, 5_000);
    expect(bomb.length).toBeLessThan(200_000);
    expect((await refusalOf(bomb)).errors).toEqual(tooManyPixels);
  });

  it.each([
    ['JPEG', async () => claimJpegSize(await pictureAs('jpeg'), 65_500, 65_500)],
    ['GIF', () => gifOfSize(65_000, 65_000)],
    ['PNG', () => pngHeader(65_000, 65_000)],
  ])('a %s that claims to be enormous is refused', async (_, content) => {
    const refusal = await refusalOf(await content());
    expect(refusal.code).toBe('validation');
    expect(refusal.errors).toEqual(tooManyPixels);
  });

  it('names the field it came in', async () => {
    const upload = await spooled('', { field: 'gallery[3][image]' });
    await expect(storePicture(storage, upload)).rejects.toMatchObject({
      errors: { 'gallery[3][image]': ['The picture is empty.'] },
    });
  });
});

it('an object that only looks like an upload cannot make us read a file', async () => {
  const { path } = await spooled(await pictureAs('png'));
  const forged = { field: 'image', path, size: 1, type: 'image/png' };
  await expect(storePicture(storage, forged)).rejects.toMatchObject({ code: 'validation' });
});

it('all three sizes are kept or none', async () => {
  const full = new Error('No space left on device');
  const failing: Storage = {
    ...storage,
    put: (key, ...rest) => (key.includes('medium') ? Promise.reject(full) : storage.put(key, ...rest)),
  };
  await expect(storePicture(failing, await spooled(await pictureAs('png')))).rejects.toBe(full);
  expect(await readdir(mediaDirectory)).toEqual([]);
});

describe('deleting a picture', () => {
  it('removes all its sizes and nothing else', async () => {
    const [kept, deleted] = [await store(await pictureAs('png')), await store(await pictureAs('png'))];
    await deletePicture(storage, deleted);
    await deletePicture(storage, deleted);
    expect(await readdir(mediaDirectory)).toHaveLength(5);
    await expect(stored(kept)).resolves.toBeTruthy();
  });

  it.each([
    '',
    '/media/',
    '/media/../x.webp',
    '/media/a/b.webp',
    'https://x.test/media/a.webp',
    '/etc/passwd',
  ])('leaves %j alone', async (path) => {
    await store(await pictureAs('png'));
    await deletePicture(storage, path);
    expect(await readdir(mediaDirectory)).toHaveLength(5);
  });
});

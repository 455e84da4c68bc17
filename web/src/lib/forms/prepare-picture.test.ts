import { describe, expect, test, vi } from 'vitest';
import { preparePicture } from './prepare-picture.ts';

const MB = 1024 * 1024;
const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });

/** jsdom draws nothing: a browser that decodes to this size and encodes to these types. */
function browserThat({
  decodes,
  encodes = ['image/webp', 'image/jpeg', 'image/png'],
}: {
  decodes?: { width: number; height: number };
  encodes?: string[];
}) {
  const drawn: { width: number; height: number }[] = [];
  const decode = vi.fn(async () => {
    if (!decodes) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { ...decodes, close: () => undefined };
  });
  vi.stubGlobal('createImageBitmap', decode);
  // All that is asked of it.
  const context = { drawImage: () => undefined } as never;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = 'image/png',
  ) {
    drawn.push({ width: this.width, height: this.height });
    done(new Blob([new Uint8Array(1000)], { type: encodes.includes(type) ? type : 'image/png' }));
  });
  return { drawn, decode };
}

describe('a chosen picture', () => {
  test('that is small is sent as it is, without being looked at', async () => {
    const { decode } = browserThat({});
    const small = file('dish.png', 'image/png', 1000);
    expect(await preparePicture(small)).toBe(small);
    expect(decode).not.toHaveBeenCalled();
  });

  test('of a phone is shrunk to 2000 px, turned as the camera notes', async () => {
    const { drawn, decode } = browserThat({ decodes: { width: 4000, height: 3000 } });
    const photo = await preparePicture(file('IMG_1.JPG', 'image/jpeg', 9 * MB));
    expect(decode).toHaveBeenCalledWith(expect.any(File), { imageOrientation: 'from-image' });
    expect(drawn).toEqual([{ width: 2000, height: 1500 }]);
    expect([photo.name, photo.type, photo.size]).toEqual(['IMG_1.webp', 'image/webp', 1000]);
  });

  test('that is within all bounds is not encoded again', async () => {
    const { drawn } = browserThat({ decodes: { width: 2000, height: 1200 } });
    const picture = file('a.jpg', 'image/jpeg', 3 * MB);
    expect(await preparePicture(picture)).toBe(picture);
    expect(drawn).toEqual([]);
  });

  test.each([
    ['a photo becomes JPEG', 'image/jpeg', 'image/jpeg'],
    ['what may be transparent stays PNG', 'image/png', 'image/png'],
  ])('where WebP cannot be written, %s', async (_story, type, encoded) => {
    browserThat({ decodes: { width: 4000, height: 3000 }, encodes: ['image/jpeg', 'image/png'] });
    expect((await preparePicture(file('a', type, 9 * MB))).type).toBe(encoded);
  });

  test('a HEIC photo is read where the browser can, and named where it cannot', async () => {
    browserThat({ decodes: { width: 1000, height: 800 } });
    expect((await preparePicture(file('a.heic', 'image/heic', 1000))).type).toBe('image/webp');
    browserThat({});
    await expect(preparePicture(file('a.HEIC', '', 1000))).rejects.toThrow(/HEIC.*JPEG/);
  });

  test.each([
    ['a damaged photo', 'image/jpeg', 9 * MB, /cannot be read.*another/],
    [
      'something that is no picture',
      'application/pdf',
      1000,
      'Pictures must be JPEG, PNG, WebP, GIF or AVIF files.',
    ],
  ])('%s is refused with what to do', async (_story, type, bytes, text) => {
    browserThat({});
    await expect(preparePicture(file('x', type, bytes))).rejects.toThrow(text);
  });

  test('in a browser that cannot shrink, only size and type count', async () => {
    vi.stubGlobal('createImageBitmap', undefined);
    const picture = file('a.jpg', 'image/jpeg', 3 * MB);
    expect(await preparePicture(picture)).toBe(picture);
    await expect(preparePicture(file('a.jpg', 'image/jpeg', 6 * MB))).rejects.toThrow('at most 5 MB');
  });
});

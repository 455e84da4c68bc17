import { expect, it } from 'vitest';
import { findPictureFiles, pictureName } from './picture-name.ts';

const path = (facts: Parameters<typeof pictureName>[1]) => `/media/${pictureName('karahi', facts)}.webp`;

it('tells the true widths, the colours and the AVIF files of a picture by its name', () => {
  const image = path({ width: 1400, colours: 'c84b73a62851fff', hasAvif: true });
  expect(image).toBe('/media/karahi-w1400-c84b73a62851fff-avif.webp');
  expect(findPictureFiles(image)).toEqual({
    colours: ['#c84', '#b73', '#a62', '#851', '#fff'],
    webp: [
      { path: '/media/karahi-w1400-c84b73a62851fff-avif.small.webp', width: 240 },
      { path: '/media/karahi-w1400-c84b73a62851fff-avif.medium.webp', width: 720 },
      { path: image, width: 1400 },
    ],
    avif: [
      { path: '/media/karahi-w1400-c84b73a62851fff-avif.small.avif', width: 240 },
      { path: '/media/karahi-w1400-c84b73a62851fff-avif.medium.avif', width: 720 },
    ],
  });
});

it.each([
  { width: 400, webp: [240, 400], avif: [240, 400] },
  { width: 720, webp: [240, 720], avif: [240, 720] },
  { width: 100, webp: [100], avif: [100] },
])('offers a picture of $width pixels in no size it does not have', ({ width, webp, avif }) => {
  const files = findPictureFiles(path({ width, colours: '000000000000000', hasAvif: true }));
  expect(files?.webp.map((file) => file.width)).toEqual(webp);
  expect(files?.avif.map((file) => file.width)).toEqual(avif);
});

it('knows the sizes of pictures uploaded before their names told them', () => {
  expect(findPictureFiles('/media/0a1b.webp')).toEqual({
    colours: [],
    webp: [
      { path: '/media/0a1b.small.webp', width: 240 },
      { path: '/media/0a1b.medium.webp', width: 600 },
      { path: '/media/0a1b.webp', width: 1600 },
    ],
    avif: [],
  });
});

it('knows the one colour of pictures named before there were five', () => {
  expect(findPictureFiles('/media/0a1b-w900-c08040.webp')).toMatchObject({ colours: ['#c08040'] });
});

it('knows nothing of other addresses', () => {
  expect(findPictureFiles('https://example.com/karahi.jpg')).toBeUndefined();
});

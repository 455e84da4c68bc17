import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FoodPicture } from './food-picture.tsx';

const sources = (name: string) =>
  [...(screen.getByRole('img', { name }).parentElement?.querySelectorAll('source') ?? [])].map(
    ({ type, srcset }) => [type, srcset],
  );

it('offers phones the smaller sizes, AVIF first, and shows its colours until it is there', () => {
  render(<FoodPicture image="/media/k-w1400-c84b73a62851fff-avif.webp" alt="Karahi" sizes="300px" />);
  const picture = screen.getByRole('img', { name: 'Karahi' });
  expect(picture).toHaveAttribute(
    'srcset',
    '/media/k-w1400-c84b73a62851fff-avif.small.webp 240w, /media/k-w1400-c84b73a62851fff-avif.medium.webp 720w, /media/k-w1400-c84b73a62851fff-avif.webp 1400w',
  );
  const shown = ['--spot-0', '--spot-1', '--spot-2', '--spot-3', '--spot-4'];
  expect(shown.map((spot) => picture.style.getPropertyValue(spot))).toEqual([
    '#c84',
    '#b73',
    '#a62',
    '#851',
    '#fff',
  ]);
  expect(sources('Karahi')).toEqual([
    [
      'image/avif',
      '/media/k-w1400-c84b73a62851fff-avif.small.avif 240w, /media/k-w1400-c84b73a62851fff-avif.medium.avif 720w',
    ],
    [
      'image/webp',
      '/media/k-w1400-c84b73a62851fff-avif.small.webp 240w, /media/k-w1400-c84b73a62851fff-avif.medium.webp 720w',
    ],
  ]);
});

it('offers the three sizes an older upload is kept in', () => {
  render(<FoodPicture image="/media/karahi.webp" alt="Karahi" sizes="300px" />);
  expect(screen.getByRole('img', { name: 'Karahi' })).toHaveAttribute(
    'srcset',
    '/media/karahi.small.webp 240w, /media/karahi.medium.webp 600w, /media/karahi.webp 1600w',
  );
});

it('shows a plate instead when there is no picture or it does not load', () => {
  render(<FoodPicture image={null} alt="Naan" sizes="300px" />);
  expect(screen.getByRole('img', { name: 'Naan' }).tagName).toBe('DIV');

  render(<FoodPicture image="/media/gone.webp" alt="Kebab" sizes="300px" />);
  fireEvent.error(screen.getByRole('img', { name: 'Kebab' }));
  expect(screen.getByRole('img', { name: 'Kebab' }).tagName).toBe('DIV');
});

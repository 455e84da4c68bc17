import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FoodPicture } from './food-picture.tsx';

it('offers the three sizes an upload is kept in', () => {
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

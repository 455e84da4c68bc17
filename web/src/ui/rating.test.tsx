import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rating } from './rating.tsx';

it.each([
  [4.7, '4.5/5 (38 Reviews)', 4, 1],
  [4.75, '5/5 (38 Reviews)', 5, 0],
  [1.2, '1/5 (38 Reviews)', 1, 0],
  [0, '0/5 (38 Reviews)', 0, 0],
])('%f reads as %s', (value, text, whole, half) => {
  const { container } = render(<Rating value={value} reviewCount={38} />);
  expect(container).toHaveTextContent(text);
  expect(screen.getByRole('img')).toHaveAccessibleName(`Rated ${text.split('/')[0]} out of 5`);
  expect(container.querySelectorAll('[data-fill="whole"]')).toHaveLength(whole);
  expect(container.querySelectorAll('[data-fill="half"]')).toHaveLength(half);
});

it('can stand without the count', () => {
  const { container } = render(<Rating value={3} />);
  expect(container).toHaveTextContent('');
});

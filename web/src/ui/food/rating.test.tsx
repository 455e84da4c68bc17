import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rating } from './rating.tsx';

it.each([
  [4.7, '4.5/5 (38 Reviews)', 4, 1],
  [4.75, '5/5 (38 Reviews)', 5, 0],
  [1.2, '1/5 (38 Reviews)', 1, 0],
  [0, '0/5 (38 Reviews)', 0, 0],
])('%f reads as %s', (mean, text, whole, half) => {
  const { container } = render(<Rating value={mean} reviewCount={38} />);
  expect(container).toHaveTextContent(text);
  expect(screen.getByRole('img')).toHaveAccessibleName(`Rated ${text.split('/')[0]} out of 5`);
  expect(container.querySelectorAll('[data-fill="whole"]')).toHaveLength(whole);
  expect(container.querySelectorAll('[data-fill="half"]')).toHaveLength(half);
});

it('says its number without the count too, as colour alone tells nothing', () => {
  const { container } = render(<Rating value={3} />);
  expect(container).toHaveTextContent('3/5');
});

it('is one star and the same text on a card', () => {
  const { container } = render(<Rating value={4.3} reviewCount={38} isShort />);
  expect(container).toHaveTextContent('4.5/5 (38 Reviews)');
  expect(container.querySelectorAll('[data-fill="whole"]')).toHaveLength(1);
});

it('is golden in light and dark, never brown', () => {
  const colours = readFileSync('web/src/ui/theme/tokens.css', 'utf8').match(/--color-saffron: \S+;/g);
  expect(colours).toEqual(['--color-saffron: #f5a524;']);
});

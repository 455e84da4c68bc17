import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from './price.tsx';

const shown = (amount: number, oldAmount?: number | null) => {
  const { container } = render(<Price amount={amount} {...(oldAmount !== undefined && { oldAmount })} />);
  return { text: container.textContent, struck: container.querySelector('s')?.textContent };
};

it('shows prices with two decimals', () => {
  expect(shown(450)).toEqual({ text: 'Rs.450.00', struck: undefined });
});

it('strikes the old price through only when it was higher', () => {
  expect(shown(600, 700)).toEqual({ text: 'Old price Rs.700.00Rs.600.00', struck: 'Rs.700.00' });
  expect(shown(600, 600).struck).toBeUndefined();
  expect(shown(600, 500).struck).toBeUndefined();
  expect(shown(600, null).struck).toBeUndefined();
});

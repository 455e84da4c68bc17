import { expect, it } from 'vitest';
import { formatAmount, formatRupees } from './money.ts';

it('writes amounts as the platform writes them', () => {
  const platform = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  for (let paisa = 1; paisa < 1e13; paisa = paisa * 3 + 7) {
    expect(formatAmount(paisa / 100)).toBe(platform.format(paisa / 100));
    expect(formatAmount(-paisa / 100)).toBe(platform.format(-paisa / 100));
  }
  expect(formatAmount(0)).toBe('0.00');
  expect(formatRupees(1200)).toBe('Rs.1,200.00');
  expect(formatRupees(-999_999.5)).toBe('-Rs.999,999.50');
});

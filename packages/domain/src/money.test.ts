import { setInstallation } from '@nearbite/contract/installation';
import { afterEach, describe, expect, it } from 'vitest';
import {
  currencySign,
  formatMinor,
  formatMoney,
  formatWithSpace,
  optionExtraText,
  toMinor,
} from './money.ts';
import { orderTotals, splitTotals } from './pricing.ts';

const installed = (currency: string, currencyDecimals: number, country: 'PK' | 'GB' = 'GB') =>
  setInstallation({ currency, currencyDecimals, country });
afterEach(() => installed('PKR', 2, 'PK'));

it('writes amounts as the platform writes them', () => {
  const platform = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  for (let minor = 1; minor < 1e13; minor = minor * 3 + 7) {
    expect(formatMoney(minor / 100)).toBe(`Rs.${platform.format(minor / 100)}`);
    expect(formatMoney(-minor / 100)).toBe(`-Rs.${platform.format(minor / 100)}`);
  }
  expect(formatMoney(0)).toBe('Rs.0.00');
  expect(formatMoney(1200)).toBe('Rs.1,200.00');
  expect(formatMoney(-999_999.5)).toBe('-Rs.999,999.50');
});

describe.each([
  {
    currency: 'PKR',
    decimals: 2,
    shown: 'Rs.1,234.50',
    spaced: 'Rs 1,234.50',
    extra: '+Rs.150',
    sign: 'Rs.',
  },
  { currency: 'GBP', decimals: 2, shown: '£1,234.50', spaced: '£1,234.50', extra: '+£150', sign: '£' },
  {
    currency: 'JPY',
    decimals: 0,
    shown: 'JP¥123,450',
    spaced: 'JP¥123,450',
    extra: '+JP¥15,000',
    sign: 'JP¥',
  },
  {
    currency: 'KWD',
    decimals: 3,
    shown: 'KWD\u00A0123.450',
    spaced: 'KWD\u00A0123.450',
    extra: '+KWD\u00A015',
    sign: 'KWD',
  },
])('$currency', ({ currency, decimals, shown, spaced, extra, sign }) => {
  it('is shown with its own decimals', () => {
    installed(currency, decimals);
    const amount = 123_450 / 10 ** decimals;
    expect([formatMoney(amount), formatMinor(123_450), formatWithSpace(amount)]).toEqual([
      shown,
      shown,
      spaced,
    ]);
    expect(optionExtraText(15_000 / 10 ** decimals)).toBe(extra);
    expect(currencySign()).toBe(sign);
    expect(toMinor(amount)).toBe(123_450);
  });

  it('has totals of whole units, split without a rest', () => {
    installed(currency, decimals);
    const lines = [{ unitPriceMinor: toMinor(333), qty: 3 }];
    const whole = orderTotals(lines, { taxPercent: 5, serviceFeePercent: 2 });
    expect(whole.totalMinor).toBe(
      Math.floor(whole.subTotalMinor * 0.05 + 0.5) +
        Math.floor(whole.subTotalMinor * 0.02 + 0.5) +
        whole.subTotalMinor,
    );
    const parts = [
      { subTotalMinor: toMinor(333), deliveryFeeMinor: 0 },
      { subTotalMinor: toMinor(666), deliveryFeeMinor: 0 },
    ];
    expect(splitTotals(whole, parts).reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(
      whole.totalMinor,
    );
  });
});

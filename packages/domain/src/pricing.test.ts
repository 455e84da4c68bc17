import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, fromMinor, splitByWeight, toMinor } from './money.ts';
import { orderTotals, percentOfMinor, priceSoFarMinor, splitTotals, unitPriceMinor } from './pricing.ts';

const biryani = {
  priceMinor: 45_000,
  portions: [
    { size_name: 'Half', price_minor: 0 },
    { size_name: 'Family', price_minor: 60_050 },
  ],
  spiceLevels: [{ level_name: 'Extra hot', additional_price_minor: 2_500 }],
  extras: [
    {
      name: 'Bread',
      min: 0,
      max: 1,
      options: [
        { name: 'Naan', price_minor: 5_000 },
        { name: 'Roti', price_minor: 2_000 },
      ],
    },
    { name: 'Dips', min: 0, max: 2, options: [{ name: 'Raita', price_minor: 4_001 }] },
  ],
};
const naan = { group: 'Bread', name: 'Naan' };
const roti = { group: 'Bread', name: 'Roti' };
const raita = { group: 'Dips', name: 'Raita' };

describe('unit price', () => {
  test.each([
    [NO_PORTION_SIZE, NO_SPICE_LEVEL, 45_000],
    ['Half', NO_SPICE_LEVEL, 45_000],
    ['Family', NO_SPICE_LEVEL, 105_050],
    [NO_PORTION_SIZE, 'Extra hot', 47_500],
    ['Family', 'Extra hot', 107_550],
    ['Bucket', NO_SPICE_LEVEL, undefined],
    ['Family', 'Nuclear', undefined],
  ])('%s, %s: %s', (portionSize, spiceLevel, expected) => {
    expect(unitPriceMinor(biryani, { portionSize, spiceLevel, extras: [] })).toBe(expected);
  });

  test.each([
    ['one', [naan], 50_000],
    ['several, in any order', [raita, roti], 51_001],
    ['more than the group allows', [naan, roti], undefined],
    ['one twice', [raita, raita], undefined],
    ['one that is not offered', [{ group: 'Dips', name: 'Naan' }], undefined],
  ])('of extras: %s', (_name, extras, expected) => {
    const choice = { portionSize: NO_PORTION_SIZE, spiceLevel: NO_SPICE_LEVEL, extras };
    expect(unitPriceMinor(biryani, choice)).toBe(expected);
  });

  test('is known before a required group is chosen, and is no price to buy at until then', () => {
    const isBread = ({ name }: { name: string }) => name === 'Bread';
    const extras = biryani.extras.map((group) => (isBread(group) ? { ...group, min: 1 } : group));
    const strict = { ...biryani, extras };
    const choice = { portionSize: 'Family', spiceLevel: NO_SPICE_LEVEL, extras: [raita] };
    expect(priceSoFarMinor(strict, choice)).toBe(109_051);
    expect(unitPriceMinor(strict, choice)).toBeUndefined();
    expect(unitPriceMinor(strict, { ...choice, extras: [raita, roti] })).toBe(111_051);
  });

  test('is never more than the database counts', () => {
    const names = Array.from({ length: 30 }, (_, at) => `Leaf ${at}`);
    const options = names.map((name) => ({ name, price_minor: 100_000_000 }));
    const gold = { ...biryani, extras: [{ name: 'Gold', min: 0, max: 30, options }] };
    const extras = names.map((name) => ({ group: 'Gold', name }));
    const plain = { portionSize: NO_PORTION_SIZE, spiceLevel: NO_SPICE_LEVEL };
    expect(unitPriceMinor(gold, { ...plain, extras: extras.slice(0, 2) })).toBe(200_045_000);
    expect(unitPriceMinor(gold, { ...plain, extras })).toBeUndefined();
  });
});

describe('fees', () => {
  test.each([
    [0, 5, 0],
    [100, 5, 5],
    [110, 5, 6], // 5.5 goes up
    [109, 5, 5], // 5.45 goes down
    [90, 5, 5], // 4.5 goes up
    [100_050, 2, 2_001],
    [201, 2.5, 5], // 5.025
    [1_000, 1.005, 10],
    [100_000, 1.005, 1_005],
    [33_333, 100, 33_333],
  ])('%i at %d %% is %i', (amount, percent, expected) => {
    expect(percentOfMinor(amount, percent)).toBe(expected);
  });

  test('are rounded once per order, not per line', () => {
    const line = { unitPriceMinor: 110, qty: 1 };
    expect(orderTotals([line, line], { taxPercent: 5, serviceFeePercent: 2 })).toEqual({
      subTotalMinor: 220,
      taxFeeMinor: 11,
      serviceFeeMinor: 4,
      deliveryFeeMinor: 0,
      savedMinor: 0,
      totalMinor: 235,
    });
  });
});

const amounts = fc.integer({ min: 0, max: 100_000_000 });
const lines = fc.array(fc.record({ unitPriceMinor: amounts, qty: fc.integer({ min: 1, max: 99 }) }), {
  minLength: 1,
  maxLength: 30,
});
const rates = fc.record({
  taxPercent: fc.double({ min: 0, max: 100, noNaN: true }),
  serviceFeePercent: fc.double({ min: 0, max: 100, noNaN: true }),
});

describe('properties', () => {
  test('a total is the sum of its figures, whole, and never negative', () => {
    fc.assert(
      fc.property(lines, rates, (someLines, someRates) => {
        const totals = orderTotals(someLines, someRates);
        for (const figure of Object.values(totals)) {
          expect(Number.isSafeInteger(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
        }
        expect(totals.totalMinor).toBe(totals.subTotalMinor + totals.taxFeeMinor + totals.serviceFeeMinor);
      }),
    );
  });

  test('a fee is within half a unit of the exact one', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const difference = percentOfMinor(amount, basisPoints / 100) * 10_000 - amount * basisPoints;
        expect(difference).toBeGreaterThan(-5_000);
        expect(difference).toBeLessThanOrEqual(5_000);
      }),
    );
  });

  test('the parts of an order sum to the whole, figure by figure', () => {
    fc.assert(
      fc.property(
        fc.array(lines, { minLength: 1, maxLength: 6 }),
        rates,
        fc.integer({ min: 0, max: 100 }),
        (parts, someRates, savedPercent) => {
          const subTotals = parts.map((part) => orderTotals(part, someRates).subTotalMinor);
          const subTotal = subTotals.reduce((sum, part) => sum + part, 0);
          const savedMinor = percentOfMinor(subTotal, savedPercent);
          const fees = parts.map((_part, index) => index * 1_234);
          const deliveryFeeMinor = fees.reduce((sum, fee) => sum + fee, 0);
          const whole = orderTotals(parts.flat(), someRates, { savedMinor, deliveryFeeMinor });
          const split = splitTotals(
            whole,
            subTotals.map((subTotalMinor, index) => ({ subTotalMinor, deliveryFeeMinor: fees[index] ?? 0 })),
          );
          for (const figure of [
            'subTotalMinor',
            'taxFeeMinor',
            'serviceFeeMinor',
            'deliveryFeeMinor',
            'savedMinor',
            'totalMinor',
          ] as const) {
            expect(split.reduce((sum, part) => sum + part[figure], 0)).toBe(whole[figure]);
            for (const part of split) expect(part[figure]).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  test('nobody gets more than a unit off their exact share', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 8 }), (amount, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        fc.pre(whole > 0);
        splitByWeight(amount, weights).forEach((share, index) => {
          expect(Math.abs(share - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(1.001);
        });
      }),
    );
  });

  test('an amount on the wire reads back as the same', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(toMinor(fromMinor(amount))).toBe(amount);
      }),
    );
  });
});

test('money is shown with two decimals and its thousands set apart', () => {
  expect(formatMoney(450)).toBe('Rs.450.00');
  expect(formatMoney(fromMinor(1_999))).toBe('Rs.19.99');
  expect(formatMoney(1200)).toBe('Rs.1,200.00');
  expect(formatMoney(1_234_567.5)).toBe('Rs.1,234,567.50');
  expect(formatMoney(-3145.8)).toBe('-Rs.3,145.80');
  expect(formatMoney(1200)).toBe('Rs.1,200.00');
});

import { ORDER_STATUSES, type OrderStatus } from '@nearbite/contract/orders/statuses';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStatusOf, refusalOf, stockEffectOf } from './order-status.ts';

describe("the customer's status", () => {
  test.each<[OrderStatus[], OrderStatus]>([
    [['pending'], 'pending'],
    [['fulfilled'], 'fulfilled'],
    [['cancelled'], 'cancelled'],
    [['fulfilled', 'pending'], 'pending'],
    [['fulfilled', 'cancelled'], 'fulfilled'],
    [['pending', 'cancelled'], 'pending'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['fulfilled', 'cancelled', 'pending'], 'pending'],
  ])('%j is %s', (parts, expected) => {
    expect(orderStatusOf(parts)).toBe(expected);
  });
});

const status = fc.constantFrom(...ORDER_STATUSES);

test('whatever way a part goes, its portions are taken exactly while it is not canceled', () => {
  fc.assert(
    fc.property(fc.array(status, { maxLength: 30 }), (way) => {
      let current: OrderStatus = 'pending';
      let taken = 1;
      for (const next of way) {
        const effect = stockEffectOf(current, next);
        taken += effect === 'take-again' ? 1 : effect === 'give-back' ? -1 : 0;
        current = next;
        expect(taken).toBe(current === 'cancelled' ? 0 : 1);
      }
    }),
  );
});

describe('leaving cancelled', () => {
  const unpaid = {
    isOrderPaid: false,
    isPartPaid: false,
    hasRefund: false,
    isBeingPaidWithout: false,
    isCanceledByCustomer: false,
  };

  test.each([
    ['an unpaid part', unpaid, undefined],
    ['a refunded part', { ...unpaid, isOrderPaid: true, isPartPaid: true, hasRefund: true }, 'refunded'],
    ['a part the customer canceled', { ...unpaid, isCanceledByCustomer: true }, 'canceled-by-customer'],
    ['a part the order was paid without', { ...unpaid, isOrderPaid: true }, 'paid-without'],
    [
      'a part missing from a payment under way',
      { ...unpaid, isBeingPaidWithout: true },
      'being-paid-without',
    ],
  ])('%s', (_name, money, expected) => {
    expect(refusalOf('cancelled', 'pending', money)).toBe(expected);
    expect(refusalOf('cancelled', 'fulfilled', money)).toBe(expected);
    expect(refusalOf('pending', 'cancelled', money)).toBeUndefined();
    expect(refusalOf('cancelled', 'cancelled', money)).toBeUndefined();
  });
});

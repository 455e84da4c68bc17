import { expect, test } from 'vitest';
import { paymentStatusLabel } from './statuses.ts';

test.each([
  ['pending', 'pending', 'Pending'],
  ['pending', 'fulfilled', 'Pending'],
  ['failed', 'pending', 'Failed'],
  ['paid', 'cancelled', 'Paid'],
  ['refunded', 'cancelled', 'Refunded'],
  ['pending', 'cancelled', 'Not charged'],
  ['failed', 'cancelled', 'Not charged'],
] as const)('a payment that is %s of an order that is %s reads %s', (payment_status, order_status, label) => {
  expect(paymentStatusLabel({ payment_status, order_status })).toBe(label);
});

import { expect, test } from 'vitest';
import { payUntil } from './payment-deadline.ts';

const createdAt = new Date('2026-03-01T12:00:00Z');
const inAnHour = new Date('2026-03-01T13:00:00Z');

test.each([
  ['an unpaid order', 'pending', ['pending'], inAnHour],
  ['one whose card was declined', 'failed', ['pending', 'pending'], inAnHour],
  ['a paid one', 'paid', ['pending'], null],
  ['a refunded one', 'refunded', ['pending'], null],
  ['a canceled one', 'pending', ['cancelled'], null],
  ['one of which a part was handed over', 'pending', ['pending', 'fulfilled'], null],
  ['one of which a part was canceled', 'pending', ['pending', 'cancelled'], inAnHour],
] as const)('%s', (_story, paymentStatus, partStatuses, deadline) => {
  expect(payUntil({ createdAt, paymentMethod: 'card', paymentStatus, partStatuses }, 60)).toEqual(deadline);
});

test('one to be paid in cash has no deadline', () => {
  const cash = {
    createdAt,
    paymentMethod: 'cash',
    paymentStatus: 'pending',
    partStatuses: ['pending'],
  } as const;
  expect(payUntil(cash, 60)).toBeNull();
});

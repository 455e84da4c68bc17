import type { RunningOrder } from '../orders.ts';

const OWNERS_SECOND = 'brick-lane-spice';

export const running: readonly RunningOrder[] = [
  { slug: OWNERS_SECOND, minutes: 6, status: 'pending', paymentStatus: 'pending' },
  { slug: OWNERS_SECOND, minutes: 26, status: 'pending', paymentStatus: 'paid', stage: 'ready' },
  { slug: OWNERS_SECOND, minutes: 18, status: 'pending', paymentStatus: 'pending', isCash: true },
  { slug: OWNERS_SECOND, minutes: 33, status: 'pending', paymentStatus: 'paid', isForTomorrow: true },
  {
    slug: 'soho-tea-rooms',
    minutes: 14,
    status: 'pending',
    paymentStatus: 'paid',
    stage: 'ready',
    isPickup: true,
  },
  {
    slug: OWNERS_SECOND,
    minutes: 95,
    status: 'cancelled',
    paymentStatus: 'refunded',
    stage: 'declined',
    reason: 'The tandoor has gone out for tonight.',
  },
  { slug: OWNERS_SECOND, minutes: 140, status: 'cancelled', paymentStatus: 'refunded', stage: 'expired' },
];

import type { RunningOrder } from '../orders.ts';

export const running: readonly RunningOrder[] = [
  { slug: 'lahori-tikka-house', minutes: 6, status: 'pending', paymentStatus: 'pending' },
  { slug: 'lahori-tikka-house', minutes: 2, status: 'pending', paymentStatus: 'paid', stage: 'placed' },
  {
    slug: 'lahori-tikka-house',
    minutes: 4,
    status: 'pending',
    paymentStatus: 'pending',
    stage: 'placed',
    isCash: true,
  },
  { slug: 'lahori-tikka-house', minutes: 26, status: 'pending', paymentStatus: 'paid', stage: 'ready' },
  { slug: 'lahori-tikka-house', minutes: 18, status: 'pending', paymentStatus: 'pending', isCash: true },
  {
    slug: 'lahori-tikka-house',
    minutes: 33,
    status: 'pending',
    paymentStatus: 'paid',
    isForTomorrow: true,
  },
  {
    slug: 'sweet-gali',
    minutes: 14,
    status: 'pending',
    paymentStatus: 'paid',
    stage: 'ready',
    isPickup: true,
  },
  {
    slug: 'lahori-tikka-house',
    minutes: 95,
    status: 'cancelled',
    paymentStatus: 'refunded',
    stage: 'declined',
    reason: 'The charcoal has run out for tonight.',
  },
  {
    slug: 'lahori-tikka-house',
    minutes: 140,
    status: 'cancelled',
    paymentStatus: 'refunded',
    stage: 'expired',
  },
];

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anItem, aPart, listed } from '../../../../testing/data/owner.ts';
import { stubPhoneScreen } from '../../../../testing/phone-screen.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const open = (change: Partial<typeof aPart>) =>
  renderApp('/restaurant/orders?view=table', {
    as: 'owner',
    server: { 'GET /api/restaurant/orders/7/': () => listed([{ ...aPart, ...change }], 1) },
  });

const wanted: Partial<typeof aPart> = {
  fulfilment: 'pickup',
  time_zone: 'Asia/Kathmandu',
  deliver_at: '2027-03-01T12:15:00.000Z',
  deliver_until: '2027-03-01T12:45:00.000Z',
  note: 'Ring twice',
  orderitem: [{ ...anItem, portion_size: 'Large', spice_level: 'Hot', note: 'No onions' }],
};

const TOLD = [
  'For 1 March 2027, 18:00 to 18:30',
  'Pick-up',
  'Large, Hot',
  'Note: No onions',
  'Note: Ring twice',
];

test.each(['phone', 'tablet'])('a %s tells what is to be cooked, how and for when', async (screenKind) => {
  if (screenKind === 'phone') stubPhoneScreen();
  open(wanted);
  const orders = await screen.findByRole(screenKind === 'phone' ? 'list' : 'table', { name: 'Orders' });
  for (const text of TOLD) expect(within(orders).getByText(text)).toBeInTheDocument();
});

test('of what is over it is enough to know what it was', async () => {
  open({ ...wanted, order_status: 'fulfilled', stage: 'delivered' });
  const orders = await screen.findByRole('table', { name: 'Orders' });
  expect(within(orders).getByText('2 × Beef Biryani')).toBeInTheDocument();
  expect(within(orders).queryByText(/Large|No onions|Ring twice/)).toBeNull();
});

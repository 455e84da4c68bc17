import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anItem, aPart, listed } from '../../../../testing/data/owner.ts';
import { type fakeServer, held, json, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { claimTicket } from '../auto-print.ts';

const part = (number: number, change: Partial<OrderPart> = {}): OrderPart => ({
  ...aPart,
  number,
  oid: `order${String(number).padStart(7, '0')}`,
  orderitem: [anItem],
  ...change,
});
const late = part(2, {
  promised_at: new Date(Date.now() - 7 * 60_000).toISOString(),
  full_name: 'Danish Iqbal',
});
const fresh = part(3, {
  stage: 'placed',
  payment_method: 'cash',
  payment_status: 'pending',
  full_name: 'Hira Javed',
});
const QUEUE = 'GET /api/restaurant/queue/7/';
const stepOf = ({ oid }: OrderPart, step: string) => `POST /api/restaurant/orders/7/${oid}/${step}/`;

function open(
  orders: readonly OrderPart[],
  handlers: Parameters<typeof fakeServer>[0] = {},
  more: object = {},
) {
  const counts = { new: 0, cooking: 0, ready: 0, on_the_way: 0, done: 0 };
  return renderApp('/restaurant/orders', {
    as: 'owner',
    server: { [QUEUE]: () => json({ counts, orders, now: new Date().toISOString(), ...more }), ...handlers },
  });
}
const column = (name: string) => within(screen.getByRole('region', { name }));

test('one tap sends the next step, shown at once and taken back when somebody else was first', async () => {
  const response = held();
  const { user, server } = open([late, fresh], { [stepOf(late, 'ready')]: response.handler });
  await screen.findByRole('article', { name: /#2, Danish/ });
  expect(column('Cooking').getByText('Late 7 min')).toBeInTheDocument();
  expect(column('New').getByText('Collect Rs.107.00')).toBeInTheDocument();
  await user.click(column('Cooking').getByRole('button', { name: 'Ready' }));
  expect(column('Ready').getByRole('article', { name: /#2/ })).toBeInTheDocument();
  expect(server.callsTo(`/api/restaurant/orders/7/${late.oid}/ready/`)).toHaveLength(1);
  const details = { stage: 'canceled' };
  response.answer(
    json({ code: 'conflict', message: 'This order was canceled.', details, request_id: 'r' }, 409),
  );
  expect(await screen.findByText(/Somebody else was first: #2 is .Canceled. already/)).toBeInTheDocument();
  await waitFor(() => expect(column('Cooking').getByRole('article', { name: /#2/ })).toBeInTheDocument());
});

test('on a slow line a step waits for the one before it, and is not sent when that was refused', async () => {
  const answers = [held(), held()];
  const handOver = `PATCH /api/restaurant/orders/7/${late.oid}/`;
  const { user, server } = open([late], {
    [stepOf(late, 'ready')]: () => answers.shift()?.handler() ?? refusal(500, 'internal'),
    [handOver]: () => json({ ...late, stage: 'on_the_way', order_status: 'fulfilled' }),
  });
  const [refused, done] = answers;
  const sent = () => server.callsTo(`/api/restaurant/orders/7/${late.oid}/`).length;
  const tap = async (stage: string, name: string) => {
    // Any sooner it would be the same tap.
    await new Promise((resolve) => setTimeout(resolve, 310));
    await user.click(await column(stage).findByRole('button', { name }));
  };
  const tapBoth = async () => {
    await tap('Cooking', 'Ready');
    await tap('Ready', 'Hand over');
    expect(column('On the way').getByRole('article', { name: /#2/ })).toBeInTheDocument();
  };
  await screen.findByRole('article', { name: /#2, Danish/ });
  await tapBoth();
  refused?.answer(
    json({ code: 'conflict', message: 'No', details: { stage: 'accepted' }, request_id: 'r' }, 409),
  );
  await waitFor(() => expect(column('Cooking').getByRole('article', { name: /#2/ })).toBeInTheDocument());
  expect(sent()).toBe(0);
  await tapBoth();
  expect(sent()).toBe(0);
  done?.answer(json({ ...late, stage: 'ready' }));
  await waitFor(() => expect(sent()).toBe(1));
});

test('an order that ended without the kitchen is told of until somebody says to have seen it', async () => {
  const ended = [
    { oid: 'order0000017', number: 17, full_name: 'Amina Khan', ended_by: 'customer' },
    { oid: 'order0000018', number: 18, full_name: 'Omar Farooq', ended_by: 'clock' },
    { oid: 'order0000019', number: 19, full_name: 'Sara', ended_by: 'administrator', reason: 'Fraud' },
  ];
  const { user } = open([late], {}, { ended });
  expect(await screen.findByText('3 orders ended without you')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Orders that ended' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See all' }));
  const list = within(screen.getByRole('list', { name: 'Orders that ended' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '#17 Amina Khan Canceled by the customer: do not cook it.',
    '#18 Omar Farooq Not answered in time, so it was canceled.',
    '#19 Sara Canceled by the administration of Nearbite: do not cook it. Reason: Fraud',
  ]);
  await user.click(list.getByRole('button', { name: 'Seen: #17' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  await user.click(list.getByRole('button', { name: 'Seen: #18' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Seen all' })).toBeNull();
});

test('many that ended are one line above the cards, gone for good with one tap', async () => {
  const ended = Array.from({ length: 22 }, (_, nth) => ({
    oid: `ended${nth}`,
    number: nth + 1,
    full_name: 'Omar Farooq',
    ended_by: 'clock',
  }));
  const { user, navigate } = open([fresh], {}, { ended });
  const line = await screen.findByText('22 orders ended without you');
  const accept = screen.getByRole('button', { name: /^Accept/ });
  expect(line.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Seen all' }));
  expect(screen.queryByText(/ended without you/)).toBeNull();
  await navigate('/contact');
  await navigate('/restaurant/orders');
  expect(await screen.findByRole('article', { name: /#3/ })).toBeInTheDocument();
  expect(screen.queryByText(/ended without you/)).toBeNull();
});

test('declining takes two taps: the button and a reason, also that a dish is sold out', async () => {
  const declined = vi.fn(() => json({ ...fresh, stage: 'declined', order_status: 'cancelled' }));
  const { user, server } = open([fresh], { [stepOf(fresh, 'decline')]: declined });
  const card = within(await screen.findByRole('article', { name: /#3/ }));
  await user.click(card.getByRole('button', { name: 'Decline' }));
  for (const name of ['Too busy right now', 'The kitchen is closing', 'Too far away'])
    expect(card.getByRole('button', { name })).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: `Sold out: ${anItem.dish.title}` }));
  await waitFor(() => expect(declined).toHaveBeenCalled());
  expect(server.callsTo(`/api/restaurant/orders/7/${fresh.oid}/decline/`)).toMatchObject([
    { body: { reason_code: 'sold_out', dishes: [anItem.dish.slug] } },
  ]);
});

test('a key takes a step, and a name finds an order, also one that is over', async () => {
  const over = part(1, { full_name: 'Hira Omar', stage: 'delivered', order_status: 'fulfilled' });
  const after = part(4, { full_name: 'Zara Malik' });
  const { user, server } = open([late, after, fresh], {
    [stepOf(fresh, 'accept')]: () => refusal(404, 'not_found'),
    [stepOf(late, 'ready')]: () => json({ ...late, stage: 'ready' }),
    'GET /api/restaurant/orders/7/': () => listed([over], 1),
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await screen.findByRole('article', { name: /#3/ });
  await user.keyboard('a');
  await waitFor(() =>
    expect(server.callsTo(`/api/restaurant/orders/7/${fresh.oid}/accept/`)).toHaveLength(1),
  );
  // A second key at once would be the same tap.
  await new Promise((resolve) => setTimeout(resolve, 310));
  const buttonOf = (name: RegExp) =>
    within(screen.getByRole('article', { name })).getByRole('button', { name: 'Ready' });
  buttonOf(/#2/).focus();
  await user.keyboard('r');
  await waitFor(() => expect(buttonOf(/#4/)).toHaveFocus());
  await waitFor(() => expect(server.callsTo(`/api/restaurant/orders/7/${late.oid}/ready/`)).toHaveLength(1));
  await user.keyboard('/hira');
  expect(await screen.findByRole('link', { name: /#1 Hira Omar/ })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: /#3/ })).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: /#2/ })).toBeNull();
});

test('nothing to do says so', async () => {
  open([]);
  expect(await screen.findByText('All caught up')).toBeInTheDocument();
});

test('a ticket is printed by one tab of a device, once', async () => {
  localStorage.removeItem('tickets_printed');
  const claims = await Promise.all(Array.from({ length: 5 }, () => claimTicket('order17')));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimTicket('order18')).toBe(true);
});

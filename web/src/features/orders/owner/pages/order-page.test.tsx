import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import type { Terms } from '@nearbite/contract/restaurants/terms';
import { theTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anItem, aPart, aRestaurantOfMine } from '../../../../testing/data/owner.ts';
import { held, json, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { expectConsoleLine } from '../../../../testing/setup/console.ts';

const PATH = `/api/restaurant/orders/7/${aPart.oid}/`;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

type Handlers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['server']>;

function openOrder(traits: Partial<OrderPart>, terms: Partial<Terms> = {}, server: Handlers = {}) {
  let part: OrderPart = { ...aPart, ...traits };
  const steps = vi.fn((step: string, sent: unknown) => ({ step, sent }));
  const respondWith =
    (step: string, change: Partial<OrderPart>) =>
    ({ body }: { body: unknown }) => {
      steps(step, body);
      part = { ...part, ...change };
      return json(part);
    };
  const app = renderApp(`/restaurant/orders/${aPart.oid}`, {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/terms/7/': () => json({ ...theTerms, ...terms }),
      'GET /api/restaurant/waiting-orders/7/': () => json({ count: 0, oids: [] }),
      'POST /api/restaurant/orders-mark-as-seen/7/': () => json({ message: 'Orders marked as seen' }),
      [`GET /api/restaurant/7/deliveries/${aPart.oid}/`]: () => refusal(404, 'not_found'),
      'GET /api/restaurant/7/delivery-boys/': () => json([]),
      'POST /api/restaurant/notifications-mark-all-as-seen/7/': () => json({ message: 'Seen', marked: 0 }),
      [`GET ${PATH}`]: () => json(part),
      [`POST ${PATH}accept/`]: respondWith('accept', {
        stage: 'accepted',
        answer_by: null,
        promised_at: inMinutes(40),
      }),
      [`POST ${PATH}decline/`]: respondWith('decline', {
        stage: 'declined',
        order_status: 'cancelled',
        answer_by: null,
        reason: 'No gas',
      }),
      [`POST ${PATH}ready/`]: respondWith('ready', { stage: 'ready' }),
      [`PATCH ${PATH}`]: respondWith('status', { stage: 'on_the_way', order_status: 'fulfilled' }),
      ...server,
    },
  });
  return { ...app, steps };
}

test('what the customer is allergic to stands before everything else, and on the ticket', async () => {
  openOrder({ allergies: ['peanuts', 'nuts'] });
  await screen.findByRole('note');
  fireEvent(window, new Event('beforeprint'));
  const boxes = screen.getAllByRole('note', { hidden: true });
  expect(boxes.map(({ textContent }) => textContent)).toEqual([
    'ALLERGY: peanuts, nuts',
    'ALLERGY: peanuts, nuts',
  ]);
});

test('an order that waits for an answer counts down and is accepted with other minutes', async () => {
  const { user, steps } = openOrder({ stage: 'placed', stages: {}, answer_by: inMinutes(12) });
  // Not to be read as a time of day.
  expect((await screen.findByRole('timer')).textContent).toMatch(/^1[12]:\d\d minutes$/);
  await user.click(await screen.findByRole('button', { name: 'Other minutes' }));
  const minutes = screen.getByRole('textbox', { name: 'Ready in minutes' });
  await waitFor(() => expect(minutes).toHaveValue('25'));
  await user.clear(minutes);
  await user.type(minutes, '40');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(steps).toHaveBeenCalledWith('accept', { minutes: 40 }));
  expect(await screen.findByText(/^Promised for/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ready' }));
  await waitFor(() => expect(steps).toHaveBeenCalledWith('ready', {}));
});

test('the keyboard goes on from step to step, and back where nothing was sent', async () => {
  let finish: (() => void) | undefined;
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let stage: OrderPart['stage'] = 'placed';
  const partNow = () => json({ ...aPart, stage });
  const { user } = openOrder(
    {},
    {},
    {
      [`GET ${PATH}`]: partNow,
      [`POST ${PATH}accept/`]: () => {
        stage = 'accepted';
        return partNow();
      },
      [`POST ${PATH}ready/`]: async () => {
        await work;
        stage = 'ready';
        return partNow();
      },
    },
  );
  const button = (name: string) => screen.getByRole('button', { name });
  (await screen.findByRole('button', { name: 'Decline' })).focus();
  await user.keyboard('{Enter}');
  button('Back').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Decline')).toHaveFocus());
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(button('Decline')).toHaveFocus());
  button('Other minutes').focus();
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(button('Other minutes')).toHaveFocus());
  button('Accept · 25 min').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Ready')).toHaveFocus());
  await user.keyboard('{Enter}');
  // At work, not disabled: that would throw the focus to the top of the document.
  await waitFor(() => expect(button('Ready')).toHaveAttribute('aria-disabled', 'true'));
  expect(button('Ready')).toBeEnabled();
  finish?.();
  await waitFor(() => expect(button('Hand over')).toHaveFocus());
});

test('what could not be done stays in sight until the next try', async () => {
  expectConsoleLine(/Error changing the order/);
  let isDown = true;
  const { user } = openOrder(
    { stage: 'placed', stages: {}, answer_by: inMinutes(12) },
    {},
    {
      [`POST ${PATH}accept/`]: () => {
        if (isDown) return refusal(409, 'conflict');
        return json({ ...aPart, stage: 'accepted', promised_at: inMinutes(25) });
      },
    },
  );
  const accept = await screen.findByRole('button', { name: 'Accept · 25 min' });
  await user.click(accept);
  expect(await screen.findByText('Not accepted: refused: conflict')).toBeInTheDocument();
  isDown = false;
  await user.click(accept);
  await waitFor(() => expect(screen.queryByText(/^Not accepted/)).toBeNull());
});

test('a step is shown by its own response, and a second tap on an old page is no refusal', async () => {
  const waiting = { ...aPart, stage: 'placed' as const, stages: {}, answer_by: inMinutes(12) };
  let isSlow = false;
  const { user } = openOrder(
    {},
    {},
    {
      [`GET ${PATH}`]: () => (isSlow ? held().handler() : json(waiting)),
      [`POST ${PATH}accept/`]: () => {
        isSlow = true;
        return json({ ...waiting, stage: 'accepted', answer_by: null, promised_at: inMinutes(25) });
      },
      // Another device was quicker, and this page has not heard of it yet.
      [`POST ${PATH}ready/`]: () =>
        json({ code: 'conflict', message: 'Refused', details: { stage: 'ready' }, request_id: 'r' }, 409),
    },
  );
  await user.click(await screen.findByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText(/^Promised for/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ready' }));
  expect(await screen.findByText('Order Ready')).toBeInTheDocument();
  expect(screen.queryByText(/^Not marked/)).toBeNull();
});

test('the form of a step goes when the customer has canceled meanwhile, and the keyboard stays at the order', async () => {
  let now: Partial<OrderPart> = { stage: 'placed', stages: {}, answer_by: inMinutes(12) };
  const { user } = openOrder({}, {}, { [`GET ${PATH}`]: () => json({ ...aPart, ...now }) });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for the customer' }), 'No gas');
  now = { stage: 'canceled', order_status: 'cancelled', ended_by: 'customer', answer_by: null };
  fireEvent.focus(window);
  expect(await screen.findByText('The customer has canceled it.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Reason for the customer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Progress' })).toHaveFocus();
});

test('a pre-order is accepted for the time it is wanted, without asking for minutes', async () => {
  const { user, steps } = openOrder({
    stage: 'placed',
    stages: {},
    answer_by: inMinutes(12),
    time_zone: 'Asia/Kathmandu',
    deliver_at: '2027-03-01T12:15:00.000Z',
    deliver_until: '2027-03-01T12:45:00.000Z',
  });
  const progress = await screen.findByRole('region', { name: 'Progress' });
  expect(
    within(progress).getByText('Wanted for 1 March 2027, 18:00 to 18:30 (Kathmandu time)'),
  ).toBeInTheDocument();
  await user.click(within(progress).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(steps).toHaveBeenCalledWith('accept', {}));
  expect(screen.queryByRole('textbox', { name: 'Ready in minutes' })).toBeNull();
});

test('a pre-order whose time has begun before it was answered is accepted with minutes', async () => {
  const { user, steps } = openOrder({
    stage: 'placed',
    stages: {},
    answer_by: inMinutes(12),
    deliver_at: inMinutes(-5),
    deliver_until: inMinutes(1),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept · 25 min' }));
  await waitFor(() => expect(steps).toHaveBeenCalledWith('accept', { minutes: 25 }));
  expect(await screen.findByText(/^Promised by /)).toBeInTheDocument();
});

test('one tap accepts with the minutes of the kitchen, longer while it is busy; then Ready is the filled button', async () => {
  const { user, steps } = openOrder(
    { stage: 'placed', stages: {}, answer_by: inMinutes(12) },
    { prep_minutes: 35, busy_extra_minutes: 15, busy_until: inMinutes(30) },
  );
  await user.click(await screen.findByRole('button', { name: 'Accept · 50 min' }));
  await waitFor(() => expect(steps).toHaveBeenCalledWith('accept', { minutes: 50 }));
  const filled = () => [...document.querySelectorAll('[data-step].MuiButton-contained')];
  await waitFor(() => expect(filled().map(({ textContent }) => textContent)).toEqual(['Ready']));
  await user.click(screen.getByRole('button', { name: 'Ready' }));
  await waitFor(() => expect(filled().map(({ textContent }) => textContent)).toEqual(['Hand over']));
});

test('a hand-over can be undone: the order is pending and ready again', async () => {
  const { user, steps } = openOrder({ stage: 'ready' });
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(steps).toHaveBeenCalledWith('status', { order_status: 'fulfilled' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(steps).toHaveBeenLastCalledWith('ready', {}));
  expect(steps.mock.calls.map(([, sent]) => sent)).toContainEqual({ order_status: 'pending' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what the customer wrote comes first', async () => {
  const item = { ...anItem, note: 'No onions' };
  openOrder({
    note: 'Ring twice',
    orderitem: [item, { ...item, dish: { ...item.dish, slug: 'naan' }, note: null }],
  });
  const notes = await screen.findByRole('list', { name: 'Notes' });
  expect(
    within(notes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ring twice', 'Beef Biryani: No onions']);
  const progress = screen.getByRole('heading', { name: 'Progress' });
  expect(notes.compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('declining asks for a reason first', async () => {
  const { user, steps } = openOrder({ stage: 'placed', stages: {}, answer_by: inMinutes(3) });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.getByText('Please say why.')).toBeInTheDocument();
  expect(steps).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Reason for the customer' }), 'No gas');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(steps).toHaveBeenCalledWith('decline', { reason: 'No gas' }));
  expect(await screen.findByText('Reason: No gas')).toBeInTheDocument();
});

test('handing over what nobody has paid is asked about first', async () => {
  const { user, steps } = openOrder({ stage: 'placed', stages: {}, payment_status: 'pending' });
  const fulfill = async () => {
    await user.click(await screen.findByRole('combobox', { name: `Status of order ${aPart.oid}` }));
    await user.click(await screen.findByRole('option', { name: 'Fulfilled' }));
    return screen.findByRole('alertdialog', { name: 'Hand over an unpaid order?' });
  };
  const question = await fulfill();
  expect(question).toHaveTextContent('Rs.107.00');
  await user.click(within(question).getByRole('button', { name: 'Wait for the payment' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(steps).not.toHaveBeenCalled();
  await user.click(within(await fulfill()).getByRole('button', { name: 'Hand it over' }));
  await waitFor(() => expect(steps).toHaveBeenCalledWith('status', { order_status: 'fulfilled' }));
});

test('a cash order to be picked up says what to collect and needs no rider', async () => {
  openOrder({ fulfilment: 'pickup', payment_method: 'cash', payment_status: 'pending', note: 'No onions' });
  expect(await screen.findByText('Collect Rs.107.00 in cash.')).toBeInTheDocument();
  expect(screen.getAllByText('Pick-up')[0]).toBeInTheDocument();
  expect(screen.getAllByText('No onions')[0]).toBeInTheDocument();
  expect(screen.queryByText('This order is not paid yet.')).toBeNull();
  expect(screen.queryByText('7 Mall Road')).toBeNull();
});

test('what is promised and wanted is told by the clock of the kitchen, wherever its owner is', async () => {
  openOrder({
    time_zone: 'Asia/Kathmandu',
    date: '2026-11-01T10:00:00.000Z',
    stages: { placed: '2026-11-01T10:00:00.000Z' },
    promised_at: '2027-03-01T12:30:00.000Z',
    deliver_at: '2027-03-01T12:15:00.000Z',
    deliver_until: '2027-03-01T12:30:00.000Z',
  });
  expect(
    await screen.findByText('Promised between 1 March 2027, 18:00 and 18:15 (Kathmandu time)'),
  ).toBeInTheDocument();
  expect(screen.getByText('1 Nov 2026, 15:45 (Kathmandu time)')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Progress' })).toHaveTextContent('Placed 1 Nov 2026, 15:45');
  expect(screen.queryByText('All times are Kathmandu time.')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  // On the page and on the ticket.
  expect(screen.getAllByText(/1 March 2027, 18:00 to 18:15 \(Kathmandu time\)$/)).toHaveLength(2);
});

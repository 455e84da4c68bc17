import type { DeliveryPolygon } from '@nearbite/contract/restaurants/terms-fields';
import { theTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { localDate } from '@nearbite/domain/times/zone';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRestaurantOfMine } from '../../../testing/data/owner.ts';
import { bodyAs, json, refusal } from '../../../testing/fake-server.ts';
import { firstOf } from '../../../testing/first-of.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for the page's chunk.
import './terms-page.tsx';

// By label: roles are computed for the whole form, which is large.
const TERMS = '/api/restaurant/terms/7/';
const open = (save = (_body: unknown) => json(theTerms), terms: typeof theTerms = theTerms) =>
  renderApp('/restaurant/terms', {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      [`GET ${TERMS}`]: () => json(terms),
      [`PATCH ${TERMS}`]: ({ body }) => save(body),
    },
  });
const patches = (server: ReturnType<typeof open>['server']) =>
  server.callsTo(TERMS).filter(({ method }) => method === 'PATCH');

test('hours, closed days and fees are typed, copied to the week and saved together', async () => {
  const { user, server } = open();
  expect(await screen.findByText(/Always open/)).toBeInTheDocument();
  await user.click(screen.getByLabelText('Add hours on Monday'));
  fireEvent.change(screen.getByLabelText('Monday closes'), { target: { value: '12:00' } });
  expect(
    within(screen.getByLabelText('Monday')).getByText('24 hours, closes the next day'),
  ).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Monday closes'), { target: { value: '02:00' } });
  expect(within(screen.getByLabelText('Monday')).getByText('closes the next day')).toBeInTheDocument();
  expect(within(screen.getByLabelText('Tuesday')).getByText('Closed')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Copy the hours of Monday to every day'));
  await user.click(screen.getByLabelText('Remove 12:00 to 02:00 on Sunday'));
  expect(screen.getByLabelText('Add hours on Sunday')).toHaveFocus();
  await user.click(screen.getByLabelText('Pick-up at your restaurant'));
  await user.click(screen.getByLabelText('Accept orders automatically'));
  fireEvent.change(screen.getByLabelText('Free from (Rs.)'), { target: { value: '1500' } });
  await user.click(screen.getByText('Save'));
  await screen.findByText('Hours and delivery saved');
  expect(patches(server)).toMatchObject([
    {
      body: {
        opening_hours: [0, 1, 2, 3, 4, 5].map((day) => ({ day, opens: '12:00', closes: '02:00' })),
        offers_pickup: true,
        auto_accept: false,
        free_delivery_from: '1500',
      },
    },
  ]);
});

test('only what was changed here is sent: the rest may have been changed elsewhere', async () => {
  const { user, server } = open(() => json({ ...theTerms, prep_minutes: 34 }));
  fireEvent.change(await screen.findByLabelText(/A usual order takes/), { target: { value: '34' } });
  await user.click(screen.getByText('Save'));
  await screen.findByText('Hours and delivery saved');
  expect(patches(server).map(({ body }) => body)).toEqual([{ prep_minutes: '34' }]);
});

test('a wrong value is marked before it is sent, and what the server refuses beside its field', async () => {
  const { user, server } = open(() =>
    refusal(400, 'validation', { delivery_radius_km: ['Delivery radius must be at most 5 km'] }),
  );
  const minutes = await screen.findByLabelText('A usual order takes (minutes)');
  fireEvent.change(minutes, { target: { value: '500' } });
  await user.click(screen.getByText('Save'));
  expect(
    await screen.findByText('Preparation time must be a whole number from 1 to 240'),
  ).toBeInTheDocument();
  expect(patches(server)).toEqual([]);
  fireEvent.change(minutes, { target: { value: '40' } });
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Delivery radius must be at most 5 km')).toBeInTheDocument();
});

test('what is wrong with a drawn area comes into sight', async () => {
  const polygon: DeliveryPolygon = {
    type: 'Polygon',
    coordinates: [
      [
        [74.3, 31.5],
        [74.4, 31.5],
        [74.4, 31.6],
        [74.3, 31.5],
      ],
    ],
  };
  const text = 'The area must lie within 10 km of the restaurant';
  const { user } = open(() => refusal(400, 'validation', { delivery_polygon: [text] }), {
    ...theTerms,
    delivery_polygon: polygon,
  });
  fireEvent.change(await screen.findByLabelText('A usual order takes (minutes)'), {
    target: { value: '40' },
  });
  await user.click(screen.getByText('Save'));
  const problem = await screen.findByText(text);
  await waitFor(() => expect(document.activeElement).toContainElement(problem));
  expect(document.activeElement).not.toContainElement(screen.getByText('Save'));
});

test('the switch on every page pauses the kitchen and says until when', async () => {
  let pausedUntil: string | null = null;
  let finish: (() => void) | undefined;
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { user, server } = renderApp('/restaurant/orders', {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/orders/7/': () => json([]),
      [`GET ${TERMS}`]: () => json({ ...theTerms, paused_until: pausedUntil, is_open: pausedUntil === null }),
      [`PATCH ${TERMS}`]: async ({ body }) => {
        await work;
        pausedUntil = bodyAs<{ paused_until: string }>(body).paused_until;
        return json({ ...theTerms, paused_until: pausedUntil, is_open: false });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Kitchen: Open. Change' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Open' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Pause for 30 minutes' }));
  // At work, not disabled: that would throw the focus to the top of the document.
  const button = await screen.findByRole('button', { name: 'Kitchen: Open. Change' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toBeEnabled();
  finish?.();
  expect(await screen.findByRole('button', { name: 'Kitchen: Paused. Change' })).toBeInTheDocument();
  expect(screen.getByText(/^until .*, ends by itself$/)).toBeInTheDocument();
  await waitFor(() => expect(patches(server)).toHaveLength(1));
});

test('a busy kitchen says by how many minutes', async () => {
  const { user, server } = open();
  await user.click(await screen.findByRole('button', { name: 'Kitchen: Open. Change' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Busy…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Busy kitchen' }));
  const minutes = dialog.getByRole('textbox', { name: 'Minutes longer for each order' });
  await user.clear(minutes);
  await user.click(dialog.getByRole('button', { name: 'Set busy' }));
  expect(await dialog.findByText('Say by how many minutes')).toBeInTheDocument();
  await user.type(minutes, '20');
  await user.click(dialog.getByRole('button', { name: 'Set busy' }));
  await waitFor(() => expect(patches(server)).toHaveLength(1));
  expect(patches(server)[0]?.body).toMatchObject({ busy_extra_minutes: 20, paused_until: null });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('hours that overlap are named before they are sent', async () => {
  const { user, server } = open();
  await user.click(await screen.findByLabelText('Add hours on Monday'));
  await user.click(screen.getByLabelText('Add hours on Monday'));
  expect(screen.getAllByLabelText<HTMLInputElement>('Monday opens').map(({ value }) => value)).toEqual([
    '12:00',
    '22:00',
  ]);
  fireEvent.change(firstOf(screen.getAllByLabelText('Monday closes')), {
    target: { value: '23:00' },
  });
  await user.click(screen.getByText('Save'));
  const problem = await screen.findByText(
    'Opening hours overlap: Monday 12:00 to 23:00 and Monday 22:00 to 00:00',
  );
  await waitFor(() => expect(document.activeElement).toContainElement(problem));
  expect(document.activeElement).not.toContainElement(screen.getByText('Save'));
  expect(patches(server)).toEqual([]);
});

test('a closed day that was just added is not wrong yet; one that was sent without its date is', async () => {
  const { user, server } = open();
  await user.click(await screen.findByText('Add a closed day'));
  await user.click(screen.getByText('Save'));
  const first = await screen.findByLabelText('Closed day 1');
  await waitFor(() => expect(within(first).getByLabelText('Date')).toBeInvalid());
  await user.click(screen.getByText('Add a closed day'));
  const second = within(await screen.findByLabelText('Closed day 2'));
  await waitFor(() => expect(within(first).getByRole('alert')).toBeInTheDocument());
  expect(second.getByLabelText('Date')).toBeValid();
  expect(second.queryByRole('alert')).not.toBeInTheDocument();
  // Without the first it is still the new one.
  await user.click(within(first).getByLabelText(/^Remove the closed day/));
  await waitFor(() => expect(screen.queryByLabelText('Closed day 2')).not.toBeInTheDocument());
  expect(within(screen.getByLabelText('Closed day 1')).getByLabelText('Date')).toBeValid();
  await user.click(screen.getByText('Save'));
  await waitFor(() =>
    expect(within(screen.getByLabelText('Closed day 1')).getByLabelText('Date')).toBeInvalid(),
  );
  expect(patches(server)).toEqual([]);
  for (const button of screen.getAllByLabelText(/^Remove the closed day/).reverse()) await user.click(button);
  expect(screen.getByRole('button', { name: 'Add a closed day' })).toHaveFocus();
});

test('a closed day that is over is refused beside its date, today is not; an old one stays', async () => {
  const saved = { ...theTerms, closed_days: [{ date: '2020-01-01' }] };
  const { user, server } = open(undefined, saved);
  await user.click(await screen.findByText('Add a closed day'));
  const added = within(await screen.findByLabelText('Closed day 2'));
  fireEvent.change(added.getByLabelText('Date'), { target: { value: '2020-01-02' } });
  await user.click(screen.getByText('Save'));
  expect(await added.findByRole('alert')).toHaveTextContent('This day is over: choose today or a later one');
  expect(within(screen.getByLabelText('Closed day 1')).queryByRole('alert')).toBeNull();
  expect(patches(server)).toEqual([]);
  const today = localDate(new Date(), theTerms.effective_time_zone);
  fireEvent.change(added.getByLabelText('Date'), { target: { value: today } });
  await user.click(screen.getByText('Save'));
  await screen.findByText('Hours and delivery saved');
  expect(patches(server)).toHaveLength(1);
});

test('what the marketplace does not allow is told before it is sent, with one bound in hint and message', async () => {
  const { user, server } = open();
  expect(await screen.findByText('At most Rs.1,000.00 in all')).toBeInTheDocument();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Fee (Rs.)', '2,000,000');
  type('And for each km (Rs.)', '1000.01');
  type('Radius (km)', '10.5');
  await user.click(screen.getByText('Save'));
  expect(await screen.findAllByText('Must be at most Rs.1,000.00')).toHaveLength(2);
  expect(screen.getByText('Delivery radius must be at most 10 km')).toBeInTheDocument();
  expect(patches(server)).toEqual([]);
  type('Fee (Rs.)', '1000');
  type('And for each km (Rs.)', '0');
  type('Radius (km)', '10');
  await user.click(screen.getByText('Save'));
  await screen.findByText('Hours and delivery saved');
});

test('names the same bounds for what is no number or too little as for what is too much', async () => {
  const { user } = open();
  for (const [label, value] of [
    ['Radius (km)', 'abc'],
    ['Fee (Rs.)', '-1'],
    ['And for each km (Rs.)', ''],
  ] as const) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Delivery radius must be between 0.1 and 10 km')).toBeInTheDocument();
  expect(screen.getAllByText('Must be between Rs.0.00 and Rs.1,000.00')).toHaveLength(2);
});

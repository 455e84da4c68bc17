import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bodyAs, json, PROFILES, refusal } from '../../../testing/fake-server.ts';
import { trackingMap } from '../../../testing/fake-tracking-map.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const RIDERS_PATH = '/api/restaurant/7/delivery-boys/';
const OUT_PATH = '/api/restaurant/7/riders-out/';
const OUT = { phone_number: '0300 1112223' };
const rider = (id: number, name: string, status = 'available') => ({
  id,
  name,
  email: `r${id}@riders.test`,
  phone_number: '0300 1112223',
  status,
  paused: false,
  restaurant: 7,
  rider_link: null,
});

test('lists riders and switches one to in delivery', async () => {
  let bilal = rider(1, 'Bilal');
  const { server, user } = renderApp('/restaurant/riders', {
    as: 'owner',
    server: {
      [`GET ${RIDERS_PATH}`]: () => json([bilal, rider(2, 'Hina', 'in delivery')]),
      [`PATCH ${RIDERS_PATH}1/`]: () => {
        bilal = { ...bilal, status: 'in delivery' };
        return json(bilal);
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Add Rider' })).toHaveAttribute(
    'href',
    '/restaurant/add-riders',
  );
  const table = await screen.findByRole('table', { name: 'Riders' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Mobile', 'Status', 'Action']);
  expect(within(table).getAllByRole('link', { name: '0300 1112223' })[0]).toHaveAttribute(
    'href',
    'tel:03001112223',
  );
  await user.click(screen.getByRole('combobox', { name: 'Status of Bilal' }));
  await user.click(screen.getByRole('option', { name: 'in delivery' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Status of Bilal' })).toHaveTextContent('in delivery'),
  );
  expect(server.callsTo(`${RIDERS_PATH}1/`)[0]?.body).toEqual({ status: 'in delivery' });
});

test('edits a rider, says what is wrong beside the field, and pauses and resumes one', async () => {
  let bilal = rider(1, 'Bilal');
  let isTaken = true;
  const { server, user } = renderApp('/restaurant/riders', {
    as: 'owner',
    server: {
      [`GET ${RIDERS_PATH}`]: () => json([bilal]),
      [`PATCH ${RIDERS_PATH}1/`]: ({ body }) => {
        const changes = bodyAs<Partial<typeof bilal>>(body);
        if ('email' in changes && isTaken) {
          isTaken = false;
          return refusal(400, 'validation', { email: ['You already have a rider with this email'] });
        }
        bilal = { ...bilal, ...changes };
        return json(bilal);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Bilal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bilal' }));
  await user.type(dialog.getByLabelText('Name'), ' Ahmed');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('You already have a rider with this email')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rider saved')).toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: 'Pause Bilal Ahmed' }));
  expect(await screen.findByText('Paused')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Resume Bilal Ahmed' }));
  await waitFor(() => expect(screen.queryByText('Paused')).toBeNull());
  expect(
    server
      .callsTo(`${RIDERS_PATH}1/`)
      .slice(1)
      .map(({ body }) => body),
  ).toEqual([
    { name: 'Bilal Ahmed', email: 'r1@riders.test', phone_number: '0300 1112223' },
    { paused: true },
    { paused: false },
  ]);
});

test('shows who is on the way on a map and in words, once it is asked for', async () => {
  const position = { latitude: 31.52, longitude: 74.35, accuracy: 9, part: 7, rider_id: 2 };
  const { server, user } = renderApp('/restaurant/riders', {
    as: 'owner',
    server: {
      [`GET ${RIDERS_PATH}`]: () => json([rider(1, 'Bilal'), rider(2, 'Hina')]),
      [`GET ${OUT_PATH}`]: () =>
        json({
          restaurant: { id: 7, name: 'Biryani Junction', latitude: 31.51, longitude: 74.34 },
          now: '2026-11-19T10:02:00.000Z',
          riders: [
            {
              ...OUT,
              id: 2,
              name: 'Hina',
              deliveries: [{ oid: 'abcdefghij12', number: 17 }],
              position: { ...position, at: '2026-11-19T10:01:30.000Z' },
            },
            {
              ...OUT,
              id: 1,
              name: 'Bilal',
              deliveries: [{ oid: 'abcdefghij34', number: null }],
              position: null,
            },
          ],
        }),
    },
  });
  const button = await screen.findByRole('button', { name: 'Riders on the map' });
  expect(server.callsTo(OUT_PATH)).toEqual([]);
  await user.click(button);
  const list = within(await screen.findByRole('list', { name: 'Riders on the way' }));
  expect(list.getByText(/^last seen 3\d s ago$/)).toBeInTheDocument();
  expect(list.getByText('Bilal has not shared a position yet.')).toBeInTheDocument();
  expect(list.getByRole('link', { name: '#17' })).toHaveAttribute('href', '/restaurant/orders/abcdefghij12/');
  expect(await screen.findByRole('region', { name: 'Map of your riders' })).toBeInTheDocument();
  await waitFor(() =>
    expect(trackingMap.showRiders).toHaveBeenLastCalledWith([
      expect.objectContaining({ key: '2', label: 'Hina', latitude: 31.52, isStale: true }),
    ]),
  );
});

test('deletes a rider only after the question, and says it is done', async () => {
  let riders = [rider(1, 'Bilal')];
  const { server, user } = renderApp('/restaurant/riders', {
    as: 'owner',
    server: {
      [`GET ${RIDERS_PATH}`]: () => json(riders),
      [`DELETE ${RIDERS_PATH}1/`]: () => {
        riders = [];
        return new Response(null, { status: 204 });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Bilal' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Rider?' });
  expect(question).toHaveAccessibleDescription(
    'Are you sure you want to permanently delete this rider? Bilal',
  );
  expect(server.callsTo(`${RIDERS_PATH}1/`)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Yes, delete it!' }));
  expect(await screen.findByRole('alertdialog', { name: 'Rider Deleted!' })).toHaveTextContent(
    'This Rider has now been deleted forever.',
  );
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('No riders yet')).toBeInTheDocument();
});

test('says why a rider with an open delivery stays', async () => {
  const { user } = renderApp('/restaurant/riders', {
    as: 'owner',
    server: {
      [`GET ${RIDERS_PATH}`]: () => json([rider(1, 'Bilal')]),
      [`DELETE ${RIDERS_PATH}1/`]: () => refusal(409, 'conflict'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Bilal' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  expect(await screen.findByRole('alertdialog', { name: 'An Error Occurred' })).toHaveTextContent(
    'refused: conflict',
  );
  await user.click(screen.getByRole('button', { name: 'OK' }));
});

test('adds a rider and goes back to the list', async () => {
  const { server, user, place } = renderApp('/restaurant/add-riders', {
    as: 'owner',
    server: {
      [`GET ${RIDERS_PATH}`]: () => json([]),
      [`POST ${RIDERS_PATH}`]: () => json(rider(1, 'Bilal'), 201),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Rider' }));
  expect(await screen.findByText('Name must be between 1 and 100 characters long')).toBeInTheDocument();
  expect(server.callsTo(RIDERS_PATH)).toEqual([]);

  await user.type(screen.getByLabelText('Name'), 'Bilal');
  await user.type(screen.getByLabelText('Email'), 'bilal@riders.test');
  await user.type(screen.getByLabelText('Mobile'), '0300 1112223');
  await user.click(screen.getByRole('button', { name: 'Add Rider' }));
  expect(await screen.findByText('Rider added successfully')).toBeInTheDocument();
  expect(place()).toBe('/restaurant/riders');
  expect(server.callsTo(RIDERS_PATH).find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Bilal',
    email: 'bilal@riders.test',
    phone_number: '0300 1112223',
    restaurant: 7,
  });
});

test('alerts when a rider could not be added and keeps what was typed', async () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  const { user } = renderApp('/restaurant/add-riders', {
    as: 'owner',
    server: { [`POST ${RIDERS_PATH}`]: () => refusal(500, 'internal') },
  });
  await user.type(await screen.findByLabelText('Name'), 'Bilal');
  await user.type(screen.getByLabelText('Email'), 'bilal@riders.test');
  await user.type(screen.getByLabelText('Mobile'), '0300 1112223');
  await user.click(screen.getByRole('button', { name: 'Add Rider' }));
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Failed to add rider'));
  expect(screen.getByLabelText('Name')).toHaveValue('Bilal');
});

test("a rider's own link is shown when it is renewed, only after the question", async () => {
  const { server, user } = renderApp('/restaurant/riders', {
    as: 'owner',
    server: {
      [`GET ${RIDERS_PATH}`]: () => json([rider(1, 'Bilal')]),
      [`POST ${RIDERS_PATH}1/renew-link/`]: () =>
        json({ ...rider(1, 'Bilal'), rider_link: 'https://eat.example/rider/another/' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Link of Bilal' }));
  const dialog = within(screen.getByRole('dialog', { name: 'All deliveries of Bilal' }));
  expect(dialog.getByText(/^The link is shown only when it is made/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'New link' }));
  expect(server.callsTo(`${RIDERS_PATH}1/renew-link/`)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Yes, make a new one' }));
  await user.click(await dialog.findByRole('button', { name: 'Show QR code' }));
  expect(dialog.getByText('https://eat.example/rider/another/')).toBeInTheDocument();
});

test('the kitchen hands out no links', async () => {
  renderApp('/restaurant/riders', {
    as: 'customer',
    server: {
      'GET /api/user/profile/': () =>
        json({
          ...PROFILES.customer,
          workplaces: [{ restaurant_id: 7, name: 'Biryani Junction', role: 'kitchen' }],
        }),
      [`GET ${RIDERS_PATH}`]: () => json([rider(1, 'Bilal')]),
    },
  });
  expect(await screen.findByRole('button', { name: 'Edit Bilal' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Link of Bilal' })).toBeNull();
});

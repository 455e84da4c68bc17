import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aReviewSummary, aPart as PART, aRestaurantOfMine as RESTAURANT } from '../../testing/data/owner.ts';
import { json, refusal } from '../../testing/fake-server.ts';
import { firstOf } from '../../testing/first-of.ts';
import { stubPhoneScreen } from '../../testing/phone-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { expectConsoleLine } from '../../testing/setup/console.ts';

const base = { 'GET /api/restaurant/settings-update/7/': () => json(RESTAURANT) };
const ORDERS = 'GET /api/restaurant/orders/7/';
const ORDER = `/api/restaurant/orders/7/${PART.oid}/`;

afterEach(() => vi.useRealTimers());

describe('the list of orders', () => {
  test('says that there are none yet', async () => {
    renderApp('/restaurant/orders?view=table', {
      as: 'owner',
      server: { ...base, [ORDERS]: () => json([]) },
    });
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  });

  test('changes a status, and asks before it cancels a paid order', async () => {
    const { server, user } = renderApp('/restaurant/orders?view=table', {
      as: 'owner',
      server: {
        ...base,
        [ORDERS]: () => json([PART]),
        [`PATCH ${ORDER}`]: () => json({ ...PART, order_status: 'fulfilled' }),
      },
    });
    const choose = async (label: string) => {
      await user.click(await screen.findByRole('combobox', { name: `Status of order ${PART.oid}` }));
      await user.click(await screen.findByRole('option', { name: label }));
    };

    await choose('Canceled');
    const dialog = await screen.findByRole('alertdialog');
    const keep = within(dialog).getByRole('button', { name: 'Keep the order' });
    await waitFor(() => expect(keep).toHaveFocus());
    await user.click(keep);
    expect(server.callsTo(ORDER)).toEqual([]);

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await choose('Fulfilled');
    expect(await screen.findByText('Order Status Updated')).toBeInTheDocument();
    expect(server.callsTo(ORDER)).toMatchObject([{ method: 'PATCH', body: { order_status: 'fulfilled' } }]);
  });

  test('marks what is not paid, and tells when a change was refused', async () => {
    expectConsoleLine(/Error updating the order status/);
    const { user } = renderApp('/restaurant/orders?view=table', {
      as: 'owner',
      server: {
        ...base,
        [ORDERS]: () => json([{ ...PART, payment_status: 'pending' }]),
        [`PATCH ${ORDER}`]: () => refusal(409, 'conflict'),
      },
    });
    expect(await screen.findByText('Unpaid')).toBeInTheDocument();
    await user.click(await screen.findByRole('combobox', { name: `Status of order ${PART.oid}` }));
    await user.click(await screen.findByRole('option', { name: 'Canceled' }));
    expect(await screen.findByText('refused: conflict')).toBeInTheDocument();
  });

  test('says for when it is wanted and that it is fetched, as long as that matters', async () => {
    const later = {
      ...PART,
      deliver_at: '2027-03-01T12:30:00.000Z',
      deliver_until: '2027-03-01T13:00:00.000Z',
      fulfilment: 'pickup',
    };
    const over = {
      ...later,
      oid: 'over12345678',
      full_name: 'Omar',
      order_status: 'fulfilled',
      stage: 'delivered',
    };
    renderApp('/restaurant/orders?view=table', {
      as: 'owner',
      server: { ...base, [ORDERS]: () => json([later, over]) },
    });
    const row = within(await screen.findByRole('row', { name: /Sara Khan/ }));
    expect(row.getByText(/^For 1 March 2027, \d\d:\d\d to \d\d:\d\d$/)).toBeInTheDocument();
    expect(row.getByText('Pick-up')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Omar/ })).queryByText('Pick-up')).toBeNull();
  });

  test('offers no status for an order that stays canceled', async () => {
    const gone = { ...PART, order_status: 'cancelled', stage: 'canceled', stays_canceled: true };
    renderApp('/restaurant/orders?view=table', {
      as: 'owner',
      server: { ...base, [ORDERS]: () => json([gone]) },
    });
    const row = await screen.findByRole('row', { name: /Sara Khan/ });
    expect(within(row).getByText('Canceled')).toBeInTheDocument();
    expect(within(row).queryByRole('combobox')).toBeNull();
  });

  test('does not call a canceled order unpaid any more', async () => {
    renderApp('/restaurant/orders?view=table', {
      as: 'owner',
      server: {
        ...base,
        [ORDERS]: () => json([{ ...PART, payment_status: 'failed', order_status: 'cancelled' }]),
      },
    });
    const row = await screen.findByRole('row', { name: /Sara Khan/ });
    expect(within(row).queryByText('Unpaid')).toBeNull();
  });

  const ITEM = {
    dish: { title: 'Beef Biryani', slug: 'beef-biryani', image: null },
    ...{
      price: 500,
      qty: 2,
      total: 1000,
      portion_size: 'Family',
      spice_level: 'No spice level',
      note: null,
      extras: [],
    },
  };
  const titled = (title: string, qty: number) => ({ ...ITEM, qty, dish: { ...ITEM.dish, title } });
  const FULL = {
    ...PART,
    order_status: 'fulfilled',
    stage: 'delivered',
    time_zone: 'Asia/Kathmandu',
    orderitem: [ITEM, { ...ITEM, qty: 1 }, titled('Naan', 4), titled('Tea', 1)],
  };

  test('tells what was ordered and for how much, and once by whose clock', async () => {
    renderApp('/restaurant/orders?view=table', {
      as: 'owner',
      server: { ...base, [ORDERS]: () => json([FULL, { ...FULL, oid: 'other2345' }]) },
    });
    const [row] = await screen.findAllByRole('row', { name: /Sara Khan/ });
    expect(row).toHaveTextContent('3 × Beef Biryani, 4 × Naan and 1 more');
    expect(row).toHaveTextContent('Rs.107.00');
    expect(screen.getAllByText(/Kathmandu time/)).toHaveLength(1);
  });

  test('is one of short cards on a phone', async () => {
    stubPhoneScreen();
    renderApp('/restaurant/orders?view=table', {
      as: 'owner',
      server: { ...base, [ORDERS]: () => json([FULL]) },
    });
    const list = within(await screen.findByRole('list', { name: 'Orders' }));
    expect(list.getByText('Sara Khan')).toBeInTheDocument();
    expect(list.getByText('Rs.107.00')).toBeInTheDocument();
    expect(list.getByText('3 × Beef Biryani, 4 × Naan and 1 more')).toBeInTheDocument();
    expect(list.getByRole('combobox', { name: `Status of order ${PART.oid}` })).toBeInTheDocument();
    expect(list.getByRole('link', { name: `View order ${PART.oid}` })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('can be asked for again when it could not be loaded', async () => {
    let isDown = true;
    const { user } = renderApp('/restaurant/orders?view=table', {
      as: 'owner',
      server: { ...base, [ORDERS]: () => (isDown ? refusal(503, 'unavailable') : json([PART])) },
    });
    expect(await screen.findByText('We could not load your orders.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sara Khan')).toBeInTheDocument();
  });
});

test.each(['/restaurant/notifications', '/restaurant/notifications/'])(
  'the sidebar marks %s',
  async (address) => {
    renderApp(address, {
      as: 'owner',
      server: {
        ...base,
        'GET /api/restaurant/notifications/7/': () => json([]),
        'GET /api/restaurant/notifications-summary/7/': () =>
          json([{ unread_notifications: 0, read_notifications: 0, all_notifications: 0, newest_id: null }]),
      },
    });
    const sidebar = await screen.findByRole('navigation', { name: 'Restaurant area' });
    expect(within(sidebar).getByRole('link', { name: 'Notifications', current: 'page' })).toBeInTheDocument();
  },
);

test('the sidebar marks Riders where a rider is added', async () => {
  renderApp('/restaurant/add-riders', {
    as: 'owner',
    server: { ...base, 'GET /api/restaurant/7/delivery-boys/': () => json([]) },
  });
  const sidebar = await screen.findByRole('navigation', { name: 'Restaurant area' });
  expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveTextContent('Riders');
});

describe('the settings', () => {
  const PROFILE = '/api/restaurant/profile-update/2/';
  const account = {
    id: 2,
    full_name: 'Omar Owner',
    allergies: [],
    about: null,
    image: null,
    city: null,
    address: null,
    country: null,
    state: null,
    language: 'en',
    user: { email: 'owner@nearbite.test', phone: null },
  };
  const openSettings = () =>
    renderApp('/restaurant/settings', {
      as: 'owner',
      server: {
        ...base,
        [`GET ${PROFILE}`]: () => json(account),
        [`PATCH ${PROFILE}`]: () => json({ ...account, full_name: 'Omar Farooq' }),
        'GET /api/restaurant/restaurant-reviews/7/': () => json([]),
        'GET /api/restaurant/review-summary/7/': () => json(aReviewSummary),
      },
    });
  const leave = async (user: ReturnType<typeof renderApp>['user']) => {
    const sidebar = screen.getByRole('navigation', { name: 'Restaurant area' });
    await user.click(within(sidebar).getByRole('link', { name: 'Reviews' }));
  };

  test('keep what was typed while another tab is looked at, and ask before it is left behind', async () => {
    const { user, place } = openSettings();
    await user.type(await screen.findByLabelText('Full Name'), ' Farooq');
    await user.click(screen.getByRole('tab', { name: 'Shop' }));
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(screen.getByLabelText('Full Name')).toHaveValue('Omar Owner Farooq');

    await leave(user);
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(place()).toBe('/restaurant/settings');
  });

  test('can be left at once when all is saved', async () => {
    const { user, place } = openSettings();
    await user.type(await screen.findByLabelText('Full Name'), ' Farooq');
    await user.click(firstOf(screen.getAllByRole('button', { name: 'Save Changes' })));
    expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument();
    await leave(user);
    await waitFor(() => expect(place()).toBe('/restaurant/reviews'));
  });
});

test('a suspended restaurant’s owner is told so on every page', async () => {
  renderApp('/restaurant/reviews', {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () =>
        json({ ...RESTAURANT, status: 'suspended', status_reason: 'Hygiene' }),
      'GET /api/restaurant/restaurant-reviews/7/': () => json([]),
      'GET /api/restaurant/review-summary/7/': () => json(aReviewSummary),
    },
  });
  expect(await screen.findByText(/Your restaurant is suspended.*Reason: Hygiene/)).toBeInTheDocument();
  const kitchen = await screen.findByRole('status', { name: 'Kitchen' });
  expect(kitchen).toHaveTextContent(/^Suspended$/);
  expect(within(kitchen).queryByRole('button')).toBeNull();
});

test('a new dish begins with one empty row of each list and refuses to go incomplete', async () => {
  const { server, user } = renderApp('/restaurant/add-dish', {
    as: 'owner',
    server: { ...base, 'GET /api/store/categories/': () => json([{ id: 1, title: 'Rice', image: null }]) },
  });
  await user.click(await screen.findByRole('tab', { name: 'Size' }));
  expect(screen.getAllByLabelText('Size Name')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Add size' }));
  expect(screen.getAllByLabelText('Size Name')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove size 1' }));
  expect(screen.getAllByLabelText('Size Name')).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'Spice Level' }));
  expect(screen.getByLabelText('Additional Price')).toHaveValue('0');

  await user.click(screen.getByRole('button', { name: 'Create Dish' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Missing Fields!')).toBeInTheDocument();
  expect(within(dialog).getByText('All fields are required to create a dish')).toBeInTheDocument();
  expect(server.callsTo('/api/restaurant/create-dish/7/')).toEqual([]);
  // An open dialog would hide the next test's page from its readers.
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByLabelText('Image')).toHaveFocus());
  expect(screen.getByLabelText('Title')).toBeInvalid();
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Please fill in this field');
  expect(screen.getByLabelText('Sale Price')).toHaveAttribute('inputmode', 'decimal');
  await user.type(screen.getByLabelText('Title'), 'Karahi');
  expect(screen.getByLabelText('Title')).toBeValid();
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('');
  await user.selectOptions(screen.getByLabelText('Category'), 'Rice');
  expect(screen.getByLabelText('Category')).toBeValid();
  // The others are still to be filled in.
  expect(screen.getByLabelText('Description')).toBeInvalid();
  expect(screen.getByLabelText('Stock Qty')).toHaveAttribute('inputmode', 'numeric');
});

test('rows added to one list of a dish stay out of the others', async () => {
  const { user } = renderApp('/restaurant/add-dish', {
    as: 'owner',
    server: { ...base, 'GET /api/store/categories/': () => json([{ id: 1, title: 'Rice', image: null }]) },
  });
  await user.click(await screen.findByRole('tab', { name: 'Size' }));
  await user.click(screen.getByText('Add size'));
  await user.click(screen.getByText('Spice Level'));
  expect(screen.getAllByLabelText('Level Name')).toHaveLength(1);
  await user.click(screen.getByText('Size'));
  expect(screen.getAllByLabelText('Size Name')).toHaveLength(2);

  // The row is gone with the button that had the focus: the keyboard goes on from the next one.
  await user.click(screen.getByLabelText('Remove size 1'));
  await waitFor(() => expect(screen.getByLabelText('Remove size 1')).toHaveFocus());
  await user.click(screen.getByLabelText('Remove size 1'));
  await waitFor(() => expect(screen.getByText('Add size')).toHaveFocus());
});

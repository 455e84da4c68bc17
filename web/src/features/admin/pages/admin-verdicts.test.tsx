import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aDishOfTheirs, aSummary, aUser, aWaitingRestaurant } from '../../../testing/data/admin.ts';
import { json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

type Server = NonNullable<Parameters<typeof renderApp>[1]>['server'];
const open = (path: string, server: Server) =>
  renderApp(path, { as: 'admin', server: { 'GET /api/admin/summary/': () => json(aSummary), ...server } });

const BOWL = { ...aWaitingRestaurant, status: 'approved' };
const ORDER = {
  oid: 'abcdefgh2345',
  full_name: 'Sara Khan',
  mobile: '+92 300 1',
  date: '2026-11-01T10:00:00.000Z',
  payment_status: 'paid',
  total: 1070,
  items: '2 x Mystery Stew',
  number: 17,
  time_zone: 'Asia/Tokyo',
};

describe('reviewing a dish', () => {
  async function openDrawer(server: Server) {
    const opened = open('/admin/restaurants?status=approved', {
      'GET /api/admin/restaurants/': () => json([BOWL]),
      'GET /api/admin/restaurants/5/orders/': () => json([]),
      ...server,
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Details of Green Bowl' }));
    return opened;
  }

  test('asks for a reason, shows it, and releasing tells what the dish is then', async () => {
    let dish: Omit<typeof aDishOfTheirs, 'review_reason'> & { review_reason: string | null } = aDishOfTheirs;
    const { user, server } = await openDrawer({
      'GET /api/admin/restaurants/5/dishes/': () => json([dish]),
      'POST /api/admin/dishes/31/review/': () => {
        dish = { ...dish, status: 'in-review', review_reason: 'Wrong picture.' };
        return json(dish);
      },
      'POST /api/admin/dishes/31/release/': () => {
        dish = aDishOfTheirs;
        return json(dish);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Review Mystery Stew' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take Mystery Stew into review?' });
    await user.click(within(dialog).getByRole('button', { name: 'Review' }));
    expect(within(dialog).getByText('Give a reason of 1 to 500 characters')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Reason'), 'Wrong picture.');
    await user.click(within(dialog).getByRole('button', { name: 'Review' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: /into review/ })).toBeNull());
    expect(await screen.findByText('Wrong picture.')).toBeInTheDocument();
    expect(server.callsTo('/api/admin/dishes/31/review/').map(({ body }) => body)).toEqual([
      { reason: 'Wrong picture.' },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Release Mystery Stew' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Mystery Stew is In-active again')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Review Mystery Stew' })).toHaveFocus());
  });

  test('keeps the reason that could not be sent, though the dishes cannot be loaded either', async () => {
    let isDown = false;
    const { user, server } = await openDrawer({
      'GET /api/admin/restaurants/5/dishes/': () =>
        isDown ? refusal(503, 'unavailable') : json([aDishOfTheirs]),
      'POST /api/admin/dishes/31/review/': () => refusal(503, 'unavailable'),
    });
    await user.click(await screen.findByRole('button', { name: 'Review Mystery Stew' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take Mystery Stew into review?' });
    await user.type(within(dialog).getByLabelText('Reason'), 'Wrong picture.');
    isDown = true;
    await user.click(within(dialog).getByRole('button', { name: 'Review' }));
    await waitFor(() => expect(server.callsTo('/api/admin/restaurants/5/dishes/')).toHaveLength(2));
    expect(await screen.findByText('refused: unavailable')).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('Wrong picture.');
  });

  test('that another administrator was faster with shows how things stand', async () => {
    let asked = 0;
    const { user } = await openDrawer({
      'GET /api/admin/restaurants/5/dishes/': () => {
        asked += 1;
        return json([{ ...aDishOfTheirs, status: asked === 1 ? 'in-review' : 'live' }]);
      },
      'POST /api/admin/dishes/31/release/': () => refusal(409, 'conflict'),
    });
    await user.click(await screen.findByRole('button', { name: 'Release Mystery Stew' }));
    expect(await screen.findByText('refused: conflict')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Review Mystery Stew' })).toBeInTheDocument();
  });
});

describe('the open orders of a restaurant', () => {
  test('are listed with whom to call, and can be canceled with a reason', async () => {
    const canceled = vi.fn();
    const { user } = open('/admin/restaurants?status=approved', {
      'GET /api/admin/restaurants/': () =>
        json([{ ...BOWL, owner: { ...BOWL.owner, is_blocked: true }, open_orders: 1 }]),
      'GET /api/admin/restaurants/5/dishes/': () => json([]),
      'GET /api/admin/restaurants/5/orders/': () => json([ORDER]),
      'POST /api/admin/restaurants/5/orders/abcdefgh2345/cancel/': ({ body }: { body: unknown }) => {
        canceled(body);
        return json({ message: 'Order canceled' });
      },
    });
    expect(await screen.findByText('Owner blocked')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Details of Green Bowl' }));
    const drawer = await screen.findByRole('dialog', { name: 'Green Bowl' });
    expect(await within(drawer).findByRole('heading', { name: 'Open orders (1)' })).toBeInTheDocument();
    expect(within(drawer).getByText(/2 x Mystery Stew/)).toBeInTheDocument();
    expect(within(drawer).getByText('#17')).toBeInTheDocument();
    expect(within(drawer).getByText('1 Nov 2026, 19:00 (Tokyo time)')).toBeInTheDocument();
    expect(within(drawer).getByRole('link', { name: '+92 300 1' })).toHaveAttribute('href', 'tel:+923001');

    await user.click(within(drawer).getByRole('button', { name: 'Cancel order abcdefgh2345' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order abcdefgh2345?' }));
    expect(dialog.getByText(/Rs\.1,070\.00 go back to the customer/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Reason'), 'The kitchen is closed.');
    expect(dialog.getByRole('button', { name: 'Keep order' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(canceled).toHaveBeenCalledWith({ reason: 'The kitchen is closed.' }));
    expect(await screen.findByText('Order canceled')).toBeInTheDocument();
  });

  test('keep the reason that could not be sent, though they cannot be loaded either', async () => {
    let isDown = false;
    const unlessDown = (body: object) => (isDown ? refusal(503, 'unavailable') : json(body));
    const { user, server } = open('/admin/restaurants?status=approved', {
      'GET /api/admin/restaurants/': () => unlessDown([{ ...BOWL, open_orders: 1 }]),
      'GET /api/admin/restaurants/5/dishes/': () => unlessDown([]),
      'GET /api/admin/restaurants/5/orders/': () => unlessDown([ORDER]),
      'POST /api/admin/restaurants/5/orders/abcdefgh2345/cancel/': () => refusal(503, 'unavailable'),
    });
    await user.click(await screen.findByRole('button', { name: 'Details of Green Bowl' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel order abcdefgh2345' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order abcdefgh2345?' }));
    await user.type(dialog.getByLabelText('Reason'), 'No gas');
    isDown = true;
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(server.callsTo('/api/admin/restaurants/5/orders/')).toHaveLength(2));
    expect(await screen.findByText('refused: unavailable')).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('No gas');
  });
});

test('a user is signed out everywhere after a question', async () => {
  const { user, server } = open('/admin/users', {
    'GET /api/admin/users/': () => json([aUser]),
    [`POST /api/admin/users/${aUser.id}/end-sessions/`]: () => json({ msg: 'All sign-ins have ended' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out Hira everywhere' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign Hira out?' }));
  await user.click(question.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Hira is signed out everywhere')).toBeInTheDocument();
  expect(server.callsTo(`/api/admin/users/${aUser.id}/end-sessions/`)).toHaveLength(1);
});

describe('blocking an owner', () => {
  afterEach(async () => {
    screen.getByRole('button', { name: 'Cancel' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  const ask = async (restaurant: object | null) => {
    const { user } = open('/admin/users', {
      'GET /api/admin/users/': () => json([{ ...aUser, restaurant }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Block Hira' }));
    return screen.findByRole('dialog', { name: 'Block Hira?' });
  };
  const bowl = { id: 5, name: 'Green Bowl', status: 'approved', open_orders: 3 };

  test('says that the restaurant closes, and what becomes of its orders', async () => {
    expect(await ask(bowl)).toHaveTextContent(
      'Green Bowl closes: customers no longer see it or its dishes and cannot order from it. Its 3 open orders stay',
    );
  });

  test.each([
    [{ ...bowl, open_orders: 1 }, 'Its open order stays'],
    [{ ...bowl, open_orders: 0 }, 'It has no open orders.'],
    [{ ...bowl, status: 'suspended' }, 'Green Bowl is suspended and stays hidden.'],
    [{ ...bowl, status: 'pending' }, 'The request for Green Bowl cannot be approved meanwhile.'],
  ])('fits the restaurant: %o', async (restaurant, words) => {
    expect(await ask(restaurant)).toHaveTextContent(words);
  });

  test('of nobody with a restaurant says nothing of one', async () => {
    expect(await ask(null)).not.toHaveTextContent('close');
  });
});

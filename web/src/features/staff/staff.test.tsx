import { theTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aRestaurantOfMine, listed } from '../../testing/data/owner.ts';
import { json, PROFILES, refusal } from '../../testing/fake-server.ts';
import { catchSockets } from '../../testing/fake-socket.ts';
import { renderApp } from '../../testing/render-app.tsx';

const SANA = {
  id: 3,
  email: 'sana@example.com',
  name: 'Sana',
  role: 'kitchen',
  joined_at: '2026-11-02T09:00:00.000Z',
};
const INVITED = { id: 4, email: 'bilal@example.com', name: null, role: 'manager', joined_at: null };

describe('the staff of a restaurant', () => {
  test('is listed, invited, given roles and removed', async () => {
    let staff = [SANA, INVITED];
    const { user, server } = renderApp('/restaurant/staff', {
      as: 'owner',
      server: {
        'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
        'GET /api/restaurant/staff/7/': () => json(staff),
        'POST /api/restaurant/staff/7/': () => json({ ...INVITED, id: 5, email: 'nadia@example.com' }, 201),
        'PATCH /api/restaurant/staff/7/3/': () => json({ ...SANA, role: 'manager' }),
        'DELETE /api/restaurant/staff/7/3/': () => {
          staff = [INVITED];
          return new Response(null, { status: 204 });
        },
      },
    });
    const row = within(await screen.findByRole('row', { name: /sana@example.com/ }));
    expect(screen.getByText('Invited, has not joined yet')).toBeInTheDocument();

    await user.type(screen.getByLabelText('Email'), 'nadia@example.com');
    await user.click(screen.getByRole('radio', { name: /^Manager/ }));
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to nadia@example.com')).toBeInTheDocument();

    await user.click(row.getByRole('combobox', { name: 'Role of Sana' }));
    await user.click(await screen.findByRole('option', { name: 'Manager' }));
    expect(await screen.findByText('Role of Sana changed')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Remove Sana' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    await waitFor(() => expect(screen.queryByText('sana@example.com')).toBeNull());
    expect(
      server.callsTo('/api/restaurant/staff/7/').filter(({ method }) => method === 'POST'),
    ).toMatchObject([{ body: { email: 'nadia@example.com', role: 'manager' } }]);
  });
});

const at = (restaurant_id: number, role: 'manager' | 'kitchen', name = 'Green Bowl') => ({
  restaurant_id,
  name,
  role,
});
const kitchen = {
  'GET /api/restaurant/settings-update/9/': () => json({ ...aRestaurantOfMine, id: 9 }),
  'GET /api/restaurant/orders/9/': () => json([]),
};

describe('somebody who works for others', () => {
  test('has the entries of the role, and comes to the orders from pages it does not open', async () => {
    const { place } = renderApp('/restaurant/earnings', {
      as: 'customer',
      server: {
        ...kitchen,
        'GET /api/user/profile/': () => json({ ...PROFILES.customer, workplaces: [at(9, 'kitchen')] }),
      },
    });
    const menu = within(await screen.findByRole('navigation', { name: 'Restaurant area' }));
    await waitFor(() => expect(place()).toBe('/restaurant/orders'));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dishes',
      'Orders',
      'Notifications',
      'Riders',
    ]);
  });

  test('pauses the kitchen, whatever the role', async () => {
    const { user, server } = renderApp('/restaurant/orders', {
      as: 'customer',
      server: {
        ...kitchen,
        'GET /api/user/profile/': () => json({ ...PROFILES.customer, workplaces: [at(9, 'kitchen')] }),
        'GET /api/restaurant/terms/9/': () => json(theTerms),
        'PATCH /api/restaurant/terms/9/': () => json(theTerms),
      },
    });
    await user.click(await screen.findByRole('button', { name: /Kitchen: Open/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Pause for 15 minutes' }));
    await waitFor(() =>
      expect(server.callsTo('/api/restaurant/terms/9/').map(({ body }) => body)).toContainEqual({
        paused_until: expect.any(String),
      }),
    );
    expect(server.callsTo('/api/restaurant/settings-update/9/')).toEqual([]);
  });

  test('is not offered to add dishes, which the kitchen’s role does not open', async () => {
    renderApp('/restaurant/dishes', {
      as: 'customer',
      server: {
        ...kitchen,
        'GET /api/user/profile/': () => json({ ...PROFILES.customer, workplaces: [at(9, 'kitchen')] }),
        'GET /api/restaurant/dishes/9/': () => listed([], 0),
      },
    });
    expect(await screen.findByText('No dishes yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add Dish' })).not.toBeInTheDocument();
  });

  test('chooses between several restaurants', async () => {
    const { user, server } = renderApp('/restaurant/orders', {
      as: 'customer',
      server: {
        ...kitchen,
        'GET /api/restaurant/settings-update/8/': () => json({ ...aRestaurantOfMine, id: 8 }),
        'GET /api/restaurant/orders/8/': () => json([]),
        'GET /api/user/profile/': () =>
          json({ ...PROFILES.customer, workplaces: [at(9, 'kitchen'), at(8, 'manager', 'Zaiqa')] }),
      },
    });
    await user.click(await screen.findByRole('combobox', { name: 'Working at' }));
    await user.click(await screen.findByRole('option', { name: 'Zaiqa' }));
    expect(await screen.findByRole('link', { name: 'Earnings' })).toBeInTheDocument();
    await waitFor(() => expect(server.callsTo('/api/restaurant/queue/8/').length).toBeGreaterThan(0));
  });
});

describe('somebody who is taken off the staff while looking', () => {
  async function lookAndLose(...left: ReturnType<typeof at>[]) {
    const sockets = catchSockets();
    let workplaces = [at(9, 'kitchen'), ...left];
    const app = renderApp('/restaurant/orders', {
      as: 'customer',
      server: {
        ...kitchen,
        'GET /api/restaurant/request/': () =>
          json({ status: 'none', name: null, reason: null, date: null, sent: null }),
        'GET /api/restaurant/settings-update/8/': () => json({ ...aRestaurantOfMine, id: 8 }),
        'GET /api/restaurant/orders/8/': () => json([]),
        'GET /api/user/profile/': () => json({ ...PROFILES.customer, workplaces }),
      },
    });
    await screen.findByRole('navigation', { name: 'Restaurant area' });
    await waitFor(() => expect(sockets.to('/ws/live').length).toBeGreaterThan(0));
    workplaces = left;
    act(() => sockets.to('/ws/live').at(-1)?.receive({ type: 'workplaces' }));
    return app;
  }

  test('is told so at home, and not that the area is for restaurants', async () => {
    const { place } = await lookAndLose();
    expect(await screen.findByText(/^You no longer work here/)).toHaveTextContent('Green Bowl');
    expect(place()).toBe('/');
    expect(screen.queryByText(/for restaurants/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/customer/orders/');
  });

  test('is not put into another kitchen without a word', async () => {
    const { user, server } = await lookAndLose(at(8, 'manager', 'Zaiqa'));
    expect(await screen.findByRole('heading', { name: 'You no longer work here' })).toBeInTheDocument();
    expect(server.callsTo('/api/restaurant/queue/8/')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Go to Zaiqa' }));
    expect(await screen.findByRole('link', { name: 'Earnings' })).toBeInTheDocument();
  });
});

describe('an invitation', () => {
  const INVITATION = {
    restaurant: { id: 9, name: 'Green Bowl' },
    email: 'sana@example.com',
    role: 'kitchen',
    has_account: false,
    has_joined: false,
  };

  test('makes an account for who has none', async () => {
    const { user, place, server } = renderApp('/join/secret', {
      server: {
        ...kitchen,
        'GET /api/user/join/secret/': () => json(INVITATION),
        'POST /api/user/join/secret/': () =>
          json({ msg: 'You work.', restaurant_id: 9, token: { access: 'a', refresh: 'r' } }),
        'GET /api/user/profile/': () => json({ ...PROFILES.customer, workplaces: [at(9, 'kitchen')] }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Join Green Bowl' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Full Name'), 'Sana Staff');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.type(screen.getByLabelText('Confirm Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Join the team' }));
    await waitFor(() => expect(place()).toBe('/restaurant/orders'));
    const [sent] = server.callsTo('/api/user/join/secret/').filter(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({
      name: 'Sana Staff',
      password: 'correct horse',
      password2: 'correct horse',
      tc: true,
      language: 'en',
    });
  });

  test('is not for another account, and says when it has ended', async () => {
    renderApp('/join/secret', {
      as: 'customer',
      server: { 'GET /api/user/join/secret/': () => json(INVITATION) },
    });
    expect(await screen.findByText(/^This invitation is for sana@example.com/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  test('says when it has ended', async () => {
    renderApp('/join/old', {
      server: { 'GET /api/user/join/old/': () => refusal(404, 'not_found') },
    });
    expect(await screen.findByRole('heading', { name: 'This invitation has ended' })).toBeInTheDocument();
  });
});

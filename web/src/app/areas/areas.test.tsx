import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAccount } from '../../testing/data/account.ts';
import { aCategory, aSummary } from '../../testing/data/admin.ts';
import { aRestaurantOfMine } from '../../testing/data/owner.ts';
import { json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const AREAS = [
  {
    as: 'customer',
    path: '/customer/notifications/',
    menu: 'Customer area',
    link: 'Change Password',
    server: { 'GET /api/customer/notifications/1/': () => json([]) },
  },
  {
    as: 'owner',
    path: '/restaurant/riders',
    menu: 'Restaurant area',
    link: 'Orders',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/7/delivery-boys/': () => json([]),
      'GET /api/restaurant/orders/7/': () => json([]),
    },
  },
  {
    as: 'admin',
    path: '/admin/audit',
    menu: 'Administration',
    link: 'Categories',
    server: {
      'GET /api/admin/summary/': () => json(aSummary),
      'GET /api/admin/audit/': () => json([]),
      'GET /api/admin/categories/': () => json([aCategory(1, 'Soups')]),
    },
  },
] as const;

test.each(AREAS)('the menu of the $as stays while the pages beside it change', async (area) => {
  const { user } = renderApp(area.path, { as: area.as, server: area.server });
  const menu = await screen.findByRole('navigation', { name: area.menu });
  const link = within(menu).getByRole('link', { name: area.link });
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(area.link) })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: area.menu })).toBe(menu);
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('an owner who changes the password sees no menu of the customers', async () => {
  renderApp('/changepassword', { as: 'owner' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Change Password' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Customer area' })).toBeNull());
});

test.each([
  {
    as: 'owner',
    path: '/restaurant/settings',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/profile-update/2/': () => json(anAccount({ id: 2 })),
    },
  },
  {
    as: 'admin',
    path: '/admin/settings',
    server: {
      'GET /api/admin/summary/': () => json(aSummary),
      'GET /api/admin/settings/': () =>
        json({ reach_km: 10, answer_minutes: 15, max_delivery_fee: 5000, terms: 'Be kind.' }),
    },
  },
] as const)('the settings of the $as have the second factor, passkeys and sign-ins', async (area) => {
  renderApp(area.path, { as: area.as, server: area.server });
  for (const name of ['Second factor', 'Passkeys', 'Where you are signed in']) {
    expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument();
  }
});

import {
  CLOSED_BY_OWNER,
  CLOSED_MESSAGE,
  OPEN_ORDERS_MESSAGE,
} from '@nearbite/contract/restaurants/restaurants';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRestaurantOfMine } from '../../../testing/data/owner.ts';
import { json } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PROFILE = {
  id: 2,
  full_name: 'Omar Owner',
  about: null,
  image: null,
  city: null,
  address: null,
  country: null,
  state: null,
  allergies: [],
  language: 'en',
  user: { email: 'omar@nearbite.test', phone: null },
};

test('an owner closes the restaurant after a question whose safe answer has the focus', async () => {
  let shop = aRestaurantOfMine;
  let hasOpenOrders = true;
  const { user, server } = renderApp('/restaurant/settings?tab=shop', {
    as: 'owner',
    server: {
      'GET /api/restaurant/profile-update/2/': () => json(PROFILE),
      'GET /api/restaurant/settings-update/7/': () => json(shop),
      'POST /api/restaurant/close/7/': () => {
        if (hasOpenOrders)
          return json({ code: 'conflict', message: OPEN_ORDERS_MESSAGE, request_id: 'r1' }, 409);
        shop = { ...shop, status: 'suspended', status_reason: CLOSED_BY_OWNER };
        return json(shop);
      },
    },
  });
  const closeButton = () => screen.findByRole('button', { name: 'Close restaurant' });
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: `Close ${shop.name} for good?` }));

  await user.click(await closeButton());
  await user.keyboard('{Enter}');
  expect(server.callsTo('/api/restaurant/close/7/')).toHaveLength(0);

  await user.click(await closeButton());
  await user.click((await question()).getByRole('button', { name: 'Close restaurant' }));
  const refusal = within(await screen.findByRole('alertdialog', { name: 'Your restaurant is not closed' }));
  expect(refusal.getByText(OPEN_ORDERS_MESSAGE)).toBeInTheDocument();
  await user.click(refusal.getByRole('button', { name: 'OK' }));

  hasOpenOrders = false;
  await user.click(await closeButton());
  await user.click((await question()).getByRole('button', { name: 'Close restaurant' }));
  expect(await screen.findByText(CLOSED_MESSAGE)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close restaurant' })).not.toBeInTheDocument();
});

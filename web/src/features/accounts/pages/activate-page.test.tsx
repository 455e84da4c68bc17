import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCartLine } from '../../../testing/data/cart.ts';
import { held, json, PROFILES } from '../../../testing/fake-server.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';

const CART_ID = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';
const CALL = 'GET /api/user/activate/MQ/abc/';

test('a mailed link activates the account and leads to the login', async () => {
  const { user, place } = renderApp('/activate/MQ/abc', {
    server: { [CALL]: () => json({ msg: 'Your account is active.' }) },
  });
  expect(await screen.findByText('Your account is active.')).toBeInTheDocument();
  // The top bar has a link of the same name.
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));
  await expect.poll(place).toBe('/login');
});

test('who is signed in stays so, and is led back to the cart', async () => {
  localStorage.setItem('cart_id', CART_ID);
  let isVerified = false;
  const { user, place, server } = renderApp('/activate/1/abc', {
    as: 'customer',
    server: {
      'GET /api/user/profile/': () => json({ ...PROFILES.customer, is_verified: isVerified }),
      [CALL.replace('MQ', '1')]: () => {
        isVerified = true;
        return json({ msg: 'Your account is active.' });
      },
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json([aCartLine]),
    },
    pages: [testPage('/cart', 'customer', 'Cart page')],
  });
  await user.click(await screen.findByRole('link', { name: 'Back to your cart' }));
  await expect.poll(place).toBe('/cart');
  expect(server.callsTo('/api/user/profile/').length).toBeGreaterThan(1);
  expect(localStorage.getItem('access_token')).not.toBeNull();
});

test('says that it works while the server has not responded', async () => {
  const activation = held();
  renderApp('/activate/MQ/abc', { server: { [CALL]: activation.handler } });
  expect(await screen.findByText('Activating your account...')).toBeInTheDocument();
  activation.answer(json({ msg: 'Your account is active.' }));
  expect(await screen.findByText('Your account is active.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Activating your account...')).toBeNull());
});

test('a link that failed can be tried again', async () => {
  let calls = 0;
  const { user } = renderApp('/activate/MQ/abc', {
    server: {
      [CALL]: () => {
        calls += 1;
        return calls === 1 ? new Response('', { status: 502 }) : json({ msg: 'Your account is active.' });
      },
    },
  });
  expect(await screen.findByText('Unable to activate account')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again with the same link' }));
  expect(await screen.findByText('Your account is active.')).toBeInTheDocument();
  expect(screen.queryByText('Unable to activate account')).toBeNull();
});

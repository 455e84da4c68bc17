import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { held, json, refusal } from '../../../testing/fake-server.ts';
import { anAccount } from '../../../testing/frame-responses.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PAGE = '/customer/account/';
const CALL = 'GET /api/user/account/1/';

const open = (account: () => Response | Promise<Response>) =>
  renderApp(PAGE, {
    as: 'customer',
    server: { [CALL]: account, 'GET /api/customer/orders/1/': () => json([]) },
  });

/** The page's list, as terms with their values. */
const details = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('greets with the name of the sign-in until the account is there, then shows its details', async () => {
  const account = held();
  open(account.handler);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Sara Khan' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();

  account.answer(
    json({
      ...anAccount,
      full_name: 'Sara Iqbal',
      address: '7 Mall Road',
      city: 'Lahore',
      user: { email: 'sara@nearbite.test', phone: '0300 1112233' },
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Sara Iqbal' })).toBeInTheDocument();
  expect(details()).toEqual({
    Email: 'sara@nearbite.test',
    Mobile: '0300 1112233',
    Address: '7 Mall Road',
    City: 'Lahore',
  });
});

test('says what is not known yet, and leads to the orders and the settings', async () => {
  const { user, place } = open(() => json(anAccount));
  expect(await screen.findByRole('link', { name: 'Change my details' })).toHaveAttribute(
    'href',
    '/customer/settings/',
  );
  expect(details()).toMatchObject({
    Mobile: 'Filled in with your first order',
    Address: 'Not set yet',
    City: 'Not set yet',
  });
  await user.click(screen.getByRole('link', { name: 'My orders' }));
  await waitFor(() => expect(place()).toBe('/customer/orders/'));
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
});

test('an account that could not be loaded can be asked for again', async () => {
  let isDown = true;
  const { user } = open(() => (isDown ? refusal(503, 'unavailable') : json(anAccount)));
  expect(await screen.findByText('We could not load your account.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('sara@nearbite.test')).toBeInTheDocument();
  expect(screen.queryByText('We could not load your account.')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, PROFILES } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const targets = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('greets a customer, says that the email is verified and leads to what customers do', async () => {
  renderApp('/dashboard', { as: 'customer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  expect(screen.getByText('Sara Khan')).toBeInTheDocument();
  expect(screen.getByText('Your email sara@nearbite.test is verified.')).toBeInTheDocument();
  expect(targets()).toEqual([
    '/',
    '/customer/orders/',
    '/voice-order',
    '/weather-based-dishes',
    '/customer/settings/',
    '/restaurant-register',
  ]);
});

test('leads an owner to the restaurant and an administrator to the administration', async () => {
  renderApp('/dashboard', {
    as: 'owner',
    server: { 'GET /api/user/profile/': () => json({ ...PROFILES.owner, is_admin: true }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(targets()).toEqual([
    '/restaurant/dashboard/',
    '/restaurant/orders',
    '/restaurant/dishes',
    '/restaurant/settings',
    '/admin',
  ]);
});

test('offers an unverified account a new link, and the way back to where it was', async () => {
  const { user, server } = renderApp('/dashboard?next=%2Fcart', {
    as: 'customer',
    server: {
      'GET /api/user/profile/': () => json({ ...PROFILES.customer, is_verified: false }),
      'POST /api/user/resend-activation/': () => json({ msg: 'A new link is on its way.' }),
    },
  });
  const state = within(await screen.findByRole('region', { name: 'Email verification' }));
  expect(screen.getByRole('link', { name: 'Continue where you were' })).toHaveAttribute('href', '/cart');
  await user.click(state.getByRole('button', { name: 'Resend verification email' }));
  expect(await state.findByText('A new link is on its way.')).toBeInTheDocument();
  expect(server.callsTo('/api/user/resend-activation/')[0]?.body).toEqual({ email: 'sara@nearbite.test' });
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, PROFILES, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { findRefreshToken } from '../session/tokens.ts';

const CALL = '/api/user/changepassword/';

const REVIEW = 'What else opens your account';

test('a customer changes the password: refused beside its field first, then with new tokens', async () => {
  let refusals = 1;
  const { user, server } = renderApp('/changepassword', {
    as: 'customer',
    server: {
      [`POST ${CALL}`]: () =>
        refusals-- > 0
          ? refusal(400, 'validation', { current_password: ['This is not your password'] })
          : json({ msg: 'Password changed', token: { access: 'access-of-customer', refresh: 'new' } }),
    },
  });
  expect(await screen.findByRole('navigation', { name: 'Customer area' })).toBeInTheDocument();
  const update = await screen.findByRole('button', { name: 'Update' });
  expect(screen.queryByRole('heading', { name: REVIEW })).toBeNull();
  await user.click(update);
  await waitFor(() => expect(screen.getByLabelText('Current Password')).toBeInvalid());
  expect(server.callsTo(CALL)).toEqual([]);

  await user.type(screen.getByLabelText('Current Password'), 'nearbite123');
  await user.type(screen.getByLabelText('New Password'), 'biryani4567');
  await user.type(screen.getByLabelText('Confirm New Password'), 'biryani4567');
  await user.click(update);
  expect(await screen.findByText('This is not your password')).toBeInTheDocument();
  await user.click(update);
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect(server.callsTo(CALL).at(-1)?.body).toEqual({
    current_password: 'nearbite123',
    password: 'biryani4567',
    password2: 'biryani4567',
  });
  expect(findRefreshToken()).toBe('new');
  await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveValue(''));
  for (const name of [REVIEW, 'Second factor', 'Passkeys', 'Where you are signed in']) {
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
  }
});

test('after a reset every page leads to what else opens the account, until it was looked at', async () => {
  let isDue = true;
  const { user, server } = renderApp('/customer/account/', {
    as: 'customer',
    server: {
      'GET /api/user/profile/': () => json({ ...PROFILES.customer, security_review_due: isDue }),
      'POST /api/user/security/reviewed/': () => {
        isDue = false;
        return new Response(null, { status: 204 });
      },
    },
  });
  const notice = { name: 'Your password was reset. See what else opens your account' };
  await user.click(await screen.findByRole('link', notice));
  expect(await screen.findByRole('heading', { name: REVIEW })).toBeInTheDocument();
  await expect.poll(() => server.callsTo('/api/user/security/reviewed/').length).toBe(1);
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(await screen.findByRole('heading', { name: /^Hello/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', notice)).toBeNull());
});

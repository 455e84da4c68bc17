import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { findRefreshToken } from '../session/tokens.ts';

const CALL = '/api/user/changepassword/';

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
});

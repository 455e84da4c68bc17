import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { held, json } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

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

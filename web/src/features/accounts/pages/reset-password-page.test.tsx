import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PAGE = '/api/user/reset/MQ/abc';
const CALL = '/api/user/reset-password/MQ/abc/';

test('a link is asked for by e-mail', async () => {
  const { user, server } = renderApp('/sendpasswordresetemail', {
    server: { 'POST /api/user/send-reset-password-email/': () => json({ msg: 'A link is on its way.' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Email Address'), 'sara@nearbite.test');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('A link is on its way.')).toBeInTheDocument();
  const sent = server.callsTo('/api/user/send-reset-password-email/');
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'sara@nearbite.test' }]);
});

test('a good link sets a new password and leads to the login', async () => {
  const { user, place } = renderApp(PAGE, {
    server: {
      [`GET ${CALL}`]: () => json({ msg: 'The link can be used.' }),
      [`POST ${CALL}`]: () => json({ msg: 'Password changed.' }),
    },
  });
  await user.type(await screen.findByLabelText('New Password'), 'garlic-naan-9');
  await user.type(screen.getByLabelText('Confirm New Password'), 'garlic-naan-8');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Confirm New Password'));
  await user.type(screen.getByLabelText('Confirm New Password'), 'garlic-naan-9');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Password changed.')).toBeInTheDocument();
  await expect.poll(place).toBe('/login');
});

test('a link that was used closes the form and offers a new one', async () => {
  renderApp(PAGE, { server: { [`GET ${CALL}`]: () => refusal(400, 'validation') } });
  expect(await screen.findByText('refused: validation')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/sendpasswordresetemail',
  );
});

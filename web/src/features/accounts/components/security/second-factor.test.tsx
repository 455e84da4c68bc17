import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const ENROLMENT = {
  url: 'otpauth://totp/Nearbite:ada?secret=ABC',
  secret: 'ABC',
  qr: 'data:image/svg+xml;base64,PHN2Zy8+',
};
const required = (message: string, details?: object) =>
  json(
    {
      code: 'second_factor_required',
      message,
      errors: { non_field_errors: [message] },
      details,
      request_id: 'r1',
    },
    401,
  );

test('the login form asks for the code, shows the picture to scan and the recovery codes once', async () => {
  const { user, server, place } = renderApp('/login', {
    server: {
      'POST /api/user/login/': ({ body }) =>
        typeof body === 'object' && body !== null && 'otp' in body
          ? json({
              token: { access: 'access-of-customer', refresh: 'refresh-of-customer' },
              msg: 'ok',
              recovery_codes: ['aaaaa-bbbbb', 'ccccc-ddddd'],
            })
          : required('Please enter the code of your authenticator app.', { enrolment: ENROLMENT }),
    },
  });
  await user.type(await screen.findByLabelText('Email Address'), 'ada@x.pk');
  expect(screen.queryByLabelText('Authentication Code')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'a long secret');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByAltText('QR code for your authenticator app')).toBeInTheDocument();
  expect(screen.getByText('ABC')).toBeInTheDocument();
  expect(screen.getByText(/your account must have a second factor/)).toBeInTheDocument();
  // A code that is asked for is no failure.
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('Authentication Code')).toHaveFocus());
  // There are no recovery codes yet.
  expect(screen.getByLabelText('Authentication Code')).toHaveAccessibleDescription(
    'Six digits of your authenticator app.',
  );
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Please enter the code of your authenticator app.')).toBeInTheDocument();
  expect(server.callsTo('/api/user/login/')).toHaveLength(1);
  await user.type(screen.getByLabelText('Authentication Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
  expect(localStorage.getItem('access_token')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('Signed in successfully')).toBeInTheDocument();
  await expect.poll(place).toBe('/');
  expect(server.callsTo('/api/user/login/')[1]?.body).toMatchObject({ otp: '123456' });
});

test('everyone sets up a second factor and ends sign-ins beside the password', async () => {
  let isOn = false;
  const signIns = ['here', 'there'].map((name) => ({
    id: `00000000-0000-4000-8000-00000000000${name.length}`,
    device: name === 'here' ? 'Chrome on Linux' : 'Safari on iOS',
    address: '203.0.113.5',
    signed_in_at: '2026-11-01T10:00:00.000Z',
    last_used_at: '2026-11-02T10:00:00.000Z',
    is_current: name === 'here',
  }));
  const { user, server } = renderApp('/changepassword', {
    as: 'owner',
    server: {
      'GET /api/user/security/': () =>
        json({ second_factor: isOn ? 'on' : 'off', is_required: false, recovery_codes_left: isOn ? 10 : 0 }),
      'GET /api/user/sessions/': () => json(signIns),
      [`DELETE /api/user/sessions/${signIns[1]?.id}/`]: () => {
        signIns.pop();
        return new Response(null, { status: 204 });
      },
      'POST /api/user/second-factor/': () => json(ENROLMENT),
      'POST /api/user/second-factor/confirm/': () => {
        isOn = true;
        return json({ recovery_codes: ['aaaaa-bbbbb'] });
      },
      'POST /api/user/second-factor/recovery-codes/': () => json({ recovery_codes: ['eeeee-fffff'] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'End Safari on iOS' }));
  await expect.poll(() => screen.queryByText('Safari on iOS')).toBeNull();
  expect(screen.getByText(/This device/)).toBeInTheDocument();
  expect(screen.getByText(/^All times are by your own clock \(.+\)\.$/)).toBeInTheDocument();

  /** What has just come has the focus, and the page does not jump back to its heading. */
  const isInSight = (part: HTMLElement) =>
    waitFor(() => expect(document.activeElement).toContainElement(part));
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await isInSight(screen.getByLabelText('Your password'));
  // Who thinks better of it is where they were.
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await isInSight(await screen.findByRole('button', { name: 'Set up' }));
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await isInSight(screen.getByLabelText('Your password'));
  expect(document.activeElement).not.toContainElement(screen.getByText(/This device/));
  await user.type(screen.getByLabelText('Your password'), 'nearbite123');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await isInSight(await screen.findByLabelText('Authentication Code'));
  expect(screen.getByLabelText('Authentication Code')).toHaveAccessibleDescription(
    'Six digits of your authenticator app.',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  await user.type(screen.getByLabelText('Authentication Code'), '654321');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await isInSight(await screen.findByRole('list', { name: 'Recovery codes' }));
  await user.click(await screen.findByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('The second factor is on. Recovery codes left: 10.')).toBeInTheDocument();
  expect(server.callsTo('/api/user/second-factor/confirm/')[0]?.body).toEqual({ otp: '654321' });

  await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  await isInSight(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), 'nearbite123');
  await user.type(screen.getByLabelText('Authentication Code'), '765432');
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  await isInSight(await screen.findByText('eeeee-fffff'));
  expect(screen.getByText(/Your old recovery codes no longer work/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('The second factor is on. Recovery codes left: 10.')).toBeInTheDocument();
  expect(server.callsTo('/api/user/second-factor/recovery-codes/')[0]?.body).toEqual({
    password: 'nearbite123',
    otp: '765432',
  });
});

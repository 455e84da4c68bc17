import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadPage } from '../../../../lib/page/page-load.ts';
import { json, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const ACCOUNT = {
  id: 1,
  full_name: 'Sara Khan',
  about: null,
  image: null,
  city: null,
  address: null,
  country: null,
  state: null,
  language: 'en',
  allergies: [],
  user: { email: 'sara@nearbite.test', phone: null },
};
const EXPORT = {
  exported_at: '2026-11-01T10:00:00.000Z',
  account: { ...ACCOUNT, created_at: '2026-01-01T10:00:00.000Z', latitude: null, longitude: null },
  saved_addresses: [],
  cart: [],
  orders: [{ oid: 'abc' }],
  reviews: [],
  notifications: [],
  sign_ins: [],
  passkeys: [],
  restaurants: [],
  push_devices: [],
};

function openSettings(remove: () => Response) {
  return renderApp('/customer/settings/', {
    as: 'customer',
    server: {
      'GET /api/user/account/1/': () => json(ACCOUNT),
      'GET /api/customer/addresses/1/': () => json([]),
      'GET /api/user/security/': () =>
        json({ second_factor: 'off', is_required: false, recovery_codes_left: 0 }),
      'GET /api/user/sessions/': () => json([]),
      'GET /api/user/export/1/': () => json(EXPORT),
      'POST /api/user/delete-account/': remove,
    },
  });
}

test('everything that is kept is saved as a file', async () => {
  let saved: Blob | undefined;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => {
        saved = blob;
        return 'blob:data';
      };
    },
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = openSettings(() => refusal(409, 'conflict'));
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data was downloaded')).toBeInTheDocument();
  expect(click).toHaveBeenCalledOnce();
  // The test environment's Blob cannot be read as text.
  expect(saved).toMatchObject({ type: 'application/json' });
  expect(saved?.size).toBeGreaterThan(300);
});

test('an account is deleted with the password, by keyboard, and a refusal says why', async () => {
  let isOpen = true;
  const { user, server } = openSettings(() =>
    isOpen
      ? json({ code: 'conflict', message: 'You have an open order.', request_id: 'r1' }, 409)
      : json({ msg: 'Your account will be deleted in 14 days.', delete_at: '2026-11-29T10:00:00.000Z' }),
  );
  (await screen.findByRole('button', { name: 'Delete my account' })).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(server.callsTo('/api/user/delete-account/')).toHaveLength(0);
  await user.keyboard('a secret{Enter}');
  expect(await dialog.findByText('You have an open order.')).toBeInTheDocument();
  isOpen = false;
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await expect.poll(() => vi.mocked(loadPage).mock.calls).toEqual([['/login']]);
  // The login page tells the date.
  expect(sessionStorage.getItem('account_delete_at')).toBe('2026-11-29T10:00:00.000Z');
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(server.callsTo('/api/user/delete-account/').at(-1)?.body).toMatchObject({ password: 'a secret' });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, refusal } from '../../../../testing/fake-server.ts';
import { renderApp, testPage } from '../../../../testing/render-app.tsx';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** What a browser gives: only what is sent on. */
const credential = (response: object) => ({
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
});
const ASSERTION = credential({
  clientDataJSON: bytes('{}'),
  authenticatorData: bytes('data'),
  signature: bytes('signature'),
  userHandle: bytes('handle'),
});
const ATTESTATION = credential({
  clientDataJSON: bytes('{}'),
  attestationObject: bytes('object'),
  getTransports: () => ['internal'],
});
const canceled = () => Promise.reject(new DOMException('The operation was not allowed.', 'NotAllowedError'));

/** A browser that knows passkeys; jsdom does not. */
function giveBrowser(credentials: { get?: () => Promise<unknown>; create?: () => Promise<unknown> }) {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};
const LOGIN = '/api/user/login/passkey/';
const signInServer = (login: () => Response) => ({
  'POST /api/user/login/passkey/options/': () => json(OPTIONS),
  [`POST ${LOGIN}`]: login,
});

describe('signing in with a passkey', () => {
  test('is not offered where the browser knows none', async () => {
    renderApp('/login');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  test('needs neither address nor password', async () => {
    giveBrowser({ get: async () => ASSERTION });
    const { user, server, place } = renderApp('/login?next=/voice-order', {
      server: signInServer(() =>
        json({ token: { access: 'access-of-customer', refresh: 'refresh-of-customer' }, msg: 'ok' }),
      ),
      pages: [testPage('/voice-order', 'customer', 'Voice page')],
    });
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('Signed in successfully')).toBeInTheDocument();
    expect(await screen.findByText('Voice page')).toBeInTheDocument();
    expect(place()).toBe('/voice-order');
    expect(localStorage.getItem('access_token')).toBe('access-of-customer');
    expect(server.callsTo(LOGIN)[0]?.body).toMatchObject({
      credential: { id: 'a2V5', type: 'public-key', response: { signature: 'c2lnbmF0dXJl' } },
      latitude: null,
      longitude: null,
    });
  });

  test('is not offered beside recovery codes, which have to be saved first', async () => {
    giveBrowser({});
    const { user } = renderApp('/login', {
      server: {
        'POST /api/user/login/': () =>
          json({
            token: { access: 'access-of-customer', refresh: 'refresh-of-customer' },
            msg: 'ok',
            recovery_codes: ['aaaaa-bbbbb'],
          }),
      },
    });
    await user.type(await screen.findByLabelText('Email Address'), 'ada@x.pk');
    await user.type(screen.getByLabelText('Password'), 'a long secret');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByRole('list', { name: 'Recovery codes' });
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  test('says when none was used, and what the server says', async () => {
    const get = vi.fn<() => Promise<unknown>>(canceled);
    giveBrowser({ get });
    const { user } = renderApp('/login', {
      server: signInServer(() =>
        refusal(401, 'unauthorized', { non_field_errors: ['This passkey belongs to no account here.'] }),
      ),
    });
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
    get.mockResolvedValue(ASSERTION);
    await user.click(button);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This passkey belongs to no account here.'),
    );
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

describe('passkeys of the own account', () => {
  const phone = {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'My phone',
    created_at: '2026-11-01T10:00:00.000Z',
    last_used_at: null,
  };

  const removalCall = `/api/user/passkeys/${phone.id}/`;

  test('are removed with a passkey too', async () => {
    giveBrowser({ get: async () => ASSERTION });
    const { user, server } = renderApp('/changepassword', {
      as: 'owner',
      server: {
        'GET /api/user/passkeys/': () => json([phone]),
        'POST /api/user/login/passkey/options/': () => json(OPTIONS),
        [`DELETE ${removalCall}`]: () => new Response(null, { status: 204 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
    expect(await screen.findByText('Passkey removed')).toBeInTheDocument();
    expect(server.callsTo(removalCall)[0]?.body).toMatchObject({
      credential: { id: 'a2V5', response: { signature: 'c2lnbmF0dXJl' } },
    });
  });

  test('are added with the password, listed and removed', async () => {
    const create = vi.fn<() => Promise<unknown>>(canceled);
    giveBrowser({ create });
    const list: object[] = [];
    const { user, server } = renderApp('/changepassword', {
      as: 'owner',
      server: {
        'GET /api/user/passkeys/': () => json(list),
        'POST /api/user/passkeys/options/': () =>
          json({
            challenge: 'Y2hhbGxlbmdl',
            rp: { id: 'localhost', name: 'Nearbite' },
            user: { id: 'aWQ', name: 'omar@x.pk', displayName: 'Omar' },
            pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
            timeout: 300_000,
            attestation: 'none',
            excludeCredentials: [],
            authenticatorSelection: {
              residentKey: 'required',
              requireResidentKey: true,
              userVerification: 'required',
            },
          }),
        'POST /api/user/passkeys/': () => {
          list.push(phone);
          return json(phone, 201);
        },
        [`DELETE ${removalCall}`]: () => {
          list.pop();
          return new Response(null, { status: 204 });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Your password'), 'nearbite123');
    await user.type(dialog.getByLabelText('Name (optional)'), 'My phone');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('No passkey was made.');

    create.mockResolvedValue(ATTESTATION);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Passkey My phone added')).toBeInTheDocument();
    const rows = await screen.findByRole('list', { name: 'Your passkeys' });
    expect(within(rows).getByText(/not used yet/)).toBeInTheDocument();
    expect(server.callsTo('/api/user/passkeys/options/'), 'the proof is not asked for again').toHaveLength(1);
    expect(server.callsTo('/api/user/passkeys/').find(({ method }) => method === 'POST')?.body).toMatchObject(
      {
        name: 'My phone',
        credential: { response: { attestationObject: 'b2JqZWN0', transports: ['internal'] } },
      },
    );

    await user.click(screen.getByRole('button', { name: 'Remove My phone' }));
    const removal = within(await screen.findByRole('dialog'));
    await user.click(removal.getByRole('button', { name: 'Remove' }));
    expect(await removal.findByText('Password is required')).toBeInTheDocument();
    await user.type(removal.getByLabelText('Your password'), 'nearbite123');
    await user.click(removal.getByRole('button', { name: 'Remove' }));
    await expect.poll(() => screen.queryByRole('list', { name: 'Your passkeys' })).toBeNull();
    expect(server.callsTo(removalCall).at(-1)?.body).toMatchObject({ password: 'nearbite123' });
  });

  test('cannot be added where the browser knows none', async () => {
    renderApp('/changepassword', { as: 'owner' });
    expect(await screen.findByText(/Passkeys cannot be added here/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

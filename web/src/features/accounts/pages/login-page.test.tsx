import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../lib/messages/toasts.ts';
import { findPlace, rememberPlace } from '../../../lib/place/place.ts';
import { aShop } from '../../../testing/data/dishes.ts';
import { positionAt } from '../../../testing/fake-geolocation.ts';
import { held, json, refusal } from '../../../testing/fake-server.ts';
import { giveNavigator } from '../../../testing/give-navigator.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';

const LOGIN = '/api/user/login/';
const accept = () =>
  json({ token: { access: 'access-of-customer', refresh: 'refresh-of-customer' }, msg: 'Login successful' });

// The real one asks where the customer is, too.
const HOME = testPage('/', 'public', 'Home');

type Options = Parameters<typeof renderApp>[1];

async function openLogin(login: () => Response | Promise<Response>, path = '/login', options: Options = {}) {
  const app = renderApp(path, { ...options, server: { [`POST ${LOGIN}`]: login, ...options.server } });
  await screen.findByRole('heading', { name: 'Sign In' });
  const signIn = async (email: string, password: string) => {
    const fields = { 'Email Address': email, Password: password };
    for (const [label, text] of Object.entries(fields)) {
      if (text !== '') await app.user.type(screen.getByLabelText(label), text);
    }
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  return { ...app, signIn };
}

describe('/login', () => {
  it('signs in, says so and goes home; a refused position is sent as null', async () => {
    const { server, signIn, place } = await openLogin(accept);
    await signIn("  o'brien@x.pk ", "p&'ss<>word");
    expect(await screen.findByText('Signed in successfully')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Welcome to Nearbite' })).toBeInTheDocument();
    expect(place()).toBe('/');
    expect(localStorage.getItem('access_token')).toBe('access-of-customer');
    expect(localStorage.getItem('refresh_token')).toBe('refresh-of-customer');
    expect(server.callsTo(LOGIN)[0]?.body).toEqual({
      email: 'o&#39;brien@x.pk',
      password: "p&'ss<>word",
      latitude: null,
      longitude: null,
    });
  });

  it.each([
    ['/login', 'Good to see you again.'],
    ['/login?next=%2Fcart', 'Sign in to see your cart and to order.'],
    ['/login?next=%2FSearch%2F%3Fquery%3Dnaan', 'Sign in to search for dishes.'],
    ['/login?next=%2Fcustomer%2Forders%2Fabc%2F', 'Sign in to see your orders.'],
    ['/login?next=%2Frestaurant-register', 'Sign in to register your restaurant.'],
    ['/login?next=%2Fmap', 'Good to see you again.'],
  ])('%s says why', async (path, reason) => {
    await openLogin(accept, path);
    expect(screen.getByText(reason)).toBeInTheDocument();
  });

  it('sends the place that was chosen in the top bar', async () => {
    rememberPlace({ kind: 'listed', name: 'Gulberg, Lahore', latitude: 31.51, longitude: 74.34 });
    const { server, signIn } = await openLogin(accept);
    await signIn('a@x.pk', 'password');
    expect(await screen.findByText('Signed in successfully')).toBeInTheDocument();
    expect(server.callsTo(LOGIN)[0]?.body).toMatchObject({ latitude: 31.51, longitude: 74.34 });
  });

  it('does not wait for a location prompt that nobody answers', async () => {
    const getCurrentPosition = vi.fn();
    giveNavigator({
      permissions: { query: async () => ({ state: 'prompt' }) },
      geolocation: { getCurrentPosition },
    });
    const { server, signIn } = await openLogin(accept, '/login', { pages: [HOME] });
    await signIn('sara@x.pk', 'nearbite123');
    await waitFor(() => expect(server.callsTo(LOGIN)).toHaveLength(1));
    expect(server.callsTo(LOGIN)[0]?.body).toMatchObject({ latitude: null, longitude: null });
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it('sends the position when it is granted', async () => {
    giveNavigator({
      permissions: { query: async () => ({ state: 'granted' }) },
      geolocation: {
        getCurrentPosition: (granted: PositionCallback) =>
          granted(positionAt({ latitude: 31.52, longitude: 74.35 })),
      },
    });
    const { server, signIn } = await openLogin(accept, '/login', { pages: [HOME] });
    await signIn('sara@x.pk', 'nearbite123');
    await screen.findByText('Signed in successfully');
    expect(server.callsTo(LOGIN)[0]?.body).toMatchObject({ latitude: 31.52, longitude: 74.35 });
    // The cart, where many go from here, goes by it too.
    expect(findPlace()).toMatchObject({ kind: 'device', latitude: 31.52, longitude: 74.35 });
  });

  it('goes back to where the visitor was stopped', async () => {
    const pages = [testPage('/cart', 'customer', 'Cart page')];
    const { signIn } = await openLogin(accept, '/cart', { pages });
    await signIn('sara@x.pk', 'nearbite123');
    expect(await screen.findByText('Cart page')).toBeInTheDocument();
  });

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test'])(
    'never leaves the site for %s',
    async (next) => {
      const { signIn, place } = await openLogin(accept, `/login?next=${encodeURIComponent(next)}`);
      await signIn('sara@x.pk', 'nearbite123');
      await screen.findByRole('heading', { name: 'Welcome to Nearbite' });
      expect(place()).toBe('/');
    },
  );

  it.each([
    ['', '', ['Email is required', 'Password is required']],
    ['not-an-address', '12345', ['Invalid email format', 'Password must be at least 6 characters long']],
  ])(
    'shows what is wrong beside the fields and sends nothing (%j, %j)',
    async (email, password, messages) => {
      const { server, signIn } = await openLogin(accept);
      await signIn(email, password);
      for (const message of messages) expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(messages[0]);
      expect(screen.getByLabelText('Email Address')).toBeInvalid();
      await waitFor(() => expect(screen.getByLabelText('Email Address')).toHaveFocus());
      expect(server.callsTo(LOGIN)).toHaveLength(0);
    },
  );

  it('reads Processing while it waits, and cannot be sent twice', async () => {
    const login = held();
    const { signIn, server, user } = await openLogin(login.handler);
    await signIn('sara@x.pk', 'nearbite123');
    const button = await screen.findByRole('button', { name: 'Processing' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    await expect.poll(() => server.callsTo(LOGIN).length).toBe(1);
    login.answer(accept());
    await screen.findByText('Signed in successfully');
    expect(server.callsTo(LOGIN)).toHaveLength(1);
  });

  it('shows a wrong pair in the red alert and keeps what was typed', async () => {
    const { signIn } = await openLogin(() =>
      refusal(401, 'unauthorized', { non_field_errors: ['Email or password is not valid'] }),
    );
    await signIn('sara@x.pk', 'wrong-password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is not valid');
    expect(screen.getByLabelText('Email Address')).toHaveValue('sara@x.pk');
  });

  it("shows the server's field errors beside the fields", async () => {
    const { signIn } = await openLogin(() =>
      refusal(400, 'validation', { email: ['Unknown address', 'second'] }),
    );
    await signIn('sara@x.pk', 'nearbite123');
    expect(await screen.findByText('Unknown address')).toBeInTheDocument();
    expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription('Unknown address');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers an unverified account a new verification mail', async () => {
    const { signIn, server, user } = await openLogin(
      () => refusal(403, 'unverified', { non_field_errors: ['Please verify your email first.'] }),
      '/login',
      { server: { 'POST /api/user/resend-activation/': () => json({ msg: 'A new link is on its way.' }) } },
    );
    await signIn('newcomer@x.pk', 'nearbite123');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please verify your email first.');
    await user.click(screen.getByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
    expect(server.callsTo('/api/user/resend-activation/')[0]?.body).toEqual({ email: 'newcomer@x.pk' });
  });

  it('shows and hides the password', async () => {
    const { user } = await openLogin(accept);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('checkbox', { name: 'Show Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('links to registration and to the forgotten password', async () => {
    await openLogin(accept);
    expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/sendpasswordresetemail',
    );
    const main = screen.getByRole('main');
    expect(main.querySelector('a[href="/register"]')).toHaveTextContent('Register');
  });

  describe('reached from a restaurant', () => {
    const TITLE = 'Log in to order from Karahi Darbar';
    const MENU = 'See the menu without an account';
    const shop = {
      'GET /api/store/restaurant/5/': () => json({ ...aShop, slug: 'karahi-darbar', name: 'Karahi Darbar' }),
    };

    it('offers the login and, as its equal, the menu without an account', async () => {
      const state = { store: { slug: 'karahi-darbar', name: 'Karahi Darbar' } };
      renderApp('/detail/5', { state });
      expect(await screen.findByRole('heading', { name: TITLE, level: 1 })).toBeInTheDocument();
      const menu = screen.getByRole('link', { name: MENU });
      expect(menu).toHaveAttribute('href', '/store/karahi-darbar');
      for (const look of ['contained', 'large']) {
        const hasLook = ({ className }: HTMLElement) => className.includes(look);
        expect([menu, screen.getByRole('button', { name: 'Sign In' })].every(hasLook)).toBe(true);
      }
      const register = screen.getByRole('main').querySelector('a[href^="/register"]');
      expect(register).toHaveAttribute('href', '/register?next=%2Fdetail%2F5');
    });

    it('knows the restaurant after a link or a reload, too', async () => {
      renderApp('/login?next=%2Fdetail%2F5', { server: shop });
      expect(await screen.findByRole('heading', { name: TITLE, level: 1 })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: MENU })).toHaveAttribute('href', '/store/karahi-darbar');
    });

    it('is a plain login where the restaurant is not there', async () => {
      const server = { 'GET /api/store/restaurant/5/': () => refusal(404, 'not_found') };
      await openLogin(accept, '/detail/5', { server });
      expect(screen.queryByRole('link', { name: MENU })).toBeNull();
    });
  });

  it('has nothing to ask of someone who is signed in', async () => {
    renderApp('/login', { as: 'customer' });
    expect(await screen.findByRole('heading', { name: 'Welcome to Nearbite' })).toBeInTheDocument();
  });
});

describe('why somebody is signed out', () => {
  it('is no longer shown above the server’s response', async () => {
    localStorage.setItem('session_ended', 'yes');
    const { signIn } = await openLogin(() => refusal(403, 'forbidden'));
    expect(screen.getByText(/^Your session has ended/)).toBeInTheDocument();
    await signIn('a@x.pk', 'password');
    expect(await screen.findByText('refused: forbidden')).toBeInTheDocument();
    expect(screen.queryByText(/^Your session has ended/)).toBeNull();
  });

  it('is the deletion of the account, with its date, until it is kept by signing in', async () => {
    localStorage.setItem('session_ended', 'yes');
    sessionStorage.setItem('account_delete_at', '2026-11-29T12:00:00.000Z');
    const { signIn } = await openLogin(() =>
      json({
        token: { access: 'access-of-customer', refresh: 'refresh-of-customer' },
        msg: 'Login successful',
        deletion_canceled: true,
      }),
    );
    expect(
      screen.getByText('Your account will be deleted on 29 Nov 2026. Sign in before then to keep it.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Your session has ended/)).toBeNull();
    await signIn('a@x.pk', 'password');
    const kept = 'Welcome back: your account is kept and will not be deleted.';
    expect(await screen.findByText(kept)).toBeInTheDocument();
    // Long enough to be read.
    expect(toastStore.get().find(({ text }) => text === kept)?.stayMs).toBeGreaterThanOrEqual(6000);
    expect(sessionStorage.getItem('account_delete_at')).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, json, refusal } from '../testing/fake-server.ts';
import { renderApp, testPage } from '../testing/render-app.tsx';

const pages = [
  testPage('/cart', 'customer', 'Cart page'),
  testPage('/detail/:id', 'customer', 'Menu page'),
  testPage('/restaurant/dashboard', 'restaurant', 'Owner dashboard'),
  testPage('/changepassword', 'user', 'Change password page'),
  testPage('/admin', 'admin', 'Admin page'),
];

describe('guards', () => {
  it('sends a visitor to sign in, remembering the way back', async () => {
    const { place } = renderApp('/cart?from=bar', { pages });
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(place()).toBe('/login?next=%2Fcart%3Ffrom%3Dbar');
  });

  it.each(['/restaurant/dashboard', '/changepassword', '/admin'])(
    'asks a visitor of %s to sign in',
    async (path) => {
      const { place } = renderApp(path, { pages });
      expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
      expect(place()).toContain('/login?next=');
    },
  );

  it('says Loading... while the profile is on its way, then shows the page', async () => {
    const profile = held();
    const { server } = renderApp('/cart', {
      as: 'customer',
      pages,
      server: { 'GET /api/user/profile/': profile.handler },
    });
    await waitFor(() => expect(server.callsTo('/api/user/profile/')).toHaveLength(1));
    await waitFor(() => expect(screen.getByText('Loading...')).toBeInTheDocument());
    profile.answer(
      json({
        id: 1,
        restaurant_id: null,
        email: '',
        name: '',
        is_verified: true,
        is_admin: false,
        security_review_due: false,
        workplaces: [],
        allergies: [],
      }),
    );
    expect(await screen.findByText('Cart page')).toBeInTheDocument();
  });

  it('sends an owner from customer pages to the dashboard', async () => {
    renderApp('/cart', { as: 'owner', pages });
    expect(await screen.findByText('Owner dashboard')).toBeInTheDocument();
  });

  it('sends a customer from restaurant pages home', async () => {
    const { place } = renderApp('/restaurant/dashboard', {
      as: 'customer',
      pages,
      server: {
        'GET /api/restaurant/request/': () =>
          json({ status: 'none', name: null, reason: null, date: null, sent: null }),
      },
    });
    expect(await screen.findByText('The restaurant area is for restaurants.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Welcome to Nearbite' })).toBeInTheDocument();
    expect(place()).toBe('/');
  });

  it('tells an applicant there what they wait for', async () => {
    const { place } = renderApp('/restaurant/dashboard', {
      as: 'customer',
      pages,
      server: {
        'GET /api/restaurant/request/': () =>
          json({ status: 'pending', name: 'Green Bowl', reason: null, date: null, sent: null }),
      },
    });
    expect(await screen.findByText(/^Your request for/)).toHaveTextContent(
      'Your request for Green Bowl is awaiting approval.',
    );
    expect(screen.getByRole('link', { name: 'Your request' })).toHaveAttribute(
      'href',
      '/restaurant-register',
    );
    expect(place()).toBe('/');
  });

  it.each([
    [0, 'No order is open in your kitchen'],
    [3, '3 orders are open in your kitchen'],
  ])('shows an owner of %i open orders the way to the kitchen at home', async (in_kitchen, text) => {
    renderApp('/', {
      as: 'owner',
      pages,
      server: { 'GET /api/restaurant/waiting-orders/7/': () => json({ count: 0, oids: [], in_kitchen }) },
    });
    expect(await within(await screen.findByRole('main')).findByText(text)).toBeInTheDocument();
    const way = screen.getByRole('link', { name: 'Open your kitchen' });
    expect(way).toHaveAttribute('href', '/restaurant/orders');
  });

  it.each(['customer', 'owner'] as const)('lets a signed-in %s change the password', async (as) => {
    renderApp('/changepassword', { as, pages });
    expect(await screen.findByText('Change password page')).toBeInTheDocument();
  });

  it('shows the admin area to administrators and denies to others that it exists', async () => {
    renderApp('/admin', { as: 'admin', pages });
    expect(await screen.findByText('Admin page')).toBeInTheDocument();
  });

  it('shows a customer at /admin the page of an unknown address', async () => {
    renderApp('/admin', { as: 'customer', pages });
    expect(await screen.findByText('Error 404 - Page Not Found!')).toBeInTheDocument();
  });

  it('offers to try again when the profile cannot be loaded', async () => {
    let isDown = true;
    const { user } = renderApp('/cart', {
      as: 'customer',
      pages,
      server: {
        'GET /api/user/profile/': () =>
          isDown
            ? json({ code: 'unavailable', message: 'Back in a minute', request_id: 'r1' }, 503)
            : json({
                id: 1,
                restaurant_id: null,
                email: '',
                name: '',
                is_verified: true,
                is_admin: false,
                security_review_due: false,
                workplaces: [],
                allergies: [],
              }),
      },
    });
    expect(await screen.findByText('Back in a minute')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Cart page')).toBeInTheDocument();
  });

  it('goes to sign-in when the server no longer accepts the session', async () => {
    const unauthorized = () => json({ code: 'unauthorized', message: 'no', request_id: 'r1' }, 401);
    const { place } = renderApp('/cart', {
      as: 'customer',
      pages,
      server: { 'GET /api/user/profile/': unauthorized, 'POST /api/user/token/refresh/': unauthorized },
    });
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(place()).toBe('/login?next=%2Fcart');
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('refresh_token')).toBeNull();
  });

  const dead = () => json({ code: 'unauthorized', message: 'no', request_id: 'r1' }, 401);

  it.each([
    ['/', 'Welcome to Nearbite'],
    ['/contact', 'Contact Page'],
    ['/login', 'Sign In'],
  ])('shows %s to somebody whose sign-in is dead, as to a visitor', async (path, heading) => {
    const { place } = renderApp(path, {
      as: 'customer',
      server: { 'GET /api/user/profile/': dead, 'POST /api/user/token/refresh/': dead },
    });
    await expect.poll(() => localStorage.getItem('access_token')).toBeNull();
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect((await screen.findAllByRole('link', { name: 'Login' }))[0]).toBeInTheDocument();
    expect(place()).toBe(path);
  });

  it('shows public pages when the profile cannot be loaded', async () => {
    const { server } = renderApp('/contact', {
      as: 'customer',
      server: { 'GET /api/user/profile/': () => refusal(503, 'unavailable') },
    });
    await expect.poll(() => server.callsTo('/api/user/profile/').length).toBe(1);
    expect(await screen.findByRole('heading', { name: 'Contact Page' })).toBeInTheDocument();
  });
});

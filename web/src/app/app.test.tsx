import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { clearTokens } from '../features/accounts/session/tokens.ts';
import { loadPage, reloadPage } from '../lib/page/page-load.ts';
import { json, refusal } from '../testing/fake-server.ts';
import { firstOf } from '../testing/first-of.ts';
import { CONFIG } from '../testing/frame-responses.ts';
import { renderApp, testPage } from '../testing/render-app.tsx';
import { expectConsoleLine } from '../testing/setup/console.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import type { PageRoute } from './routes.ts';

describe('pages of the shell', () => {
  it('home welcomes a visitor and offers to get started', async () => {
    renderApp('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Nearbite' })).toBeInTheDocument();
    expect(
      screen.getByText('A smarter way to order your favorite meals from local restaurants nearby.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
    expect(document.title).toBe('Nearbite');
  });

  it('home has no Get Started for someone with an account', async () => {
    renderApp('/', { as: 'customer' });
    await screen.findAllByRole('button', { name: 'Logout' });
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  });

  it('contact names the ways to reach us', async () => {
    renderApp('/contact');
    expect(await screen.findByRole('heading', { name: 'Contact Page' })).toBeInTheDocument();
    const [mail] = await screen.findAllByRole('link', { name: 'hello@nearbite.test' });
    expect(mail).toHaveAttribute('href', 'mailto:hello@nearbite.test');
    const [phone] = screen.getAllByRole('link', { name: '+92 42 111 222 333' });
    expect(phone).toHaveAttribute('href', 'tel:+9242111222333');
  });

  it('the footer states what this is, where to follow it and the year 2025', async () => {
    renderApp('/contact');
    const footer = await screen.findByRole('contentinfo');
    expect(footer).toHaveTextContent(
      'Nearbite is a food ordering project for local restaurants to offer online ordering and delivery.',
    );
    expect(footer).toHaveTextContent('© 2025 Nearbite');
    expect(await screen.findByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://instagram.com/nearbite',
    );
  });

  it('says so when the contacts cannot be loaded, and tries again on request', async () => {
    let isDown = true;
    const { user } = renderApp('/', {
      server: {
        'GET /api/config': () =>
          isDown ? refusal(500, 'internal') : json({ ...CONFIG, contact_email: 'back@nearbite.test' }),
      },
    });
    await screen.findByText('Our contacts could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'back@nearbite.test' })).toBeInTheDocument();
  });

  it('unknown addresses say so', async () => {
    renderApp('/no/such/page');
    expect(await screen.findByText('Error 404 - Page Not Found!')).toBeInTheDocument();
    expect(document.title).toBe('Page Not Found · Nearbite');
  });
});

describe('logging out', () => {
  it('by the button revokes the session, forgets the tokens and loads /login anew', async () => {
    const { user, server } = renderApp('/', { as: 'customer' });
    await user.click(firstOf(await screen.findAllByRole('button', { name: 'Logout' })));
    await expect.poll(() => vi.mocked(loadPage).mock.calls).toEqual([['/login']]);
    expect(server.callsTo('/api/user/logout/')[0]?.body).toEqual({ refresh: 'refresh-of-customer' });
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('refresh_token')).toBeNull();
    expect(sessionStorage.getItem('toast_after_reload')).toBe('Logged out successfully');
  });

  it('works without the server', async () => {
    renderApp('/logout', {
      as: 'customer',
      server: { 'POST /api/user/logout/': () => Promise.reject(new TypeError('offline')) },
    });
    expect(await screen.findByText('You have been logged out.')).toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  it('by opening /logout shows the text with the ways back in', async () => {
    const { server } = renderApp('/logout', { as: 'owner' });
    expect(await screen.findByText('You have been logged out.')).toBeInTheDocument();
    expect(server.callsTo('/api/user/logout/')).toHaveLength(1);
    const main = screen.getByRole('main');
    expect(main.querySelector('a[href="/register"]')).toBeInTheDocument();
    expect(main.querySelector('a[href="/login"]')).toBeInTheDocument();
  });

  it('in another tab ends guarded pages in this one', async () => {
    const { place } = renderApp('/cart', {
      as: 'customer',
      pages: [testPage('/cart', 'customer', 'Cart page')],
    });
    await screen.findByText('Cart page');
    act(clearTokens);
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(place()).toBe('/login?next=%2Fcart');
  });
});

describe('moving between pages', () => {
  it('names the document and moves the focus to the heading', async () => {
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Contact page' }));
    const heading = await screen.findByRole('heading', { name: 'Contact Page' });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(document.title).toBe('Contact · Nearbite');
  });

  it('goes on at the page for who comes back from paying', async () => {
    renderApp('/contact?payment=success');
    await screen.findByRole('heading', { name: 'Contact Page' });
    await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
  });

  it('starts the tab order with a way past the bar', async () => {
    const { user } = renderApp('/');
    await screen.findByRole('heading', { level: 1 });
    await user.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
    expect(document.querySelector('main')).toHaveAttribute('id', 'main');
  });
});

function Salty(): never {
  throw new Error('the soup is salty');
}

describe('a page that breaks', () => {
  const broken = (path: string, load: PageRoute['load']): PageRoute => ({
    path,
    guard: 'public',
    title: 'Broken',
    load,
  });

  it('leaves the bar in place and offers ways on', async () => {
    expectConsoleLine(/the soup is salty/);
    const { user } = renderApp('/soup', { pages: [broken('/soup', async () => ({ default: Salty }))] });
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  const chunkError = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/gone.js'));

  it('because its code is gone since a release is reloaded once, then explained', async () => {
    const first = renderApp('/gone', {
      pages: [broken('/gone', chunkError)],
      server: { 'GET /health': () => json({}) },
    });
    await expect.poll(() => vi.mocked(reloadPage).mock.calls.length).toBe(1);
    await first.navigate('/contact');
    await screen.findByRole('heading', { name: 'Contact Page' });
    await first.navigate('/gone');
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('because the connection is gone comes by itself, whatever the browser says of its connection', async () => {
    let isDown = true;
    const { user } = renderApp('/late', {
      pages: [broken('/late', async () => (isDown ? chunkError() : { default: () => <h1>Better late</h1> }))],
      server: { 'GET /health': () => Promise.reject(new TypeError('offline')) },
    });
    expect(await screen.findByRole('heading', { name: 'The connection is gone' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'The connection is gone' })).toBeInTheDocument();
    isDown = false;
    expect(await screen.findByRole('heading', { name: 'Better late' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('together with everything around it leaves a sentence and ways on', async () => {
    expectConsoleLine(/the soup is salty/);
    render(
      <CrashBoundary>
        <Salty />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

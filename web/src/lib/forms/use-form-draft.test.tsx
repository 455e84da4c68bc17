import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, endSession, saveTokens } from '../../features/accounts/session/tokens.ts';
import { aRestaurantOfMine } from '../../testing/data/owner.ts';
import { json, PROFILES } from '../../testing/fake-server.ts';
import { firstOf } from '../../testing/first-of.ts';
import { anAccount } from '../../testing/frame-responses.ts';
import { renderApp } from '../../testing/render-app.tsx';

const tokensOf = (sub: number) => ({
  access: `head.${btoa(JSON.stringify({ sub: String(sub) }))}.signature`,
  refresh: `refresh-${sub}`,
});

// jsdom shows no files.
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:picture';
      static override revokeObjectURL = () => undefined;
    },
  );
});

/** An owner in the middle of a new dish, with a picture. */
async function typeDish() {
  saveTokens(tokensOf(2));
  const app = renderApp('/restaurant/add-dish', {
    server: {
      'GET /api/user/profile/': () => json(PROFILES.owner),
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/profile-update/2/': () => json(anAccount),
      'GET /api/restaurant/7/delivery-boys/': () => json([]),
      'POST /api/user/login/': () => json({ token: tokensOf(2), msg: 'ok' }),
    },
  });
  await app.user.upload(
    await screen.findByLabelText('Image'),
    new File(['x'], 'dish.png', { type: 'image/png' }),
  );
  await app.user.type(screen.getByLabelText('Title'), 'Nihari');
  await waitFor(() => expect(screen.getByAltText('Preview: Image')).toBeInTheDocument());
  return app;
}

describe('what was typed', () => {
  it('survives a session that ends, with its picture, and comes back after signing in', async () => {
    const { user, place } = await typeDish();
    act(endSession);
    expect(await screen.findByText(/^Your session has ended\. Sign in/)).toBeInTheDocument();
    expect(place()).toBe('/login?next=%2Frestaurant%2Fadd-dish');
    await user.type(screen.getByLabelText('Email Address'), 'owner@nearbite.test');
    await user.type(screen.getByLabelText('Password'), 'nearbite123');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Nihari'));
    expect(await screen.findByAltText('Preview: Image')).toBeInTheDocument();
    expect(await screen.findByText('What you typed is back.')).toBeInTheDocument();
    // Still unsaved: leaving it asks.
    await user.click(screen.getByRole('link', { name: 'Earnings' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  });

  it('comes back to the tab of the settings it was typed on', async () => {
    saveTokens(tokensOf(2));
    const { user, navigate, place } = renderApp('/restaurant/settings', {
      server: {
        'GET /api/user/profile/': () => json(PROFILES.owner),
        'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
        'GET /api/restaurant/profile-update/2/': () => json(anAccount),
        'GET /api/restaurant/7/delivery-boys/': () => json([]),
      },
    });
    await user.click(await screen.findByRole('tab', { name: 'Shop' }));
    await user.type(await screen.findByLabelText('Description'), ' and more');
    act(endSession);
    await screen.findByText(/^Your session has ended\. Sign in/);
    const wanted = new URLSearchParams(place().split('?')[1]).get('next');
    act(() => saveTokens(tokensOf(2)));
    await navigate(wanted ?? '');
    expect(await screen.findByRole('tab', { name: 'Shop' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toMatch(/ and more$/),
    );
  });

  it('survives a reload as far as it can be written down', async () => {
    const { navigate } = await typeDish();
    act(endSession);
    await screen.findByText(/^Your session has ended\. Sign in/);
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'));
    // Another document knows the text alone.
    sessionStorage.setItem(key, ` ${sessionStorage.getItem(key)}`);
    act(() => saveTokens(tokensOf(2)));
    await navigate('/restaurant/add-dish');
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Nihari'));
    expect(screen.queryByAltText('Preview: Image')).toBeNull();
    expect(
      await screen.findByText('What you typed is back. Please choose the pictures again.'),
    ).toBeInTheDocument();
  });

  it('is not shown to another account', async () => {
    const { navigate } = await typeDish();
    act(endSession);
    await screen.findByText(/^Your session has ended\. Sign in/);
    act(() => saveTokens(tokensOf(9)));
    await navigate('/restaurant/add-dish');
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
  });

  it('is gone when the form is left on purpose', async () => {
    const { user, navigate } = await typeDish();
    await user.click(screen.getByRole('link', { name: 'Riders' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
    await navigate('/restaurant/add-dish');
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });

  it('is gone when its author signs out', async () => {
    const { user } = await typeDish();
    await user.click(firstOf(await screen.findAllByRole('button', { name: 'Logout' })));
    await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
    act(clearTokens);
  });
});

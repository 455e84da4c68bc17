import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberPlace } from '../../../lib/place/place.ts';
import { aDish } from '../../../testing/data/dishes.ts';
import { json } from '../../../testing/fake-server.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';

const openSearch = async () => within(await within(await screen.findByRole('banner')).findByRole('search'));

describe('search box', () => {
  it('goes to the results of what was typed, trimmed and encoded', async () => {
    const { user, place } = renderApp('/contact', {
      as: 'customer',
      server: { 'GET /api/store/search': () => json([]) },
    });
    const search = await openSearch();
    await user.type(search.getByRole('combobox', { name: 'Search for a dish' }), '  karahi & naan {Enter}');
    await waitFor(() => expect(place()).toBe('/search?query=karahi%20%26%20naan'));
  });

  it('warns instead of searching for nothing', async () => {
    const { user, place } = renderApp('/contact', { as: 'customer' });
    const search = await openSearch();
    await user.type(search.getByRole('combobox'), '   ');
    await user.click(search.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Please enter a dish name')).toBeInTheDocument();
    expect(place()).toBe('/contact');
  });

  it.each(['/search', '/search/'])('shows the query of the results page at %s', async (path) => {
    // The page itself may ask before the test is over.
    renderApp(`${path}?query=biryani`, {
      as: 'customer',
      server: { 'GET /api/store/search': () => json([]) },
    });
    expect((await openSearch()).getByRole('combobox')).toHaveValue('biryani');
  });

  it('takes the search of another list for nothing of its own', async () => {
    renderApp('/contact?query=owner@nearbite.test', { as: 'customer' });
    expect((await openSearch()).getByRole('combobox')).toHaveValue('');
  });

  describe('suggestions', () => {
    const server = {
      'GET /api/store/search': () => json([aDish]),
      'GET /api/store/dish/chicken-biryani': () => json(aDish),
    };

    it('come while typing and lead to the dish by the arrow keys', async () => {
      const {
        user,
        place,
        server: seen,
      } = renderApp('/contact', {
        as: 'customer',
        server,
        // The real one asks for the dish and its reviews.
        pages: [testPage('/dishdetail/:slug', 'public', 'Dish')],
      });
      const box = (await openSearch()).getByRole('combobox');
      await user.type(box, 'biry');
      const option = await screen.findByRole('option', { name: /Chicken Biryani/ });
      expect(seen.callsTo('/api/store/search')).toHaveLength(1);
      await user.keyboard('{ArrowDown}');
      expect(box).toHaveAttribute('aria-activedescendant', option.id);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(place()).toBe('/dishdetail/chicken-biryani'));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });

    it('are those of the place in use and mark what does not deliver there', async () => {
      rememberPlace({ kind: 'listed', name: 'Clifton', latitude: 24.81, longitude: 67.03 });
      const far = { ...aDish, restaurant: { ...aDish.restaurant, delivers_here: false } };
      const { user, server: seen } = renderApp('/contact', {
        as: 'customer',
        server: { 'GET /api/store/search': () => json([far]) },
      });
      await user.type((await openSearch()).getByRole('combobox'), 'biry');
      expect(await screen.findByRole('option', { name: /Does not deliver here/ })).toBeInTheDocument();
      expect(seen.callsTo('/api/store/search')[0]?.search).toContain('latitude=24.81&longitude=67.03');
    });

    it('leave what was typed alone: Escape closes them, Enter searches', async () => {
      const { user, place } = renderApp('/contact', { as: 'customer', server });
      const box = (await openSearch()).getByRole('combobox');
      await user.type(box, 'biry');
      await screen.findByRole('option');
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(box).toHaveValue('biry');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(place()).toBe('/search?query=biry'));
    });
  });
});

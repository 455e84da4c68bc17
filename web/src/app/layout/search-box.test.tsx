import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const openSearch = async () => within(await within(await screen.findByRole('banner')).findByRole('search'));

describe('search box', () => {
  it('goes to the results of what was typed, trimmed and encoded', async () => {
    const { user, place } = renderApp('/contact', { as: 'customer' });
    const search = await openSearch();
    await user.type(search.getByRole('searchbox', { name: 'Search for a dish' }), '  karahi & naan {Enter}');
    expect(place()).toBe('/search?query=karahi%20%26%20naan');
  });

  it('warns instead of searching for nothing', async () => {
    const { user, place } = renderApp('/contact', { as: 'customer' });
    const search = await openSearch();
    await user.type(search.getByRole('searchbox'), '   ');
    await user.click(search.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Please enter a dish name')).toBeVisible();
    expect(place()).toBe('/contact');
  });

  it('shows the query of the results page', async () => {
    renderApp('/search?query=biryani', { as: 'customer' });
    expect((await openSearch()).getByRole('searchbox')).toHaveValue('biryani');
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const TEXT = 'You are offline. This page may be out of date.';

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
}

function comeBack() {
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
}

test.each([undefined, 'customer', 'admin'] as const)(
  'a page says that it is offline, politely, and only as long as it is: %s',
  async (as) => {
    renderApp('/contact', as && { as });
    await screen.findByRole('heading', { name: 'Contact Page' });
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
    goOffline();
    const line = await screen.findByText(TEXT);
    // It was there before, empty: only what comes into such a region is read out.
    expect(line.closest('[role="status"]')).toBeInTheDocument();
    comeBack();
    await waitFor(() => expect(screen.queryByText(TEXT)).not.toBeInTheDocument());
  },
);

test('owners are told once, in their own bar', async () => {
  renderApp('/contact', { as: 'owner' });
  await screen.findByText('No order is waiting');
  goOffline();
  expect(await screen.findByText('You are offline. New orders may be missing.')).toBeInTheDocument();
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  comeBack();
  expect(await screen.findByText('No order is waiting')).toBeInTheDocument();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ToastHost } from './toast-host.tsx';
import {
  navigationToast,
  noticeToast,
  pageToast,
  showToastLeftBeforeReload,
  toastAfterReload,
} from './toasts.ts';

it('navigation toasts stay 2000 ms and show their progress, page toasts 1500 ms', () => {
  vi.useFakeTimers();
  render(<ToastHost />);
  act(() => {
    navigationToast.success('Signed in successfully');
    pageToast.success('Added To Cart');
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Added To Cart',
    'Signed in successfully',
  ]);
  expect(screen.getAllByRole('presentation')).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1499));
  expect(screen.getByText('Added To Cart')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Added To Cart')).toBeNull();
  act(() => vi.advanceTimersByTime(500));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useRealTimers();
});

it('failures stay until they can be read, said once however often it is tried, and not sent away under the keyboard', () => {
  vi.useFakeTimers();
  render(<ToastHost />);
  act(() => {
    pageToast.error('Not handed over');
    pageToast.error('Not handed over');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  act(() => vi.advanceTimersByTime(7_999));
  expect(screen.getByRole('alert')).toHaveTextContent('Not handed over');
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  act(() => vi.advanceTimersByTime(8_000));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useRealTimers();
});

it('a message left before a reload is shown once after it', async () => {
  toastAfterReload('Logged out successfully');
  render(<ToastHost />);
  act(showToastLeftBeforeReload);
  expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
  act(showToastLeftBeforeReload);
  expect(screen.getAllByText('Logged out successfully')).toHaveLength(1);
});

it('failures and warnings have their own colour', async () => {
  render(<ToastHost />);
  act(() => {
    pageToast.error('Not saved');
    navigationToast.warning('Please enter a dish name');
  });
  expect((await screen.findByText('Not saved')).closest('[data-tone="error"]')).not.toBeNull();
  const warning = await screen.findByText('Please enter a dish name');
  expect(warning.closest('[data-tone="warning"]')).not.toBeNull();
});

it('a notice is said once however often it is found, and can be sent away', async () => {
  render(<ToastHost />);
  act(() => {
    noticeToast('The cart has changed');
    noticeToast('The cart has changed');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

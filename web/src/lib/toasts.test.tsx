import { act, render, screen } from '@testing-library/react';
import { ToastContainer, toast } from 'react-toastify';
import { expect, it, vi } from 'vitest';
import { navigationToast, pageToast, showToastLeftBeforeReload, toastAfterReload } from './toasts.ts';

it('navigation toasts stay 2000 ms and show their progress, page toasts 1500 ms', () => {
  const seen = vi.spyOn(toast, 'success');
  navigationToast.success('Signed in successfully');
  pageToast.success('Added To Cart');
  expect(seen.mock.calls).toEqual([
    ['Signed in successfully', { autoClose: 2000, hideProgressBar: false, position: 'top-center' }],
    ['Added To Cart', { autoClose: 1500, hideProgressBar: true, position: 'top-center' }],
  ]);
});

it('a message left before a reload is shown once after it', async () => {
  toastAfterReload('Logged out successfully');
  render(<ToastContainer />);
  act(showToastLeftBeforeReload);
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  const again = vi.spyOn(toast, 'success');
  showToastLeftBeforeReload();
  expect(again).not.toHaveBeenCalled();
});

it('failures and warnings have their own colour', async () => {
  render(<ToastContainer />);
  act(() => {
    pageToast.error('Not saved');
    navigationToast.warning('Please enter a dish name');
  });
  expect((await screen.findByText('Not saved')).closest('.Toastify__toast--error')).not.toBeNull();
  const warning = await screen.findByText('Please enter a dish name');
  expect(warning.closest('.Toastify__toast--warning')).not.toBeNull();
});

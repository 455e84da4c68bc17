import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DialogHost, dialogs } from '../messages/dialogs.tsx';
import { ToastHost } from '../messages/toast-host.tsx';
import { navigationToast } from '../messages/toasts.ts';

const hosts = (
  <>
    <DialogHost />
    <ToastHost />
  </>
);

test('what is said before the page is taken over from the server comes right after, and breaks nothing', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(hosts);
  navigationToast.success('Logged out successfully');
  void dialogs.warning('You are offline');
  await act(async () => {
    render(hosts, { container, hydrate: true });
  });
  expect(screen.getByText('Logged out successfully')).toBeInTheDocument();
  expect(screen.getByText('You are offline')).toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastHost } from '../../../lib/messages/toast-host.tsx';
import { RiderLink } from './rider-link.tsx';

const TEXT = 'Your delivery, order abcdefghij12. Open this link when you set out:';
const LINK = 'https://eat.example/rider/tracking/abcdefghij12/token1/?rider=secret1';

/** Only phones and some desktops have a share sheet. */
function withShareSheet(share: ((data: ShareData) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}
afterEach(() => withShareSheet(undefined));

function show(phone = '+92 300 111-2223') {
  const user = userEvent.setup();
  render(
    <>
      <RiderLink link={LINK} title="Delivery abcdefghij12" text={TEXT} phone={phone} />
      <ToastHost />
    </>,
  );
  return user;
}

test('shares the link with the phone’s own share sheet', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined);
  withShareSheet(share);
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Share link' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Delivery abcdefghij12',
    text: TEXT,
    url: LINK,
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('takes a closed share sheet for no failure, and tells a real one', async () => {
  let reason = new DOMException('Share canceled', 'AbortError');
  withShareSheet(() => Promise.reject(reason));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Share link' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  reason = new DOMException('No', 'NotAllowedError');
  await user.click(screen.getByRole('button', { name: 'Share link' }));
  expect(await screen.findByText('Sharing is not possible here: copy the link.')).toBeInTheDocument();
});

test.each([
  ['+92 300 111-2223', 'https://wa.me/923001112223?text='],
  // Without its country nobody knows whose number it is: the owner chooses.
  ['0300 1112223', 'https://wa.me/?text='],
])('writes to a rider with %s in WhatsApp', (phone, start) => {
  show(phone);
  const text = `Your delivery, order abcdefghij12. Open this link when you set out: ${LINK}`;
  const link = screen.getByRole('link', { name: 'WhatsApp' });
  expect(link).toHaveAttribute('href', start + encodeURIComponent(text));
  expect(link).toHaveAttribute('target', '_blank');
});

test('offers no share sheet where there is none', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Share link' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
});

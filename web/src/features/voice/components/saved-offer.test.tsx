import { newSession } from '@nearbite/voice/session/voice-draft';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LibraryTheme } from '../../../ui/library-theme.tsx';
import { SavedOffer } from './saved-offer.tsx';

test('comes into view, as on a phone the microphone fills the screen above it', () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const savedDetails = { name: 'Sara', phone: '03001112233', address: '7 Mall Road', city: 'Lahore' };
  render(
    <LibraryTheme>
      <SavedOffer session={{ ...newSession(), stage: 'address', savedDetails }} dispatch={vi.fn()} />
    </LibraryTheme>,
  );
  expect(screen.getByText('Same address as last time? 7 Mall Road, Lahore.')).toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ block: 'nearest' }));
});

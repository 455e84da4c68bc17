import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { newSession } from '@nearbite/voice/session/voice-draft';
import type { VoiceSession } from '@nearbite/voice/session/voice-session-types';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LibraryTheme } from '../../../ui/library-theme.tsx';
import { KitchenNotes } from './kitchen-notes.tsx';

const cola = { id: 1, title: 'Cola', quantity: 1, final_price: 90, portion_size: null, spice_level: null };
const session: VoiceSession = {
  ...newSession(),
  allConfirmedItems: [{ ...cola, restaurant: 'Grill' }],
  cart: {
    lines: [{ ...cola, restaurant: 'Grill' }],
    total: 90,
    restaurants: [
      {
        ...{ ...noTerms, id: 1, name: 'Grill', address: null, subtotal: 90, delivery_fee: 0 },
        ...{ minimum_missing: 210, offers_delivery: true, preorder_days: 0 },
      },
    ],
  },
};

test('what the page has just replied is not told a second time', () => {
  const missing = 'Grill takes orders from Rs.300.00. Rs.210.00 is missing.';
  const notes = (told: string | null) => (
    <LibraryTheme>
      <KitchenNotes session={{ ...session, told }} />
    </LibraryTheme>
  );
  const { rerender } = render(notes(null));
  expect(screen.getByText(missing)).toBeInTheDocument();
  rerender(notes(missing));
  expect(screen.queryByText(missing)).toBeNull();
});

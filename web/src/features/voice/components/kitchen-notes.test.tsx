import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { newSession } from '@nearbite/voice/session/voice-draft';
import { advance } from '@nearbite/voice/session/voice-session';
import type { VoiceSession } from '@nearbite/voice/session/voice-session-types';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LibraryTheme } from '../../../ui/theme/library-theme.tsx';
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
        ...{
          latitude: 31.5,
          longitude: 74.3,
          minimum_missing: 210,
          not_served: [],
          offers_delivery: true,
          preorder_days: 0,
        },
      },
    ],
  },
};

const notesOf = (shown: VoiceSession) => (
  <LibraryTheme>
    <KitchenNotes session={shown} />
  </LibraryTheme>
);

test('what the page has just replied is not told a second time', () => {
  const missing = 'Grill takes orders from Rs.300.00. Rs.210.00 is missing.';
  const notes = (told: string | null) => notesOf({ ...session, told });
  const { rerender } = render(notes(null));
  expect(screen.getByText(missing)).toBeInTheDocument();
  rerender(notes(missing));
  expect(screen.queryByText(missing)).toBeNull();
});

test('a closed kitchen is told of once, though the page asks whether its dishes go out', () => {
  const restaurants = (session.cart?.restaurants ?? []).map((grill) => ({
    ...grill,
    is_open: false,
    opens_at: null,
    minimum_missing: 0,
  }));
  const closed: VoiceSession = {
    ...session,
    stage: 'afterCart',
    cart: session.cart && { ...session.cart, restaurants },
  };
  const { rerender } = render(notesOf(closed));
  expect(screen.getByText('Grill is closed right now. You cannot order from it now.')).toBeInTheDocument();
  const { session: asked } = advance(closed, { type: 'proceedToDelivery' });
  expect(asked.question?.text).toBe('Grill is closed right now. Shall I take out Cola?');
  rerender(notesOf(asked));
  expect(screen.queryByText(/Grill is closed/)).toBeNull();
});

import type { VoiceEvent, VoiceSession } from '@nearbite/voice/session/voice-session-types';
import { useEffect, useRef } from 'react';
import type { Position } from '../../lib/place/geolocation.ts';
import { hasOpenSubmission, useCartLines, useCartTotals } from '../cart/index.ts';
import { voiceLine } from './line-shapes.ts';
import type { ShownCart } from './voice-shop.ts';

export type VoiceCart = ReturnType<typeof useShownCart>;

/** With what it costs at the pin, which goes with the order. */
export function useShownCart(pin: Position | undefined) {
  const lines = useCartLines();
  const totals = useCartTotals(pin);
  const shown: ShownCart | undefined =
    lines.data && totals.data ? { lines: lines.data, totals: totals.data, pin } : undefined;
  return {
    shown,
    isSettled: !lines.isFetching && !totals.isFetching,
    isFailed: lines.isError || totals.isError,
    refetch: () => {
      void lines.refetch();
      void totals.refetch();
    },
  };
}

/** Tells the session of the cart. */
export function useCartInSession(
  { shown, isSettled }: VoiceCart,
  session: VoiceSession,
  dispatch: (event: VoiceEvent) => void,
): void {
  const lines = shown?.lines;
  const totals = shown?.totals;
  useEffect(() => {
    if (!lines || !totals) return;
    const { total, restaurants } = totals;
    dispatch({ type: 'cartKnown', cart: { lines: lines.map(voiceLine), total, restaurants } });
  }, [lines, totals, dispatch]);

  const { allConfirmedItems: said } = session;
  const isThere = said.some(({ id }) => lines?.some(({ dish }) => dish.id === id));
  // Right after they were put there the cart is still shown without them.
  const wasThere = useRef(said.length > 0);
  useEffect(() => {
    if (isThere) wasThere.current = true;
    // An order that may have arrived has emptied the cart: it is sent again, not begun anew.
    if (!lines || !isSettled || isThere || !wasThere.current || hasOpenSubmission()) return;
    wasThere.current = false;
    dispatch({ type: 'cartGone' });
  }, [lines, isSettled, isThere, dispatch]);
}

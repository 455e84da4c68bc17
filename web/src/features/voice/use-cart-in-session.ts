import { orderedLines } from '@nearbite/voice/session/known-cart';
import type { VoiceEvent, VoiceSession } from '@nearbite/voice/session/voice-session-types';
import { useEffect, useMemo, useRef } from 'react';
import {
  findOrderNote,
  hasOpenSubmission,
  keepOrderChoice,
  keepWishes,
  useCartLines,
  useCartTotals,
  withWishes,
} from '../cart/index.ts';
import { voiceLine } from './line-shapes.ts';
import { wishesOf } from './order-note.ts';
import type { ShownCart } from './voice-shop.ts';

export type VoiceCart = ReturnType<typeof useShownCart>;

export function useShownCart() {
  const lines = useCartLines();
  const totals = useCartTotals();
  const shown: ShownCart | undefined =
    lines.data && totals.data ? { lines: lines.data, totals: totals.data } : undefined;
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

/** Tells the session of the cart, and the cart of how the dishes in it are to be made. */
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

  const { allConfirmedItems: said, cart, stage } = session;
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

  const wishes = useMemo(
    () => (stage === 'done' ? [] : wishesOf(orderedLines({ cart, allConfirmedItems: said }))),
    [stage, cart, said],
  );
  useWishesInNote(wishes);
}

/** Kept for whoever orders on the cart page instead. */
function useWishesInNote(wishes: readonly string[]): void {
  const kept = useRef<readonly string[]>(undefined);
  useEffect(() => {
    const note = findOrderNote();
    // What was kept when the page was left may have been changed on the cart page since.
    const before = kept.current ?? (note === undefined ? [] : wishes);
    kept.current = wishes;
    keepWishes(wishes);
    const gone = before.filter((wish) => !wishes.includes(wish));
    const fresh = wishes.filter((wish) => !before.includes(wish));
    if (fresh.length === 0 && (gone.length === 0 || note === undefined)) return;
    keepOrderChoice({ note: withWishes(note ?? '', gone, fresh) });
  }, [wishes]);
}

import type { Profile } from '@nearbite/contract/accounts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePutVoiceItemInCartMutation } from '../../lib/cart.api.ts';
import { useCartLines, useCartTotals } from '../../lib/cart.ts';
import { getCartId } from '../../lib/cart-id.ts';
import { dialogs } from '../../lib/dialogs.tsx';
import { pageToast } from '../../lib/toasts.ts';
import { useCreateOrderMutation } from '../cart/api.ts';
import { useUnderstandVoiceOrderMutation } from './api.ts';
import { beep } from './ports/beep.ts';
import { createDraftStorage } from './ports/draft-storage.ts';
import { createSpeechRecogniser } from './ports/speech-recogniser.ts';
import { createSpeechSynthesiser } from './ports/speech-synthesiser.ts';
import { createVoiceRunner } from './voice-runner.ts';
import { createVoiceShop, type ShopProblem, type ShownCart } from './voice-shop.ts';

/** The session of this page with everything it talks to. */
export function useVoiceOrder({ id: userId, email }: Pick<Profile, 'id' | 'email'>) {
  const [cartId] = useState(getCartId);
  const [problem, setProblem] = useState<ShopProblem>();
  const [isMicrophoneRefused, setMicrophoneRefused] = useState(false);
  const cart = useShownCart();
  const cartNow = useRef(cart);
  useEffect(() => {
    cartNow.current = cart;
  });
  const [understand] = useUnderstandVoiceOrderMutation();
  const [putItem] = usePutVoiceItemInCartMutation();
  const [placeOrder] = useCreateOrderMutation();

  const [runner] = useState(() =>
    createVoiceRunner({
      recogniserFor: (listener) =>
        createSpeechRecogniser({
          ...listener,
          onStart: () => {
            setMicrophoneRefused(false);
            listener.onStart();
          },
          onFailure: (failure) => {
            setMicrophoneRefused(failure === 'refused');
            listener.onFailure(failure);
          },
        }),
      synthesiser: createSpeechSynthesiser(),
      beep,
      storage: createDraftStorage(userId),
      shop: createVoiceShop({
        calls: {
          understand: async (command, location) =>
            (await understand({ body: { command, ...location } }).unwrap()).order_items,
          putItem: (body) => putItem(body).unwrap(),
          placeOrder: (body) => placeOrder(body).unwrap(),
        },
        customer: { userId, cartId },
        findShownCart: () => cartNow.current.shown,
        onProblem: setProblem,
      }),
      tell: {
        alert: (text) => void dialogs.warning(text),
        errorDialog: (text) => void dialogs.error(text),
        toast: (text) => void pageToast.success(text),
      },
    }),
  );
  const session = useSyncExternalStore(runner.subscribe, runner.getSession);

  useEffect(() => {
    runner.start();
    return () => runner.stop();
  }, [runner]);

  return {
    session,
    dispatch: runner.dispatch,
    /** False in browsers without speech recognition. */
    canListen: runner.canListen,
    isMicrophoneRefused,
    problem,
    email,
    cart,
  };
}

export type VoiceOrderState = ReturnType<typeof useVoiceOrder>;

function useShownCart() {
  const lines = useCartLines();
  const totals = useCartTotals();
  const shown: ShownCart | undefined =
    lines.data && totals.data ? { lines: lines.data, totals: totals.data } : undefined;
  return {
    shown,
    isFailed: lines.isError || totals.isError,
    refetch: () => {
      void lines.refetch();
      void totals.refetch();
    },
  };
}

import type { Profile } from '@nearbite/contract/accounts/accounts';
import type { SavedAddress } from '@nearbite/contract/accounts/addresses';
import type { KnownAddress, VoiceLocation } from '@nearbite/voice/session/voice-session-types';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dialogs } from '../../lib/messages/dialogs.tsx';
import { pageToast } from '../../lib/messages/toasts.ts';
import { useSavedAddresses } from '../accounts/index.ts';
import {
  getCartId,
  useKnownDetails,
  useOrderClient,
  usePin,
  usePutVoiceItemInCartMutation,
  useRemoveFromCartMutation,
} from '../cart/index.ts';
import { useUnderstandVoiceOrderMutation, useVoiceExamplesQuery } from './api.ts';
import { beep } from './ports/beep.ts';
import { createDraftStorage } from './ports/draft-storage.ts';
import { createSpeechRecogniser } from './ports/speech-recogniser.ts';
import { createSpeechSynthesiser } from './ports/speech-synthesiser.ts';
import { useCartInSession, useShownCart, type VoiceCart } from './use-cart-in-session.ts';
import { createVoiceRunner } from './voice-runner.ts';
import { createVoiceShop, type ShopProblem } from './voice-shop.ts';

/** The session of this page with everything it talks to. */
export function useVoiceOrder({ id: userId, email }: Pick<Profile, 'id' | 'email'>) {
  const [cartId] = useState(getCartId);
  const [problem, setProblem] = useState<ShopProblem>();
  const cartNow = useRef<VoiceCart>(undefined);
  const [understand] = useUnderstandVoiceOrderMutation();
  const [putItem] = usePutVoiceItemInCartMutation();
  const [removeLine] = useRemoveFromCartMutation();
  const placeOrder = useOrderClient();

  const [runner] = useState(() =>
    createVoiceRunner({
      recogniserFor: createSpeechRecogniser,
      synthesiser: createSpeechSynthesiser(),
      beep,
      storage: createDraftStorage(userId),
      shop: createVoiceShop({
        calls: {
          understand: (body) => understand({ body }).unwrap(),
          putItem: (body) => putItem(body).unwrap(),
          removeLine: (itemId) => removeLine({ cartId, userId, itemId }).unwrap(),
          placeOrder,
        },
        customer: { userId, cartId },
        findShownCart: () => cartNow.current?.shown,
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
  const { pin } = usePin(session.deliveryDetails);
  const cart = useShownCart(pin);
  useEffect(() => {
    cartNow.current = cart;
  });
  useCartInSession(cart, session, runner.dispatch);

  const examples = useExamples(session.location);
  const { offered } = useKnownDetails();
  const { data: addresses } = useSavedAddresses();
  useEffect(() => {
    if (!offered) return;
    const { full_name: name, mobile: phone, address, city } = offered;
    const details = { name, phone, address, city };
    runner.dispatch({ type: 'detailsKnown', details, addresses: (addresses ?? []).map(knownAddress) });
  }, [offered, addresses, runner]);

  useEffect(() => {
    runner.start();
    return () => runner.stop();
  }, [runner]);

  return {
    session,
    dispatch: runner.dispatch,
    /** False in browsers without speech recognition. */
    canListen: runner.canListen,
    /** Nothing to speak into: typing is offered in its place. */
    isTyped: !runner.canListen || session.microphoneProblem !== null,
    examples,
    problem,
    email,
    cart,
  };
}

const knownAddress = ({ label, address, city }: SavedAddress): KnownAddress => ({ label, address, city });

export type VoiceOrderState = ReturnType<typeof useVoiceOrder>;

const NOWHERE: VoiceLocation = { latitude: 0, longitude: 0 };
const NO_EXAMPLES: readonly string[] = [];

/** Sentences of dishes within reach; none as long as the place is not known. */
function useExamples(location: VoiceLocation | null): readonly string[] {
  const { currentData } = useVoiceExamplesQuery({ query: location ?? NOWHERE }, { skip: location === null });
  return currentData?.examples ?? NO_EXAMPLES;
}

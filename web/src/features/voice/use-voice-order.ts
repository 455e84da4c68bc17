import type { Profile } from '@nearbite/contract/accounts/accounts';
import { listVoiceExamples, understandVoiceOrder } from '@nearbite/contract/voice/voice';
import type { VoiceLocation, VoiceSession } from '@nearbite/voice/session/voice-session-types';
import { voiceSettings } from '@nearbite/voice/session/voice-settings';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readText, removeText, writeText } from '../../lib/browser/stored-text.ts';
import { dialogs } from '../../lib/messages/dialogs.tsx';
import { pageToast } from '../../lib/messages/toasts.ts';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';
import type { Position } from '../../lib/place/geolocation.ts';
import { useSavedAddresses } from '../accounts/index.ts';
import {
  getCartId,
  hasOpenSubmission,
  useCartLines,
  useCartTotals,
  useKnownDetails,
  useOrderClient,
  usePin,
  usePutVoiceItemInCartMutation,
  useRemoveFromCartMutation,
} from '../cart/index.ts';
import { voiceLine } from './line-shapes.ts';
import { sounds } from './ports/sounds.ts';
import { createSpeechRecogniser } from './ports/speech-recogniser.ts';
import { createVoiceRunner } from './voice-runner.ts';
import { createVoiceShop, type ShopProblem, type ShownCart } from './voice-shop.ts';

const anonymous = { extraOptions: { anonymous: true } } as const;
const { useUnderstandVoiceOrderMutation, useVoiceExamplesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    understandVoiceOrder: build.mutation({ ...call(understandVoiceOrder), ...anonymous }),
    voiceExamples: build.query({ ...call(listVoiceExamples), ...anonymous }),
  }),
});

export type VoiceOrderState = ReturnType<typeof useVoiceOrder>;

/** Nothing to speak into: typing is offered in its place. */
export const isTyped = ({ canListen, microphoneProblem }: VoiceSession): boolean =>
  !canListen || microphoneProblem !== null;

/** The session of this page with everything it talks to. */
export function useVoiceOrder({ id: userId, email }: Pick<Profile, 'id' | 'email'>) {
  const [cartId] = useState(getCartId);
  const [problem, setProblem] = useState<ShopProblem>();
  const shownCart = useRef<ShownCart>(undefined);
  const [understand] = useUnderstandVoiceOrderMutation();
  const [putItem] = usePutVoiceItemInCartMutation();
  const [removeLine] = useRemoveFromCartMutation();
  const placeOrder = useOrderClient();

  const [runner] = useState(() =>
    createVoiceRunner({
      recogniserFor: createSpeechRecogniser,
      sounds,
      storage: draftOf(userId),
      shop: createVoiceShop({
        calls: {
          understand: (body) => understand({ body }).unwrap(),
          putItem: (body) => putItem(body).unwrap(),
          removeLine: (itemId) => removeLine({ cartId, userId, itemId }).unwrap(),
          placeOrder,
        },
        customer: { userId, cartId },
        findShownCart: () => shownCart.current,
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
  const { dispatch } = runner;
  const { pin } = usePin(session.deliveryDetails);
  const cart = useShownCart(pin);
  useEffect(() => {
    shownCart.current = cart.shown;
  });
  useCartInSession(cart, session, dispatch);

  const { location } = session;
  const { currentData } = useVoiceExamplesQuery({ query: location ?? NOWHERE }, { skip: location === null });
  const { offered } = useKnownDetails();
  const { data: addresses } = useSavedAddresses();
  useEffect(() => {
    if (!offered) return;
    const { full_name: name, mobile: phone, address, city } = offered;
    const details = { name, phone, address, city };
    dispatch({ type: 'detailsKnown', details, addresses: addresses ?? [] });
  }, [offered, addresses, dispatch]);

  useEffect(() => {
    runner.start();
    return () => runner.stop();
  }, [runner]);

  /** Examples are of dishes within reach; none as long as the place is not known. */
  return { session, dispatch, examples: currentData?.examples ?? [], problem, email, cart };
}

const NOWHERE: VoiceLocation = { latitude: 0, longitude: 0 };

const DRAFT = voiceSettings.draftKey;
const OWNER = `${DRAFT}.user`;

/** The draft of one user: whoever signs in next on this browser does not see it. */
const draftOf = (userId: number) => ({
  load: () => (readText(OWNER) === String(userId) ? readText(DRAFT) : null),
  save(text: string) {
    writeText(OWNER, String(userId));
    writeText(DRAFT, text);
  },
  clear() {
    removeText(OWNER);
    removeText(DRAFT);
  },
});

/** With what it costs at the pin, which goes with the order. */
function useShownCart(pin: Position | undefined) {
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
function useCartInSession(
  { shown, isSettled }: ReturnType<typeof useShownCart>,
  { allConfirmedItems: said }: VoiceSession,
  dispatch: ReturnType<typeof createVoiceRunner>['dispatch'],
): void {
  const { lines, totals } = shown ?? {};
  useEffect(() => {
    if (!lines || !totals) return;
    const { total, restaurants } = totals;
    dispatch({ type: 'cartKnown', cart: { lines: lines.map(voiceLine), total, restaurants } });
  }, [lines, totals, dispatch]);

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

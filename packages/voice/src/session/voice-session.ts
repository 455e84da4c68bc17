import { addressTaking } from './address-taking.ts';
import { afterCart } from './after-cart.ts';
import { orderTaking } from './order-taking.ts';
import {
  alert,
  fieldText,
  hasReplied,
  microphone,
  type Row,
  type Step,
  say,
  step,
  stopMicrophone,
} from './steps.ts';
import { withoutOldQuestion } from './unservable-kitchens.ts';
import { newSession, serialiseDraft } from './voice-draft.ts';
import type {
  MicrophoneProblem,
  VoiceEffect,
  VoiceEvent,
  VoiceSession,
  VoiceStage,
} from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

/** As when the page is opened for the first time; what is known of the customer stays, an allergy above all. */
function beginAnew(session: VoiceSession): VoiceSession {
  const { canListen, location, savedDetails, savedAddresses, cart, allergies } = session;
  return { ...newSession(), canListen, location, savedDetails, savedAddresses, cart, allergies };
}

/** Of what was ordered only an allergy is kept, which counts for the next order as well. */
const clearDraft = (session: VoiceSession): VoiceEffect[] => [
  { type: 'clearDraft' },
  ...(session.allergies.length > 0
    ? [{ type: 'saveDraft', text: serialiseDraft(beginAnew(session)) } as const]
    : []),
];

const resetAll = (session: VoiceSession): Step => {
  const lines = session.stage === 'done' ? [] : session.putInCart;
  return step(
    { ...beginAnew(session), allergies: [] },
    { type: 'cancelTimers' },
    stopMicrophone,
    { type: 'clearDraft' },
    ...(lines.length > 0 ? [{ type: 'takeBack', lines } as const] : []),
  );
};

/** What is only in the preview so far stays there. */
const cartGone = (session: VoiceSession): Step | undefined => {
  if (session.waiting !== 'nothing' || session.allConfirmedItems.length === 0) return undefined;
  if (session.stage === 'initial') return step({ ...session, allConfirmedItems: [], putInCart: [] });
  return step(
    { ...beginAnew(session), placedOrder: session.placedOrder },
    { type: 'cancelTimers' },
    stopMicrophone,
    ...clearDraft(session),
  );
};

const cannotListen = (microphoneProblem: MicrophoneProblem, told: VoiceEffect) => (session: VoiceSession) =>
  step({ ...session, listening: false, microphoneProblem }, told);

/** What may happen at every stage. */
const anywhere: Row = {
  startListening: (session) =>
    step(
      { ...session, needsTap: false, noItemsFound: false },
      hasReplied(session) ? microphone(0) : { ...microphone(0), goesOn: true },
    ),
  stopListening: (session) => step({ ...session, listening: false }, stopMicrophone),
  listeningStarted: (session) =>
    step({
      ...session,
      listening: true,
      microphoneProblem: null,
      isHeardOn: false,
      fieldBeforeSpeech: session.isHeardOn ? session.fieldBeforeSpeech : fieldText(session),
      // Whoever begins to speak again says the field anew.
      transcript: session.stage === 'address' && !session.isHeardOn ? '' : session.transcript,
    }),
  listeningEnded: (session) => step({ ...session, listening: false }),
  listeningFailed: cannotListen('failed', say(voiceTexts.listeningFailed)),
  microphoneFailed: cannotListen('missing', say(voiceTexts.microphoneFailed)),
  microphoneRefused: cannotListen('refused', alert(voiceTexts.microphoneRefused)),
  cartKnown: (session, { cart }) => step(withoutOldQuestion({ ...session, cart })),
  cartGone,
  detailsKnown: (session, { details, addresses = [] }) =>
    step({ ...session, savedDetails: details, savedAddresses: addresses }),
  locationFound: (session, { location }) => step({ ...session, location }),
  locationDenied: (session) => step(session, alert(voiceTexts.locationDenied)),
  locationUnsupported: (session) => step(session, alert(voiceTexts.locationUnsupported)),
  resetAll,
};

const done: Row = {
  // The order has just emptied it.
  cartGone: () => undefined,
  resetDue: (session) =>
    step({ ...beginAnew(session), placedOrder: session.placedOrder }, ...clearDraft(session)),
};

/** Which event means what at which stage; an event without a row changes nothing. */
const transitions: Readonly<Record<VoiceStage, Row>> = {
  initial: { ...anywhere, ...orderTaking },
  afterCart: { ...anywhere, ...afterCart },
  address: { ...anywhere, ...addressTaking },
  done: { ...anywhere, ...done },
};

/** The voice page's next state and what it has to do; the draft is saved whenever it has changed. */
export function advance(session: VoiceSession, event: VoiceEvent): Step {
  // The row's handler of this type takes events of this type; the types cannot follow the two together.
  const handle = transitions[session.stage][event.type] as
    | ((from: VoiceSession, what: VoiceEvent) => Step | undefined)
    | undefined;
  const next = handle?.(session, event);
  if (next === undefined) return { session, effects: [] };
  const text = serialiseDraft(next.session);
  const isCleared = next.effects.some((effect) => effect.type === 'clearDraft');
  if (isCleared || text === serialiseDraft(session)) return next;
  return { session: next.session, effects: [...next.effects, { type: 'saveDraft', text }] };
}

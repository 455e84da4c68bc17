import { talkOfAddress } from './address-talk.ts';
import { tellAllergies } from './allergies.ts';
import { askNext } from './ask-next.ts';
import { changeCart } from './cart-changes.ts';
import { readIntent } from './conversation.ts';
import { isSameAddress } from './field-commands.ts';
import { orderedLines } from './known-cart.ts';
import { takeOffered, withOffered } from './offered-dishes.ts';
import { withTranscript } from './order-taking.ts';
import { findSavedAddress, takeAddress } from './saved-addresses.ts';
import { takeSameAddress, toDelivery } from './saved-details.ts';
import { mergePut } from './session-lines.ts';
import {
  alert,
  canOpenMicrophone,
  hushFor,
  microphone,
  type Row,
  type Step,
  step,
  stopMicrophone,
  understand,
} from './steps.ts';
import { replyInWords } from './tell-order.ts';
import { understoodInCart } from './understood-in-cart.ts';
import { redo, undo } from './undo.ts';
import { answerUnservable, chooseUnservable } from './unservable-answers.ts';
import type { VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';
import { answerWhichLine, chooseLine } from './which-line.ts';

const addMoreItems = (session: VoiceSession): Step =>
  step(
    {
      ...session,
      stage: 'initial',
      confirmed: false,
      transcript: '',
      told: null,
      noItemsFound: false,
      question: null,
    },
    ...hushFor(session),
    ...(canOpenMicrophone(session) ? [microphone(0)] : []),
  );

/** An intent is done at once; anything else is a change of what lies in the cart. */
function doInCart(session: VoiceSession, said: string): Step | undefined {
  const address = findSavedAddress(session, said);
  if (address !== undefined) return toDeliveryAt(session, (delivery) => takeAddress(delivery, address));
  if (isSameAddress(said)) return toDeliveryAt(session, takeSameAddress);
  const ofAddress = talkOfAddress(session, said);
  if (ofAddress !== undefined) return ofAddress;
  const intent = readIntent(said);
  switch (intent) {
    case 'addMore':
    case 'confirm':
      return addMoreItems(session);
    case 'proceed':
    case 'finished':
    case 'deny':
      return toDelivery({ ...session, transcript: '' });
    case 'undo':
      return undo({ ...session, transcript: '' });
    case 'redo':
      return redo({ ...session, transcript: '' });
    case 'startOver':
      return changeCart({ ...session, transcript: '' }, []);
    default:
      return replyInWords(session, intent) ?? understandInCart(session, said);
  }
}

function toDeliveryAt(
  session: VoiceSession,
  take: (delivery: VoiceSession) => Step | undefined,
): Step | undefined {
  const delivery = toDelivery({ ...session, transcript: '' });
  // What stands against the cart is told first.
  return delivery.session.stage === 'address' ? take(delivery.session) : delivery;
}

function understandInCart(session: VoiceSession, command: string): Step | undefined {
  const { location } = session;
  if (session.waiting !== 'nothing') return undefined;
  if (location === null) return step(session, alert(voiceTexts.locationMissing));
  return step(
    { ...session, waiting: 'understanding', transcript: command, listening: false, told: null },
    stopMicrophone,
    understand(session, { command, location, context: orderedLines(session) }),
  );
}

/** The dishes are in the cart: more of them, less of them, or on to the address. */
export const afterCart: Row = {
  heard: (session, { text, utterance = text, isInterim }) => {
    if (isInterim) return withTranscript(session, utterance, true);
    const spoken: VoiceSession = { ...session, isSpoken: true };
    return (
      answerWhichLine(spoken, utterance) ??
      answerUnservable(spoken, utterance) ??
      takeOffered(spoken, utterance) ??
      doInCart(spoken, utterance)
    );
  },
  edited: (session, { text }) => withTranscript(session, text, false),
  sendOrder: (session) => {
    const said = session.transcript.trim();
    if (said === '') return undefined;
    const typed: VoiceSession = { ...session, isSpoken: false };
    return (
      answerWhichLine(typed, said) ??
      answerUnservable(typed, said) ??
      takeOffered(typed, said) ??
      doInCart(typed, said)
    );
  },
  choiceMade: (session, { choice }) => chooseLine(session, choice) ?? chooseUnservable(session, choice),
  nearDishChosen: (session, { item }) => askNext(withOffered(session, [item])),
  orderUnderstood: (session, event) =>
    session.waiting === 'understanding'
      ? tellAllergies(session, event, understoodInCart(session, event))
      : undefined,
  orderRefused: (session, { error, message }) =>
    step(
      { ...session, waiting: 'nothing' },
      { type: 'errorDialog', text: error || message || voiceTexts.sendRefused },
    ),
  orderUnreachable: (session) => step({ ...session, waiting: 'nothing' }, alert(voiceTexts.sendFailed)),
  itemsAdded: (session, { put }) =>
    step({ ...session, waiting: 'nothing', putInCart: mergePut(session.putInCart, put) }),
  itemsNotAdded: (session, { put }) =>
    step({ ...session, waiting: 'nothing', putInCart: mergePut(session.putInCart, put) }),
  addMoreItems,
  proceedToDelivery: toDelivery,
};

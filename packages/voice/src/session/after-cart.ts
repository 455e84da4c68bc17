import { talkOfAddress } from './address-talk.ts';
import { tellAllergies } from './allergies.ts';
import { changeCart } from './cart-changes.ts';
import { readIntent } from './conversation.ts';
import { isSameAddress } from './field-commands.ts';
import { takeOffered } from './offered-dishes.ts';
import { sending, withTranscript } from './order-taking.ts';
import { findSavedAddress, takeAddress, takeSameAddress, toDelivery } from './saved-details.ts';
import { mergePut } from './session-lines.ts';
import { canOpenMicrophone, hushFor, microphone, type Row, type Step, sendWords, step } from './steps.ts';
import { replyInWords } from './tell-order.ts';
import { understoodInCart } from './understood-in-cart.ts';
import { redo, undo } from './undo.ts';
import { answerUnservable, chooseUnservable } from './unservable-answers.ts';
import type { PutLine, VoiceSession } from './voice-session-types.ts';
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
      return (
        replyInWords(session, intent) ??
        (session.waiting === 'nothing' ? sendWords(session, said) : undefined)
      );
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

const reply = (session: VoiceSession, said: string): Step | undefined =>
  answerWhichLine(session, said) ??
  answerUnservable(session, said) ??
  takeOffered(session, said) ??
  doInCart(session, said);

const putBack = (session: VoiceSession, { put }: { readonly put: readonly PutLine[] }): Step =>
  step({ ...session, waiting: 'nothing', putInCart: mergePut(session.putInCart, put) });

/** The dishes are in the cart: more of them, less of them, or on to the address. */
export const afterCart: Row = {
  ...sending,
  heard: (session, { text, utterance = text, isInterim }) =>
    isInterim ? withTranscript(session, utterance, true) : reply({ ...session, isSpoken: true }, utterance),
  sendOrder: (session) => {
    const said = session.transcript.trim();
    return said === '' ? undefined : reply({ ...session, isSpoken: false }, said);
  },
  choiceMade: (session, { choice }) => chooseLine(session, choice) ?? chooseUnservable(session, choice),
  orderUnderstood: (session, event) =>
    session.waiting === 'understanding'
      ? tellAllergies(session, event, understoodInCart(session, event))
      : undefined,
  itemsAdded: putBack,
  itemsNotAdded: putBack,
  addMoreItems,
  proceedToDelivery: toDelivery,
};

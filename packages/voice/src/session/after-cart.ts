import { inLatin } from '../read/transliterate.ts';
import { talkOfAddress } from './address-talk.ts';
import { tellAllergies } from './allergies.ts';
import { changeCart } from './cart-changes.ts';
import { readIntent } from './conversation.ts';
import { isSameAddress } from './field-commands.ts';
import { orderedLines } from './known-cart.ts';
import { takeOffered } from './offered-dishes.ts';
import { sending, withTranscript } from './order-taking.ts';
import { findSavedAddress, takeAddress, takeSameAddress, toDelivery } from './saved-details.ts';
import { mergePut } from './session-lines.ts';
import { hushFor, listen, type Row, type Step, sendWords, step, tell } from './steps.ts';
import { replyInWords } from './tell-order.ts';
import { understoodInCart } from './understood.ts';
import { redo, undo } from './undo.ts';
import { findUnservable } from './unservable-kitchens.ts';
import type { PutLine, VoiceSession } from './voice-session-types.ts';
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
    ...listen(session),
  );

/** An intent is done at once; anything else is a change of what lies in the cart. */
function doInCart(session: VoiceSession, said: string): Step | undefined {
  const address = findSavedAddress(session, said);
  if (address !== undefined) return toDeliveryAt(session, (delivery) => takeAddress(delivery, address));
  if (isSameAddress(said)) return toDeliveryAt(session, takeSameAddress);
  const ofAddress = talkOfAddress(session, said);
  if (ofAddress !== undefined) return ofAddress;
  const intent = readIntent(said);
  const heard: VoiceSession = { ...session, transcript: '' };
  switch (intent) {
    case 'addMore':
    case 'confirm':
      return addMoreItems(session);
    case 'proceed':
    case 'finished':
    case 'deny':
      return toDelivery(heard);
    case 'undo':
      return undo(heard);
    case 'redo':
      return redo(heard);
    case 'startOver':
      return changeCart(heard, []);
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

/** "Shall I take it out?": yes or no, said or typed; anything else is a change of the cart as ever. */
export function answerUnservable(session: VoiceSession, said: string): Step | undefined {
  if (session.question?.about !== 'unservable') return undefined;
  const intent = readIntent(said);
  if (intent === 'confirm' || takesOut.test(inLatin(said))) return takeOutUnservable(session);
  return intent === 'deny' || keeps.test(inLatin(said)) ? keep(session) : undefined;
}

const takesOut =
  /^(?:yes |ji |haa?n )*(?:please )?(?:(?:take|remove|drop) (?:it|them|that|those)(?: out)?|(?:nikal|hata)(?: do| de| dein)?)(?: please)?\W*$/i;
const keeps = /^(?:no |nahi )?(?:(?:keep|leave) (?:it|them)|rehne(?: do| dein))\W*$/i;

export function chooseUnservable(session: VoiceSession, choice: string): Step | undefined {
  if (session.question?.about !== 'unservable') return undefined;
  // By its place: the question may have been asked in another language, before a reload.
  return choice === session.question.choices[0] ? takeOutUnservable(session) : keep(session);
}

/** What is left goes on to the delivery, as was asked for. */
function takeOutUnservable(session: VoiceSession): Step | undefined {
  if (session.waiting !== 'nothing') return undefined;
  const unservable = new Set(findUnservable(session).flatMap(({ lines }) => lines.map(({ id }) => id)));
  const left = orderedLines(session).filter(({ id }) => !unservable.has(id));
  const changed = changeCart({ ...session, question: null, transcript: '' }, left);
  if (left.length === 0) return changed;
  const next = toDelivery(changed.session);
  const cartEffects = changed.effects.filter(({ type }) => type === 'takeBack' || type === 'addToCart');
  return step(next.session, ...cartEffects, ...next.effects);
}

const keep = (session: VoiceSession): Step => tell({ ...session, question: null }, voiceTexts.more);

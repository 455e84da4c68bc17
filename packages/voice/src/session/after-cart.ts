import { changeCart } from './cart-changes.ts';
import { readBack, readIntent } from './conversation.ts';
import { isSameAddress } from './field-commands.ts';
import { orderedLines } from './known-cart.ts';
import { answeredDish, lastChanged } from './order-changes.ts';
import { withTranscript } from './order-taking.ts';
import { findPortionQuestion } from './questions.ts';
import { takeSameAddress, toDelivery } from './saved-details.ts';
import { mergePut } from './session-lines.ts';
import {
  alert,
  canOpenMicrophone,
  goOnListening,
  hushFor,
  microphone,
  type Row,
  type Step,
  say,
  step,
  stopMicrophone,
  understand,
} from './steps.ts';
import { replyInWords } from './tell-order.ts';
import { explainNotFound } from './told-texts.ts';
import { answerUnservable, chooseUnservable } from './unservable-answers.ts';
import type { VoiceEvent, VoiceLine, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';
import { answerWhichLine, chooseLine, toOpenQuestion } from './which-line.ts';

type Understood = Extract<VoiceEvent, { type: 'orderUnderstood' }>;

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
  if (isSameAddress(said)) return toSameAddress(session);
  const intent = readIntent(said);
  switch (intent) {
    case 'addMore':
    case 'confirm':
      return addMoreItems(session);
    case 'proceed':
    case 'finished':
    case 'deny':
      return toDelivery({ ...session, transcript: '' });
    case 'startOver':
      return changeCart({ ...session, transcript: '' }, []);
    default:
      return replyInWords(session, intent) ?? understandInCart(session, said);
  }
}

function toSameAddress(session: VoiceSession): Step | undefined {
  const delivery = toDelivery({ ...session, transcript: '' });
  // What stands against the cart is told first.
  return delivery.session.stage === 'address' ? takeSameAddress(delivery.session) : delivery;
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

/** Lines that go, lines that are set anew, and dishes that were not there: those are shown before they go in. */
function understoodInCart(
  session: VoiceSession,
  { items, notFound, question, answer, changed }: Understood,
): Step {
  const settled: VoiceSession = {
    ...session,
    waiting: 'nothing',
    notFound: [],
    noItemsFound: false,
    question: null,
  };
  if (question?.lines !== undefined) {
    const asked = toOpenQuestion(session, question);
    return step({ ...settled, transcript: '', question: asked }, say(asked.text), ...goOnListening(session));
  }
  if (!changed) {
    const asItWas = `${voiceTexts.nothingChanged} ${readBack(orderedLines(session))}`;
    const told = answer?.text ?? (notFound.map(explainNotFound).join(' ') || asItWas);
    // Words that were not understood stay, so that they can be put right.
    const transcript = answer || notFound.length === 0 ? '' : session.transcript;
    return step(
      { ...settled, transcript, told, spokenOf: answeredDish(session, answer) },
      say(told),
      ...goOnListening(session),
    );
  }
  const known = new Set(orderedLines(session).map(({ id }) => id));
  const isThere = ({ id }: VoiceLine) => known.has(id);
  const fresh = items.filter((line) => !isThere(line));
  const spokenOf = lastChanged(orderedLines(session), items)?.id ?? session.spokenOf;
  const cart = changeCart({ ...settled, transcript: '', spokenOf }, items.filter(isThere));
  if (fresh.length === 0) return cart;
  const asked = question === null ? findPortionQuestion(fresh) : null;
  return {
    session: {
      ...cart.session,
      stage: 'initial',
      confirmed: false,
      pendingItems: fresh,
      question: asked,
      told: null,
    },
    effects: [
      ...cart.effects.filter(({ type }) => type !== 'speak'),
      ...(asked === null ? [] : [say(asked.text)]),
      ...goOnListening(session),
    ],
  };
}

/** The dishes are in the cart: more of them, less of them, or on to the address. */
export const afterCart: Row = {
  heard: (session, { text, utterance = text, isInterim }) => {
    if (isInterim) return withTranscript(session, utterance, true);
    const spoken: VoiceSession = { ...session, isSpoken: true };
    return (
      answerWhichLine(spoken, utterance) ?? answerUnservable(spoken, utterance) ?? doInCart(spoken, utterance)
    );
  },
  edited: (session, { text }) => withTranscript(session, text, false),
  sendOrder: (session) => {
    const said = session.transcript.trim();
    if (said === '') return undefined;
    const typed: VoiceSession = { ...session, isSpoken: false };
    return answerWhichLine(typed, said) ?? answerUnservable(typed, said) ?? doInCart(typed, said);
  },
  choiceMade: (session, { choice }) => chooseLine(session, choice) ?? chooseUnservable(session, choice),
  orderUnderstood: (session, event) =>
    session.waiting === 'understanding' ? understoodInCart(session, event) : undefined,
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

import type { VoiceAnswer } from '@nearbite/contract/voice/voice';
import { maxTranscriptLength } from '../read/tokenise.ts';
import { readBack, readIntent, type SpokenIntent, withoutSend } from './conversation.ts';
import { cartWith, explainOrder } from './known-cart.ts';
import { answerLine, findChoice, findNextQuestion, findPortionQuestion, keepDoubts } from './questions.ts';
import { toDelivery } from './saved-details.ts';
import { isSameLine, mergeLines, mergePut } from './session-lines.ts';
import { alert, goOnListening, type Row, type Step, say, step, stopMicrophone } from './steps.ts';
import { replyInWords } from './tell-order.ts';
import { explainCut, explainNotFound } from './told-texts.ts';
import type { OpenQuestion, VoiceEvent, VoiceLine, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';
import { answerWhichLine, chooseLine, toOpenQuestion } from './which-line.ts';

type Understood = Extract<VoiceEvent, { type: 'orderUnderstood' }>;

function understood(
  session: VoiceSession,
  { items, notFound, question, answer, isWhole, changed }: Understood,
): Step {
  if (answer) return tellAnswer(session, answer);
  const isUnchanged = isWhole && !changed && question === null;
  const isNothing = isWhole ? isUnchanged && notFound.length > 0 : items.length === 0;
  // Of what is there already, only what was not found is told.
  const isEmpty = isNothing && session.pendingItems.length === 0;
  const pendingItems = isWhole
    ? keepDoubts(session.pendingItems, items)
    : mergeLines(session.pendingItems, items);
  // What was told of a kitchen once need not be told with every further dish.
  const before = explainOrder(session);
  const kitchens = explainOrder({ ...session, pendingItems }).filter((text) => !before.includes(text));
  const asked =
    question === null
      ? (isWhole ? findNextQuestion : findPortionQuestion)(pendingItems)
      : toOpenQuestion(session, question);
  const told = [
    ...notFound.map(explainNotFound),
    ...items.map(explainCut).filter((text) => text !== undefined),
    ...(isNothing || asked === null ? [] : [asked.text]),
  ];
  if (isUnchanged && !isNothing) return tellAsItWas({ ...session, waiting: 'nothing' });
  return step(
    {
      ...session,
      waiting: 'nothing',
      pendingItems,
      question: asked,
      confirmed: isNothing && session.confirmed,
      noItemsFound: isEmpty,
      notFound,
      // Words that were not understood stay, so that they can be put right.
      transcript: isNothing || notFound.length > 0 ? session.transcript : '',
    },
    ...(isEmpty ? [say(voiceTexts.nothingFoundSpoken)] : []),
    ...(kitchens.length > 0 ? [say(kitchens.join(' '))] : []),
    ...(told.length > 0 ? [say(told.join(' '))] : []),
    ...goOnListening(session),
  );
}

/** "What drinks do you have": told, with the dishes to tap; what is in the order stays. */
const tellAnswer = (session: VoiceSession, { text, dishes }: VoiceAnswer): Step =>
  step(
    { ...session, waiting: 'nothing', transcript: '', noItemsFound: false, told: text, offered: dishes },
    say(text),
    ...goOnListening(session),
  );

/** Understood, and yet nothing came of it: the words stay, and what is there is told. */
function tellAsItWas(session: VoiceSession): Step {
  const told = `${voiceTexts.nothingChanged} ${readBack(session.pendingItems)}`;
  return step({ ...session, told }, say(told), ...goOnListening(session));
}

/** The open question, if what was said is one of its choices. */
function answerQuestion(session: VoiceSession, said: string): Step | undefined {
  const { question } = session;
  if (question?.about === 'line') return answerWhichLine(session, said);
  const choice = question === null ? undefined : findChoice(question.choices, said);
  return choice === undefined ? undefined : settleQuestion(session, question?.choices[choice] ?? '');
}

/** The line becomes what was chosen, and the next question comes up. */
function settleQuestion(session: VoiceSession, choice: string): Step | undefined {
  const { question, pendingItems } = session;
  const line = question === null ? undefined : pendingItems[question.line];
  if (question === null || question.about === 'line' || line === undefined || session.waiting !== 'nothing')
    return undefined;
  const answered = answerLine(question, line, choice);
  const lines = answered === undefined ? [] : [answered];
  const rest = pendingItems.filter(
    (other, place) => place !== question.line && (answered === undefined || !isSameLine(other, answered)),
  );
  const left = [...rest.slice(0, question.line), ...lines, ...rest.slice(question.line)];
  const next = findNextQuestion(left);
  const settled: VoiceSession = {
    ...session,
    pendingItems: left,
    question: next,
    transcript: '',
    told: null,
  };
  return next === null ? step(settled) : step(settled, say(next.text), ...goOnListening(session));
}

/** "What is in my order", "start over", "confirm": handled here, nothing is sent. */
function doAsTold(session: VoiceSession, intent: SpokenIntent | undefined): Step | undefined {
  const { pendingItems, allConfirmedItems } = session;
  // A yes does not say which dish is meant, and a wrong cart is worse than the same question again.
  if (
    (intent === 'confirm' || intent === 'proceed') &&
    session.question &&
    session.question.about !== 'portion'
  )
    return askAgain(session, session.question);
  switch (intent) {
    case 'startOver':
      if (pendingItems.length === 0) return undefined;
      return step({ ...session, pendingItems: [], question: null, notFound: [], transcript: '', told: null });
    case 'confirm':
      return pendingItems.length === 0 ? undefined : confirmItems({ ...session, transcript: '' });
    case 'proceed':
      if (pendingItems.length > 0) return confirmItems({ ...session, transcript: '' });
      return allConfirmedItems.length > 0 ? toDelivery(session) : undefined;
    default:
      return replyInWords(session, intent);
  }
}

/** A plain answer about the preview needs no Send Order; what else is said waits for it. */
function replyToPreview(session: VoiceSession, said: string): Step | undefined {
  if (session.pendingItems.length === 0 || session.waiting !== 'nothing') return undefined;
  const intent = readIntent(said);
  const replied = answerQuestion(session, said) ?? doAsTold(session, intent);
  if (replied === undefined)
    return intent === 'deny' ? tellAsItWas({ ...session, transcript: '' }) : undefined;
  const isHeard = replied.effects.some(({ type }) => type === 'startMicrophone' || type === 'stopMicrophone');
  // A new start, or the next words would stand behind these.
  return isHeard ? replied : step(replied.session, ...replied.effects, ...goOnListening(session));
}

const askAgain = (session: VoiceSession, { text }: OpenQuestion): Step =>
  step({ ...session, transcript: '', told: null }, say(text), ...goOnListening(session));

function confirmItems(session: VoiceSession): Step | undefined {
  if (session.waiting !== 'nothing' || session.pendingItems.length === 0) return undefined;
  return step({ ...session, waiting: 'cart', listening: false, question: null, told: null }, stopMicrophone, {
    type: 'addToCart',
    items: session.pendingItems,
  });
}

/** Put right by hand; a question about a dish that may have gone is dropped. */
const withPreview = (session: VoiceSession, pendingItems: readonly VoiceLine[]): Step =>
  step({ ...session, pendingItems, question: findPortionQuestion(pendingItems) });

export const withTranscript = (session: VoiceSession, text: string, isSpoken: boolean): Step =>
  step({
    ...session,
    isSpoken,
    told: null,
    transcript: text.slice(0, maxTranscriptLength),
    noItemsFound: false,
    notFound: [],
    offered: [],
  });

function sendOrder(session: VoiceSession): Step | undefined {
  if (session.waiting !== 'nothing') return undefined;
  const command = session.transcript.trim();
  if (command === '')
    return step({ ...session, noItemsFound: session.pendingItems.length === 0 }, alert(voiceTexts.noSpeech));
  const answered = answerQuestion(session, command) ?? doAsTold(session, readIntent(command));
  if (answered !== undefined) return answered;
  if (session.location === null) return step(session, alert(voiceTexts.locationMissing));
  const sending: VoiceSession = {
    ...session,
    waiting: 'understanding',
    listening: false,
    noItemsFound: false,
    notFound: [],
  };
  const { location, pendingItems: context } = session;
  return step(sending, stopMicrophone, { type: 'understand', command, location, context });
}

/** Listening to what is ordered, and the preview of it. */
export const orderTaking: Row = {
  heard: (session, { text, isInterim }) => {
    if (isInterim) return withTranscript(session, text, true);
    const order = withoutSend(text);
    if (order !== undefined) return sendOrder(withTranscript(session, order, true).session);
    return replyToPreview({ ...session, isSpoken: true }, text) ?? withTranscript(session, text, true);
  },
  edited: (session, { text }) => withTranscript(session, text, false),
  clear: (session) => withTranscript(session, '', session.isSpoken),
  sendOrder,
  orderUnderstood: (session, event) =>
    session.waiting === 'understanding' ? understood(session, event) : undefined,
  choiceMade: (session, { choice }) => chooseLine(session, choice) ?? settleQuestion(session, choice),
  nearDishChosen: (session, { place, item }) => {
    const notFound = session.notFound.filter((_, position) => position !== place);
    return step({
      ...session,
      notFound,
      offered: session.offered.filter(({ id }) => id !== item.id),
      pendingItems: mergeLines(session.pendingItems, [item]),
      confirmed: false,
      noItemsFound: false,
      transcript: notFound.length > 0 ? session.transcript : '',
    });
  },
  orderRefused: (session, { error, message }) =>
    step(
      { ...session, waiting: 'nothing' },
      { type: 'errorDialog', text: error || message || voiceTexts.sendRefused },
    ),
  orderUnreachable: (session) => step({ ...session, waiting: 'nothing' }, alert(voiceTexts.sendFailed)),
  removeItem: (session, { place }) =>
    withPreview(
      session,
      session.pendingItems.filter((_, position) => position !== place),
    ),
  replaceItem: (session, { place, item }) =>
    withPreview(
      session,
      session.pendingItems
        .map((line, position) => (position === place ? item : line))
        .filter((line, position) => position === place || !isSameLine(line, item)),
    ),
  confirmItems,
  itemsAdded: (session, { put }) => {
    if (session.waiting !== 'cart') return undefined;
    const allConfirmedItems = mergeLines(session.allConfirmedItems, session.pendingItems);
    const next: VoiceSession = {
      ...session,
      waiting: 'nothing',
      stage: 'afterCart',
      confirmed: true,
      allConfirmedItems,
      pendingItems: [],
      putInCart: mergePut(session.putInCart, put),
      cart: cartWith(session.cart, mergeLines(session.cart?.lines ?? [], session.pendingItems)),
      notFound: [],
      transcript: '',
    };
    return step(
      next,
      { type: 'toast', text: voiceTexts.itemsAdded },
      // Whoever spoke is asked aloud; whoever types reads it.
      ...(session.isSpoken ? [say(voiceTexts.inCartNow)] : []),
      ...goOnListening(session),
    );
  },
  itemsNotAdded: (session, { put }) =>
    step({ ...session, waiting: 'nothing', putInCart: mergePut(session.putInCart, put) }),
  proceedToDelivery: (session) => (session.allConfirmedItems.length > 0 ? toDelivery(session) : undefined),
};

import { readIntent, type SpokenIntent } from './conversation.ts';
import { answerLine, findChoice, findNextQuestion } from './questions.ts';
import { toDelivery } from './saved-details.ts';
import { isSameLine } from './session-lines.ts';
import { goOnListening, type Step, say, step, stopMicrophone } from './steps.ts';
import { replyInWords } from './tell-order.ts';
import { tellAsItWas } from './understood.ts';
import type { OpenQuestion, VoiceSession } from './voice-session-types.ts';
import { answerWhichLine } from './which-line.ts';

/** The open question, if what was said is one of its choices. */
export function answerQuestion(session: VoiceSession, said: string): Step | undefined {
  const { question } = session;
  if (question?.about === 'line') return answerWhichLine(session, said);
  const choice = question === null ? undefined : findChoice(question.choices, said);
  return choice === undefined ? undefined : settleQuestion(session, question?.choices[choice] ?? '');
}

/** The line becomes what was chosen, and the next question comes up. */
export function settleQuestion(session: VoiceSession, choice: string): Step | undefined {
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
export function doAsTold(session: VoiceSession, intent: SpokenIntent | undefined): Step | undefined {
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
export function replyToPreview(session: VoiceSession, said: string): Step | undefined {
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

export function confirmItems(session: VoiceSession): Step | undefined {
  if (session.waiting !== 'nothing' || session.pendingItems.length === 0) return undefined;
  return step({ ...session, waiting: 'cart', listening: false, question: null, told: null }, stopMicrophone, {
    type: 'addToCart',
    items: session.pendingItems,
  });
}

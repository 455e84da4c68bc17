import { inLatin } from '../read/transliterate.ts';
import * as replies from '../replies/replies.texts.ts';
import { talkOfAddress } from './address-talk.ts';
import { changeCart } from './cart-changes.ts';
import { findChoice, findPricedChoice, splitAnswer } from './choices.ts';
import { readIntent, type SpokenIntent } from './conversation.ts';
import { cartReadBack, emptiedText, orderedLines } from './known-cart.ts';
import { takeOffered } from './offered-dishes.ts';
import { speakOf } from './order-changes.ts';
import { answerLine, askNext } from './questions.ts';
import { toDelivery } from './saved-details.ts';
import { isSameLine, rememberStep } from './session-lines.ts';
import { goOnListening, nothingAsked, type Step, sendWords, step, stopMicrophone, tell } from './steps.ts';
import { replyInWords } from './tell-order.ts';
import { redo, undo } from './undo.ts';
import type { OpenQuestion, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';
import { answerWhichLine } from './which-line.ts';

/** Not a bare "no", which may mean the question as well as the dish. */
const noneOfThem =
  /^\s*(?:(?:no|oh|ok|okay|actually|please),? )*(?:none(?: of (?:them|those|these))?|neither(?: of (?:them|those))?|never ?mind|forget (?:it|that|about it)|koi nahi|rehne do|chhor[ao])(?:,? (?:please|then|thanks))*[.!]?\s*$/i;

const ofSeveral = /\b(?:both|all|each|every|everything|dono|donon|sab|saare|sare|the two of them)\b/i;

/** The open question, if what was said is one of its choices; what was said behind it goes on to the server. */
function answerQuestion(session: VoiceSession, said: string): Step | undefined {
  const { question, pendingItems } = session;
  if (question?.about === 'line') return answerWhichLine(session, said);
  if (question === null) return undefined;
  const { choices } = question;
  // "Both of them large" answers more than the one that is asked about.
  if (question.about === 'portion' && pendingItems.length > 1 && ofSeveral.test(inLatin(said)))
    return undefined;
  const title = question.about === 'portion' ? (pendingItems[question.line]?.title ?? '') : '';
  const place = findChoice(choices, said, title);
  const choice = place === undefined ? findPricedChoice(session, said) : choices[place];
  if (choice !== undefined) return settleQuestion(session, choice);
  if (noneOfThem.test(inLatin(said))) return settleQuestion(session, replies.no);
  const split = splitAnswer(choices, said, title);
  const settled = split && settleQuestion(session, choices[split.place] ?? '');
  return settled && sendWords(settled.session, split.rest);
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
  // What goes by a word can be brought back by one.
  const before = answered === undefined ? rememberStep(session) : {};
  return askNext({
    ...{ ...session, pendingItems: left, ...before, question: null },
    ...speakOf(session, answered),
  });
}

/** "What is in my order", "start over", "confirm": handled here, nothing is sent. */
function doAsTold(session: VoiceSession, intent: SpokenIntent | undefined): Step | undefined {
  const { pendingItems, allConfirmedItems } = session;
  if (session.question && leavesOpen(intent, session.question)) return askAgain(session, session.question);
  // Nothing is waiting to be put into the cart: a yes to what is there, or a no to more of it, leads on.
  const goOn = pendingItems.length === 0 && allConfirmedItems.length > 0 ? toDelivery(session) : undefined;
  switch (intent) {
    case 'startOver':
      return pendingItems.length === 0 ? startAnew(session) : emptyPreview(session);
    case 'undo':
      return undo(session);
    case 'redo':
      return redo(session);
    case 'deny':
      return pendingItems.length === 0 ? goOn : tell(session, voiceTexts.whatToChange);
    case 'confirm':
      return pendingItems.length === 0 ? goOn : confirmItems({ ...session, transcript: '' });
    case 'proceed':
    case 'finished':
      return pendingItems.length === 0
        ? goOn
        : confirmItems({ ...session, transcript: '', isFinished: true });
    default:
      return replyInWords(session, intent);
  }
}

/** A yes does not say which dish or portion is meant, and a wrong cart is worse than the same question again. */
function leavesOpen(intent: SpokenIntent | undefined, { about }: OpenQuestion): boolean {
  // Whoever is done takes the dish as it comes.
  const isDone = intent === 'proceed' || intent === 'finished';
  return intent === 'confirm' || (isDone && about !== 'portion');
}

const emptyPreview = (session: VoiceSession): Step =>
  tell(
    { ...session, ...nothingAsked, pendingItems: [], ...rememberStep(session), notFound: [] },
    emptiedText(session),
  );

/** Nothing was said since the last dishes went into the cart, or nothing at all. */
function startAnew(session: VoiceSession): Step {
  if (session.allConfirmedItems.length > 0) return changeCart({ ...session, transcript: '' }, []);
  // What somebody put into the cart elsewhere is not thrown away by a word that may mean this conversation.
  const told =
    orderedLines(session).length > 0
      ? `${voiceTexts.nothingSaid} ${voiceTexts.inCartAlready} ${cartReadBack(session)}`
      : voiceTexts.nothingYet;
  return tell(session, told);
}

/** What the page understands by itself, and nothing is sent. */
export const replyAtOnce = (session: VoiceSession, said: string): Step | undefined =>
  answerQuestion(session, said) ??
  takeOffered(session, said) ??
  talkOfAddress(session, said) ??
  doAsTold(session, readIntent(said));

/** A plain answer about the preview, which the page understands by itself. */
export function replyToPreview(session: VoiceSession, said: string): Step | undefined {
  if (session.pendingItems.length === 0 || session.waiting !== 'nothing') return undefined;
  const replied = replyAtOnce(session, said);
  if (replied === undefined) return undefined;
  const isHeard = replied.effects.some(({ type }) => type === 'startMicrophone' || type === 'stopMicrophone');
  // A new start, or the next words would stand behind these.
  return isHeard ? replied : step(replied.session, ...replied.effects, ...goOnListening(session));
}

/** With a word why it is asked again: the same question by itself looks as if nothing had been heard. */
const askAgain = (session: VoiceSession, { text }: OpenQuestion): Step =>
  tell(session, voiceTexts.chooseOne, `${voiceTexts.chooseOne} ${text}`);

/**
 * The button first leads back to what is open; pressed again it is the person's own decision. A portion is taken as it comes, and nothing
 * is sold without the extras its kitchen asks for.
 */
export function askBeforeCart(session: VoiceSession): Step | undefined {
  const { question, waiting, told } = session;
  if (question === null || question.about === 'portion' || waiting !== 'nothing') return undefined;
  const isInsisted = told === voiceTexts.chooseOne && question.about !== 'extras';
  return isInsisted ? undefined : askAgain(session, question);
}

export function confirmItems(session: VoiceSession): Step | undefined {
  if (session.waiting !== 'nothing' || session.pendingItems.length === 0) return undefined;
  const sent = { ...session, ...nothingAsked, waiting: 'cart', listening: false, told: null } as const;
  return step(sent, stopMicrophone, { type: 'addToCart', items: session.pendingItems });
}

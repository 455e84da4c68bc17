import { maxTranscriptLength, tokenise } from '../read/tokenise.ts';
import * as replies from '../replies/replies.texts.ts';
import { fillerWords } from '../tables/everyday-words.ts';
import { tellAllergies } from './allergies.ts';
import { readIntent, withoutSend } from './conversation.ts';
import { cartWith } from './known-cart.ts';
import { withOffered } from './offered-dishes.ts';
import {
  askBeforeCart,
  confirmItems,
  replyAtOnce,
  replyToPreview,
  settleQuestion,
} from './preview-replies.ts';
import { askNext, findLineQuestion, offerNear, withSureAmount } from './questions.ts';
import { toDelivery } from './saved-details.ts';
import { forgetSteps, isSameLine, mergeLines, mergePut, rememberStep } from './session-lines.ts';
import {
  alert,
  goOnListening,
  hasReplied,
  prefix,
  type Row,
  type Step,
  say,
  sendWords,
  step,
  stopMicrophone,
} from './steps.ts';
import { understoodBesideCart } from './understood.ts';
import type { VoiceLine, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';
import { chooseLine } from './which-line.ts';

/** Put right by hand; a question about a dish that may have gone is dropped. */
const withPreview = (session: VoiceSession, pendingItems: readonly VoiceLine[]): Step => {
  const question = findLineQuestion(pendingItems);
  const [wish] = question === null ? session.toOffer : [];
  const offered = wish && { ...offerNear(session.toOffer, true), notFound: [wish] };
  return step({ ...session, ...rememberStep(session), pendingItems, question, ...offered });
};

export const withTranscript = (session: VoiceSession, text: string, isSpoken: boolean): Step =>
  step({
    ...session,
    isSpoken,
    isTaken: false,
    told: null,
    transcript: text.slice(0, maxTranscriptLength),
    noItemsFound: false,
    notFound: [],
    offered: [],
  });

function sendOrder(session: VoiceSession): Step | undefined {
  if (session.waiting !== 'nothing') return undefined;
  const command = session.transcript.trim();
  // Said and taken already: the button pressed behind it is not a second, empty order.
  if (command === '' && session.isTaken) return step({ ...session, isTaken: false });
  if (command === '')
    return step({ ...session, noItemsFound: session.pendingItems.length === 0 }, alert(replies.noSpeech));
  return replyAtOnce(session, command) ?? sendWords(session, command);
}

function takeAtOnce(session: VoiceSession, said: string): Step | undefined {
  if (session.waiting !== 'nothing') return undefined;
  const spoken: VoiceSession = { ...session, isSpoken: true };
  const { session: heard } = withTranscript(spoken, withoutSend(said) ?? said, true);
  const taken = replyToPreview(spoken, said) ?? sendOrder(heard);
  return taken && step({ ...taken.session, isTaken: true }, ...taken.effects);
}

/** "Um, I would like": what is wanted comes behind it. */
const isOnlyBegun = (said: string): boolean =>
  readIntent(said) === 'hesitation' ||
  (readIntent(said) === undefined && tokenise(said).every(({ text }) => fillerWords.has(text)));

/** What was being said is a sentence, too; whoever has stopped the page is not listened to afterwards. */
function stopListening(session: VoiceSession): Step {
  const isSaying = session.isSpoken && session.transcript.trim() !== '' && !hasReplied(session);
  const taken = isSaying ? sendOrder({ ...session, isSpoken: false }) : undefined;
  return taken === undefined
    ? step({ ...session, listening: false }, stopMicrophone)
    : step({ ...taken.session, listening: false, isTaken: true }, stopMicrophone, ...taken.effects);
}

/** Words and dishes on their way, of the preview and of the cart. */
export const sending: Row = {
  edited: (session, { text }) => withTranscript(session, text, false),
  nearDishChosen: (session, { item }) => askNext(withOffered(session, [item])),
  orderRefused: (session, { error, message }) =>
    step(
      { ...session, waiting: 'nothing' },
      { type: 'errorDialog', text: error || message || voiceTexts.sendRefused },
    ),
  orderUnreachable: (session) => step({ ...session, waiting: 'nothing' }, alert(voiceTexts.sendFailed)),
};

/** Listening to what is ordered, and the preview of it. */
export const orderTaking: Row = {
  ...sending,
  heard: (session, { text, utterance = text, isInterim }) => {
    // Every sentence is taken when it ends; one that has only begun goes on with the next words.
    const said = session.pendingItems.length > 0 ? utterance : text;
    const isOpen = isInterim || (session.pendingItems.length === 0 && isOnlyBegun(said));
    return isOpen ? withTranscript(session, said, true) : takeAtOnce(session, said);
  },
  stopListening,
  clear: (session) => withTranscript(session, '', session.isSpoken),
  sendOrder,
  orderUnderstood: (session, event) =>
    session.waiting === 'understanding'
      ? tellAllergies(session, event, understoodBesideCart(session, event))
      : undefined,
  choiceMade: (session, { choice }) => chooseLine(session, choice) ?? settleQuestion(session, choice),
  removeItem: (session, { place }) =>
    withPreview(
      session,
      session.pendingItems.filter((_, position) => position !== place),
    ),
  replaceItem: (session, { place, item }) =>
    withPreview(
      session,
      session.pendingItems
        // Counted by hand it is meant so.
        .map((line, position) => (position === place ? withSureAmount(item) : line))
        .filter((line, position) => position === place || !isSameLine(line, item)),
    ),
  confirmItems: (session) => askBeforeCart(session) ?? confirmItems(session),
  itemsAdded: (session, { put }) => {
    if (session.waiting === 'cartChange')
      return step({ ...session, waiting: 'nothing', putInCart: mergePut(session.putInCart, put) });
    if (session.waiting !== 'cart') return undefined;
    const allConfirmedItems = mergeLines(session.allConfirmedItems, session.pendingItems);
    const next: VoiceSession = {
      ...session,
      waiting: 'nothing',
      stage: 'afterCart',
      confirmed: true,
      allConfirmedItems,
      pendingItems: [],
      ...forgetSteps,
      putInCart: mergePut(session.putInCart, put),
      cart: cartWith(session.cart, mergeLines(session.cart?.lines ?? [], session.pendingItems)),
      notFound: [],
      transcript: '',
      isFinished: false,
    };
    const toast = { type: 'toast', text: voiceTexts.itemsAdded } as const;
    if (session.isFinished) return prefix(toDelivery(next), toast);
    return step(
      next,
      toast,
      // Whoever spoke is asked aloud; whoever types reads it.
      ...(session.isSpoken ? [say(voiceTexts.inCartNow)] : []),
      ...goOnListening(session),
    );
  },
  itemsNotAdded: (session, { put }) =>
    step(
      { ...session, waiting: 'nothing', isFinished: false, putInCart: mergePut(session.putInCart, put) },
      // Whoever types reads why, beside the way to try again.
      ...(session.isSpoken ? [say(voiceTexts.itemsNotAdded)] : []),
      ...goOnListening(session),
    ),
  proceedToDelivery: (session) => (session.allConfirmedItems.length > 0 ? toDelivery(session) : undefined),
};

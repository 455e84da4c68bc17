import type { VoiceAnswer } from '@nearbite/contract/voice/voice';
import { offerNear } from './ask-next.ts';
import { askToAdd } from './conversation.ts';
import { emptiedText, explainOrder } from './known-cart.ts';
import { answeredDish, explainChanges, lastChanged, speakOf } from './order-changes.ts';
import { findLineQuestion, findNextQuestion, keepDoubts } from './questions.ts';
import { mergeLines, rememberStep } from './session-lines.ts';
import { goOnListening, type Step, say, step, tell } from './steps.ts';
import { explainCut, tellNotFound } from './told-texts.ts';
import type { OpenQuestion, Understood, VoiceLine, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';
import { toOpenQuestion } from './which-line.ts';

/** What the server made of a sentence comes into the preview; what is unclear, missing or not to be had is told. */
export function understood(
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
      ? (isWhole ? findNextQuestion : findLineQuestion)(pendingItems)
      : toOpenQuestion(session, question);
  // One question at a time.
  const { offers, toOffer } = offerNear(notFound, asked === null);
  const told = [
    // That nothing was found is one sentence; what comes near to it is asked about.
    ...(isEmpty && offers === null ? [] : tellNotFound(notFound, asked === null)),
    ...items.map(explainCut).filter((text) => text !== undefined),
    ...(isNothing || asked === null ? [] : [asked.text]),
  ];
  if (isUnchanged && !isNothing) return tell({ ...session, waiting: 'nothing' }, voiceTexts.notChanged);
  const changes = isWhole && changed ? tellChanges(session, pendingItems, asked) : null;
  // Whoever types reads the preview; whoever speaks may not look at it.
  const isFirst = !isWhole && session.isSpoken && told.length === 0 && !isNothing;
  return step(
    {
      ...session,
      waiting: 'nothing',
      pendingItems,
      ...(isNothing ? {} : rememberStep(session)),
      question: asked,
      ...speakOf(session, lastChanged(session.pendingItems, pendingItems)),
      confirmed: isNothing && session.confirmed,
      noItemsFound: isEmpty,
      notFound,
      offers,
      toOffer,
      told: changes,
      // Words that were not understood stay, so that they can be put right; sent again, the others would count twice.
      transcript: isNothing ? session.transcript : '',
    },
    ...(isEmpty ? [say(voiceTexts.nothingFoundSpoken)] : []),
    ...(changes === null ? [] : [say(changes)]),
    ...(kitchens.length > 0 ? [say(kitchens.join(' '))] : []),
    ...(isFirst ? [say(askToAdd(pendingItems))] : []),
    ...(told.length > 0 ? [say(told.join(' '))] : []),
    ...goOnListening(session),
  );
}

const tellChanges = (session: VoiceSession, after: readonly VoiceLine[], asked: OpenQuestion | null) =>
  after.length === 0 ? emptiedText(session) : explainChanges(session.pendingItems, after, asked);

/** "What drinks do you have": told, with the dishes to tap; what is in the order stays. */
const tellAnswer = (session: VoiceSession, { text, dishes }: VoiceAnswer): Step =>
  tell(
    {
      ...session,
      waiting: 'nothing',
      noItemsFound: false,
      offered: dishes,
      offers: dishes.length > 0 ? { dishes, quantity: 1, isAsked: false } : null,
      spokenOf: answeredDish(session, { text, dishes }),
    },
    text,
  );

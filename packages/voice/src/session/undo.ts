import { changeCart } from './cart-changes.ts';
import { readBack } from './conversation.ts';
import { emptiedText, orderedLines } from './known-cart.ts';
import { findNextQuestion } from './questions.ts';
import { changedStep, type UndoStep } from './session-lines.ts';
import { goOnListening, nothingAsked, type Step, say, step } from './steps.ts';
import { replyInWords } from './tell-order.ts';
import type { VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

/** What was there before the last change is there again, step by step. */
export function undo(session: VoiceSession): Step | undefined {
  const last = session.past.at(-1);
  if (last === undefined) return replyInWords(session, 'undo');
  return bringBack(session, last, voiceTexts.takenBack, {
    past: session.past.slice(0, -1),
    undone: [...session.undone, nowIn(session, last)],
  });
}

/** "Undo the undo": the change is back. */
export function redo(session: VoiceSession): Step | undefined {
  const last = session.undone.at(-1);
  if (last === undefined) return replyInWords(session, 'redo');
  return bringBack(session, last, voiceTexts.doneAgain, {
    past: [...session.past, nowIn(session, last)],
    undone: session.undone.slice(0, -1),
  });
}

const nowIn = (session: VoiceSession, { cart }: UndoStep): UndoStep =>
  changedStep(session, cart === null ? null : orderedLines(session));

function bringBack(
  session: VoiceSession,
  { preview, cart }: UndoStep,
  lead: string,
  steps: Pick<VoiceSession, 'past' | 'undone'>,
): Step {
  const question = findNextQuestion(preview);
  const settled: VoiceSession = {
    ...session,
    ...nothingAsked,
    pendingItems: preview,
    question,
    notFound: [],
    transcript: '',
  };
  const back = cart === null ? step(settled) : changeCart(settled, cart);
  const isLeft = preview.length > 0;
  const ofPreview = isLeft ? readBack(preview) : undefined;
  const ofCart = isLeft ? `${voiceTexts.inCartAlready} ${back.session.told}` : back.session.told;
  const left =
    cart === null ? (ofPreview ?? emptiedText(session)) : [ofPreview, ofCart].filter(Boolean).join(' ');
  const told = `${lead} ${left}`;
  return step(
    { ...back.session, ...steps, told },
    ...back.effects.filter(({ type }) => type !== 'speak' && type !== 'startMicrophone'),
    say([told, question?.text].filter(Boolean).join(' ')),
    ...goOnListening(session),
  );
}

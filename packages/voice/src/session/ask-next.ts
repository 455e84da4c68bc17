import type { VoiceNotFound } from '@nearbite/contract/voice/voice';
import { askToAdd } from './conversation.ts';
import { emptiedText } from './known-cart.ts';
import { findNextQuestion } from './questions.ts';
import { goOnListening, type Step, say, step } from './steps.ts';
import { tellNotFound } from './told-texts.ts';
import type { VoiceSession } from './voice-session-types.ts';

/**
 * One question at a time: what is open about the lines of the preview, then whether words that were not found mean a
 * dish that comes near. After the last one the order is closed: how it stands is told, and what may follow.
 */
export function askNext(session: VoiceSession): Step {
  const question = session.question ?? findNextQuestion(session.pendingItems);
  const [wish] = question === null ? session.toOffer : [];
  if (wish !== undefined) {
    const text = tellNotFound([wish], true).join(' ');
    const asked = { ...session, ...offerNear(session.toOffer, true), question, notFound: [wish] };
    return step({ ...asked, told: null, transcript: '' }, say(text), ...goOnListening(session));
  }
  const told = question === null ? closingText(session) : null;
  return step(
    { ...session, question, told, transcript: '' },
    say(question?.text ?? told ?? ''),
    ...goOnListening(session),
  );
}

/** What comes near to words that were not found: the first is asked about now, unless something else is. */
export function offerNear(
  notFound: readonly VoiceNotFound[],
  isAsked: boolean,
): Pick<VoiceSession, 'offers' | 'toOffer'> {
  const wishes = notFound.filter(({ near }) => near.length > 0);
  const [first, ...later] = wishes;
  if (first === undefined) return { offers: null, toOffer: [] };
  return {
    offers: { dishes: first.near, quantity: first.quantity, isAsked },
    toOffer: isAsked ? later : wishes,
  };
}

/** Whether the near dishes of these words are what the page asks about at this moment. */
export const isAskedAbout = ({ offers }: VoiceSession, { near }: VoiceNotFound): boolean =>
  offers?.isAsked === true && offers.dishes === near;

const closingText = (session: VoiceSession): string =>
  session.pendingItems.length === 0 ? emptiedText(session) : askToAdd(session.pendingItems);

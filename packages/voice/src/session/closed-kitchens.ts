import { VoiceQuestion } from '@nearbite/contract/voice/voice';
import { explainClosed } from './closed-text.ts';
import { explainMinimum, findKitchens, type Kitchen, missingToMinimum } from './kitchen-texts.ts';
import { orderedLines } from './known-cart.ts';
import { goOnListening, hushFor, type Step, say, step } from './steps.ts';
import { listOf } from './told-texts.ts';
import type { OpenQuestion, VoiceSession } from './voice-session-types.ts';

export const takeOut = 'Take it out';
const keepIt = 'Keep it';

export const findClosed = (session: VoiceSession): Kitchen[] =>
  findKitchens(orderedLines(session), session.cart?.restaurants).filter(({ terms }) => !terms.is_open);

/**
 * What keeps the cart from being ordered at all, told before anybody is asked for an address: a closed kitchen, whose
 * dishes can be taken out, or too little for one. Undefined where the order can be placed.
 */
export function holdBack(session: VoiceSession): Step | undefined {
  const closed = findClosed(session);
  const kitchens = findKitchens(orderedLines(session), session.cart?.restaurants);
  const small = kitchens.filter((kitchen) => missingToMinimum(kitchen) > 0);
  if (closed.length + small.length === 0) return undefined;
  const question = closed.length > 0 ? askAboutClosed(session, closed) : null;
  const told = question === null ? small.map(explainMinimum).join(' ') : null;
  return step(
    { ...session, stage: 'afterCart', transcript: '', listening: false, told, question },
    ...hushFor(session),
    say(question?.text ?? told ?? ''),
    ...goOnListening(session),
  );
}

/** The question as a reload left it; null where it was none about closed kitchens. */
export function readClosedQuestion(stored: unknown): OpenQuestion | null {
  const question = VoiceQuestion.safeParse(stored).data;
  if (question === undefined || typeof stored !== 'object' || stored === null) return null;
  return 'about' in stored && stored.about === 'closed' ? { ...question, about: 'closed' } : null;
}

/** Kitchens open while somebody is away: then there is nothing to ask any more. */
export const withoutOldQuestion = (session: VoiceSession): VoiceSession =>
  session.question?.about === 'closed' && findClosed(session).length === 0
    ? { ...session, question: null }
    : session;

function askAboutClosed({ cart }: VoiceSession, closed: readonly Kitchen[]): OpenQuestion {
  const titles = closed.flatMap(({ lines }) => lines.map(({ title }) => title));
  // The time holds for the whole order: several kitchens may have none in common.
  const canWait =
    cart?.restaurants.length === 1 && cart.restaurants.every((kitchen) => kitchen.preorder_days > 0);
  const text = [
    ...closed.map(explainClosed),
    ...(canWait ? ['In the cart you can order it for later.'] : []),
    `Shall I take out ${listOf(titles, 'and')}?`,
  ].join(' ');
  return { about: 'closed', line: 0, text, choices: [takeOut, keepIt] };
}

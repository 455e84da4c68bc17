import { changeCart } from './cart-changes.ts';
import { readIntent } from './conversation.ts';
import { orderedLines } from './known-cart.ts';
import { toDelivery } from './saved-details.ts';
import { type Step, step, tell } from './steps.ts';
import { findUnservable, takeOut } from './unservable-kitchens.ts';
import type { VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

/** "Shall I take it out?": yes or no, said or typed; anything else is a change of the cart as ever. */
export function answerUnservable(session: VoiceSession, said: string): Step | undefined {
  if (session.question?.about !== 'unservable') return undefined;
  const intent = readIntent(said);
  if (
    intent === 'confirm' ||
    /^\s*(?:yes )?(?:please )?(?:take|remove|drop) (?:it|them|that|those)(?: out)?(?: please)?\W*$/i.test(
      said,
    )
  )
    return takeOutUnservable(session);
  return intent === 'deny' || /^\s*(?:no )?(?:keep|leave) (?:it|them)\W*$/i.test(said)
    ? keep(session)
    : undefined;
}

export function chooseUnservable(session: VoiceSession, choice: string): Step | undefined {
  if (session.question?.about !== 'unservable') return undefined;
  return choice === takeOut ? takeOutUnservable(session) : keep(session);
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

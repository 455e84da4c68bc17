import { readBack } from './conversation.ts';
import { cartWith, orderedLines } from './known-cart.ts';
import { isUnchanged } from './order-changes.ts';
import { isSameLine, rememberStep } from './session-lines.ts';
import { goOnListening, type Step, say, step } from './steps.ts';
import type { PutLine, VoiceLine, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

/** The cart as it is to be; an emptied one leads back to the beginning. */
export function changeCart(session: VoiceSession, wanted: readonly VoiceLine[]): Step {
  const before = orderedLines(session);
  const gone = before.filter((line) => !wanted.some((other) => isSameLine(other, line)));
  const set = wanted.filter((line) => !isUnchanged(before, line));
  const told = wanted.length === 0 ? voiceTexts.emptied : readBack(wanted);
  const lines = gone.map((line): PutLine => ({ ...line, quantityBefore: 0 }));
  return step(
    {
      ...session,
      ...rememberStep(session, before),
      allConfirmedItems: wanted,
      cart: set.length + gone.length > 0 ? cartWith(session.cart, wanted) : session.cart,
      putInCart: session.putInCart.filter((line) => !gone.some((other) => isSameLine(other, line))),
      stage: wanted.length === 0 ? 'initial' : session.stage,
      waiting: set.length > 0 ? 'cartChange' : 'nothing',
      told,
    },
    ...(lines.length > 0 ? [{ type: 'takeBack', lines } as const] : []),
    ...(set.length > 0 ? [{ type: 'addToCart', items: set } as const] : []),
    say(told),
    ...goOnListening(session),
  );
}

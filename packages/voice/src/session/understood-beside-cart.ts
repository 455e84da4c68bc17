import { changeCart } from './cart-changes.ts';
import { orderedLines } from './known-cart.ts';
import { isUnchanged, lastChanged, speakOf } from './order-changes.ts';
import { isSameLine } from './session-lines.ts';
import { type Step, say, step } from './steps.ts';
import { understood } from './understood.ts';
import { rememberStep } from './undo-steps.ts';
import type { VoiceEvent, VoiceLine, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

type Understood = Extract<VoiceEvent, { type: 'orderUnderstood' }>;

/** Something may be in the cart while an order is taken: what was said may be of the one, of the other or of both. */
export function understoodBesideCart(session: VoiceSession, event: Understood): Step {
  const { cartItems } = event;
  if (!cartItems || event.answer) return understood(session, event);
  const preview = isOfPreview(session, event) ? understood(session, event) : leavePreview(session);
  const { pendingItems } = session;
  // Those the preview is about to take the place of were not spoken of here.
  const replaced = orderedLines(session).filter((line) =>
    pendingItems.some((other) => isSameLine(other, line)),
  );
  const before = orderedLines(session);
  const cart = changeCart(preview.session, [...cartItems, ...replaced]);
  const ofCart = `${voiceTexts.inCartAlready} ${cart.session.told}`;
  const told = [preview.session.told, ofCart].filter(Boolean).join(' ');
  return step(
    {
      ...cart.session,
      told,
      // Both go back together.
      ...rememberStep(session, before),
      ...speakOf(cart.session, lastChanged(before, cartItems)),
    },
    ...preview.effects.filter(({ type }) => type !== 'startMicrophone'),
    ...cart.effects.map((effect) => (effect.type === 'speak' ? say(ofCart) : effect)),
  );
}

function isOfPreview({ pendingItems }: VoiceSession, { items, notFound, question }: Understood): boolean {
  const isAsItWas =
    items.length === pendingItems.length && items.every((line: VoiceLine) => isUnchanged(pendingItems, line));
  return !isAsItWas || notFound.length > 0 || question !== null;
}

const leavePreview = (session: VoiceSession): Step =>
  step({ ...session, waiting: 'nothing', transcript: '', told: null, notFound: [], noItemsFound: false });

import { offerNear } from './ask-next.ts';
import { changeCart } from './cart-changes.ts';
import { orderedLines } from './known-cart.ts';
import { answeredDish, isUnchanged, lastChanged, speakOf, tellChanged } from './order-changes.ts';
import { findNextQuestion } from './questions.ts';
import { isSameLine, rememberStep } from './session-lines.ts';
import { goOnListening, type Step, say, step } from './steps.ts';
import { tellNotFound } from './told-texts.ts';
import { understood } from './understood.ts';
import type { Offers, Understood, VoiceLine, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';
import { toOpenQuestion } from './which-line.ts';

/** What the server made of a sentence about the cart. */
export function understoodInCart(session: VoiceSession, event: Understood): Step {
  const { question, changed } = event;
  const settled: VoiceSession = {
    ...session,
    waiting: 'nothing',
    notFound: [],
    noItemsFound: false,
    question: null,
    ...offersOf(event),
  };
  if (question?.lines !== undefined) {
    const asked = toOpenQuestion(session, question);
    return step({ ...settled, transcript: '', question: asked }, say(asked.text), ...goOnListening(session));
  }
  return changed ? changedInCart(settled, event) : leftInCart(settled, event);
}

/** Lines that go, lines that are set anew, and dishes that were not there: those are shown before they go in. */
function changedInCart(session: VoiceSession, { items, notFound }: Understood): Step {
  const before = orderedLines(session);
  const known = new Set(before.map(({ id }) => id));
  const isThere = ({ id }: VoiceLine) => known.has(id);
  const fresh = items.filter((line) => !isThere(line));
  const spoken = speakOf(session, lastChanged(before, items));
  const cart = changeCart({ ...session, transcript: '', ...spoken }, items.filter(isThere));
  if (fresh.length === 0) {
    const told = [...tellNotFound(notFound, true), cart.session.told].filter(Boolean).join(' ');
    return {
      session: { ...cart.session, told },
      effects: cart.effects.map((effect) => (effect.type === 'speak' ? say(told) : effect)),
    };
  }
  const asked = findNextQuestion(fresh);
  const near = offerNear(notFound, asked === null);
  const changed = tellChanged(before, items.filter(isThere)) || null;
  const told = [changed, ...tellNotFound(notFound, asked === null), asked?.text].filter(Boolean).join(' ');
  return {
    session: {
      ...cart.session,
      stage: 'initial',
      confirmed: false,
      pendingItems: fresh,
      ...rememberStep(session, changed === null ? null : before),
      notFound,
      ...near,
      offered: [],
      question: asked,
      told: changed,
    },
    effects: [
      ...cart.effects.filter(({ type }) => type !== 'speak'),
      ...(told === '' ? [] : [say(told)]),
      ...goOnListening(session),
    ],
  };
}

function leftInCart(session: VoiceSession, { notFound, answer }: Understood): Step {
  const told = answer?.text ?? (tellNotFound(notFound, true).join(' ') || voiceTexts.notChanged);
  // Words that were not understood stay, so that they can be put right.
  const transcript = answer || notFound.length === 0 ? '' : session.transcript;
  return step(
    { ...session, transcript, told, spokenOf: answeredDish(session, answer) },
    say(told),
    ...goOnListening(session),
  );
}

/** Dishes that were named in reply are there to be tapped, and to be spoken of. */
function offersOf({ answer, notFound }: Understood): Pick<VoiceSession, 'offers' | 'offered'> {
  const dishes = answer?.dishes ?? [];
  const offers: Offers | null =
    dishes.length > 0 ? { dishes, quantity: 1, isAsked: false } : offerNear(notFound, true).offers;
  return { offers, offered: offers?.dishes ?? [] };
}

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

import type { VoiceAnswer } from '@nearbite/contract/voice/voice';
import { changeCart } from './cart-changes.ts';
import { askToAdd } from './conversation.ts';
import { emptiedText, explainOrder, orderedLines } from './known-cart.ts';
import {
  answeredDish,
  explainChanges,
  isUnchanged,
  lastChanged,
  speakOf,
  tellChanged,
} from './order-changes.ts';
import { findLineQuestion, findNextQuestion, keepDoubts, offerNear } from './questions.ts';
import { isSameLine, mergeLines, rememberStep } from './session-lines.ts';
import { goOnListening, type Step, say, step, tell } from './steps.ts';
import { explainCut, tellNotFound } from './told-texts.ts';
import type { Offers, OpenQuestion, Understood, VoiceLine, VoiceSession } from './voice-session-types.ts';
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
  const before = orderedLines(session);
  // Those the preview is about to take the place of were not spoken of here.
  const replaced = before.filter((line) => session.pendingItems.some((other) => isSameLine(other, line)));
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
    items.length === pendingItems.length && items.every((line) => isUnchanged(pendingItems, line));
  return !isAsItWas || notFound.length > 0 || question !== null;
}

const leavePreview = (session: VoiceSession): Step =>
  step({ ...session, waiting: 'nothing', transcript: '', told: null, notFound: [], noItemsFound: false });

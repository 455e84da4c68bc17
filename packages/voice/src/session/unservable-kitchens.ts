import { explainClosed, explainNotServed } from '../kitchen-hours.ts';
import * as replies from '../replies/replies.texts.ts';
import { explainMinimum, findKitchens, type Kitchen, missingToMinimum } from './kitchen-texts.ts';
import { orderedLines } from './known-cart.ts';
import * as texts from './session.texts.ts';
import { goOnListening, hushFor, type Step, say, step } from './steps.ts';
import type { OpenQuestion, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

/** Kitchens that are closed or do not deliver to where the person is, and of others what they do not serve now. */
export const findUnservable = (session: VoiceSession): Kitchen[] =>
  findKitchens(orderedLines(session), session.cart?.restaurants).flatMap((kitchen) => {
    const { terms, lines, notServed } = kitchen;
    if (!terms.is_open || terms.delivers_here === false) return [kitchen];
    const later = lines.filter((line) => notServed.some(({ title }) => title === line.title));
    return later.length > 0 ? [{ ...kitchen, lines: later }] : [];
  });

/**
 * What keeps the cart from being ordered at all, told before anybody is asked for an address: a kitchen that is closed or
 * too far, whose dishes can be taken out, or too little for one. Undefined where the order can be placed.
 */
export function holdBack(session: VoiceSession): Step | undefined {
  const unservable = findUnservable(session);
  const kitchens = findKitchens(orderedLines(session), session.cart?.restaurants);
  const small = kitchens.filter((kitchen) => missingToMinimum(kitchen) > 0);
  if (unservable.length + small.length === 0) return undefined;
  const question = unservable.length > 0 ? askAboutUnservable(session, unservable) : null;
  // What is missing may be said right away.
  const told = question === null ? [...small.map(explainMinimum), voiceTexts.more].join(' ') : null;
  return step(
    { ...session, stage: 'afterCart', transcript: '', listening: false, told, question },
    ...hushFor(session),
    say(question?.text ?? told ?? ''),
    ...goOnListening(session),
  );
}

/** Kitchens open while somebody is away: then there is nothing to ask any more. */
export const withoutOldQuestion = (session: VoiceSession): VoiceSession =>
  session.question?.about === 'unservable' && findUnservable(session).length === 0
    ? { ...session, question: null }
    : session;

function askAboutUnservable({ cart }: VoiceSession, unservable: readonly Kitchen[]): OpenQuestion {
  const titles = unservable.flatMap(({ lines }) => lines.map(({ title }) => title));
  const closed = unservable.filter(({ terms }) => !terms.is_open);
  const far = unservable.filter(({ terms }) => terms.is_open && terms.delivers_here === false);
  const later = unservable.flatMap(({ notServed }) => notServed);
  // The time holds for the whole order: several kitchens may have none in common.
  const canWait =
    closed.length + later.length > 0 &&
    cart?.restaurants.length === 1 &&
    cart.restaurants.every((kitchen) => kitchen.preorder_days > 0);
  const canFetch = far.length > 0 && far.every(({ terms }) => terms.offers_pickup);
  const text = [
    ...closed.map((kitchen) => explainClosed(replies, kitchen)),
    ...later.map((dish) => explainNotServed(replies, dish)),
    ...far.map(({ name }) => replies.doesNotDeliver(name)),
    ...(canWait ? [texts.orderForLater] : []),
    ...(canFetch ? [texts.choosePickUp] : []),
    texts.shallITakeOut(titles),
  ].join(' ');
  return { about: 'unservable', line: 0, text, choices: [texts.takeOut, texts.keepIt] };
}

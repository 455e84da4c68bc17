import type { VoiceNotFound } from '@nearbite/contract/voice/voice';
import * as replies from '../replies/replies.texts.ts';
import * as texts from './session.texts.ts';
import type { VoiceLine } from './voice-session-types.ts';

/** What became of words that are no line of the order; shown and spoken alike. */
export function explainNotFound({ text, reason, dish, kitchen }: VoiceNotFound): string {
  if (dish !== null && reason === 'sold_out') return replies.soldOut(dish.title, dish.restaurant);
  if (dish !== null && reason === 'out_of_reach')
    return texts.outOfReach(dish.title, dish.restaurant, Math.round(dish.distance_km));
  if (kitchen) return texts.hasNo(kitchen, text);
  return reason === 'not_ordered' ? replies.notInOrder(text) : replies.notFound(text);
}

/** Undefined where the amount is as it was asked for. */
export function explainCut({ title, quantity, asked_quantity: asked }: VoiceLine): string | undefined {
  if (asked === undefined || asked === null) return undefined;
  return replies.amountCut(`${asked} ${title}`, quantity);
}

/** What comes near to words that were not found; what is known and cannot be had was meant, so it comes in its place. */
const askAboutNear = ({ reason, near, kitchen }: VoiceNotFound): string => {
  if (kitchen) return texts.instead(near.map(({ title, restaurant }) => texts.dishFrom(title, restaurant)));
  const titles = near.map(({ title }) => title);
  if (reason === 'not_ordered') return texts.shallIAdd(titles);
  return reason === 'sold_out' || reason === 'out_of_reach'
    ? texts.instead(titles)
    : replies.didYouMean(titles);
};

/** What was not found, and what comes near to the one that is asked about, which is told last. */
export function tellNotFound(notFound: readonly VoiceNotFound[], isAsked: boolean): string[] {
  const asked = isAsked ? notFound.find(({ near }) => near.length > 0) : undefined;
  const others = notFound.filter((wish) => wish !== asked);
  return [...others.map(explainNotFound), ...(asked ? [explainNotFound(asked), askAboutNear(asked)] : [])];
}

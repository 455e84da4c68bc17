import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { formatMoney } from '@nearbite/domain/money';
import { explainClosed, explainNotServed, type NotServed, servedLater } from '../kitchen-hours.ts';
import * as replies from '../replies/replies.texts.ts';
import { priceOf } from './conversation.ts';
import * as texts from './session.texts.ts';
import { readLine } from './session-lines.ts';
import type { VoiceLine } from './voice-session-types.ts';

type KitchenTerms = Pick<
  PublicTerms,
  'is_open' | 'opens_at' | 'time_zone' | 'delivers_here' | 'minimum_order' | 'offers_pickup'
>;

/**
 * What of the order stands against the kitchens' terms, told before it is placed and not only when it is refused.
 * Lines that were not said here know nothing of their kitchen: `restaurants` are those of the cart. What `said` tells
 * already is left out.
 */
export const explainKitchens = (
  lines: readonly VoiceLine[],
  restaurants: readonly CartRestaurant[] = [],
  said = '',
): string[] =>
  findKitchens(lines, restaurants)
    .flatMap(explainKitchen)
    .filter(({ fact }) => !said.includes(fact))
    .map(({ fact, advice }) => [fact, advice].filter(Boolean).join(' '));

export type Kitchen = {
  readonly name: string;
  readonly terms: KitchenTerms;
  readonly lines: readonly VoiceLine[];
  /** Dishes of these lines that an open kitchen does not serve now. */
  readonly notServed: readonly NotServed[];
};

/** The kitchens of these lines, as far as their terms are known. */
export function findKitchens(
  lines: readonly VoiceLine[],
  restaurants: readonly CartRestaurant[] = [],
): Kitchen[] {
  return [...new Set(lines.map(({ restaurant }) => restaurant))].flatMap((name) => {
    const own = lines.filter(({ restaurant }) => restaurant === name);
    const inCart = restaurants.find((restaurant) => restaurant.name === name);
    const said = own.map(readLine).findLast((line) => line !== undefined)?.terms;
    // A line may be of yesterday, the cart is of now.
    const terms = said && inCart ? { ...said, ...hoursOf(inCart) } : (said ?? (inCart && cartTerms(inCart)));
    if (terms === undefined || typeof name !== 'string') return [];
    const later = own
      .filter(isFirst)
      .flatMap((line) => servedLater(line.title, inCart, readLine(line)?.served_from));
    const told = later.map((dish) => ({ ...dish, time_zone: terms.time_zone }));
    return [{ name, terms, lines: own, notServed: terms.is_open ? told : [] }];
  });
}

/** Of several lines of a dish. */
const isFirst = ({ title }: VoiceLine, place: number, lines: readonly VoiceLine[]) =>
  lines.findIndex((other) => other.title === title) === place;

export const missingToMinimum = ({ terms, lines }: Kitchen): number =>
  Math.max(0, terms.minimum_order - priceOf(lines));

const hoursOf = ({ is_open, opens_at }: CartRestaurant) => ({ is_open, opens_at });

/** What is missing to a minimum tells the minimum; one that is reached stands against nothing. */
const cartTerms = ({ subtotal, minimum_missing, ...terms }: CartRestaurant): KitchenTerms => ({
  ...terms,
  minimum_order: minimum_missing > 0 ? subtotal + minimum_missing : 0,
});

function explainKitchen(kitchen: Kitchen): { readonly fact: string; readonly advice: string }[] {
  const { terms } = kitchen;
  const notes: { fact: string; advice: string }[] = [];
  if (!terms.is_open) notes.push({ fact: explainClosed(replies, kitchen), advice: texts.closedAdvice });
  for (const dish of kitchen.notServed)
    notes.push({ fact: explainNotServed(replies, dish), advice: texts.notServedAdvice });
  if (terms.delivers_here === false)
    notes.push({
      fact: replies.doesNotDeliver(kitchen.name),
      advice: terms.offers_pickup ? texts.pickUpAdvice : '',
    });
  if (missingToMinimum(kitchen) > 0) notes.push({ fact: explainMinimum(kitchen), advice: '' });
  return notes;
}

export const explainMinimum = (kitchen: Kitchen): string =>
  texts.belowMinimum(
    kitchen.name,
    formatMoney(kitchen.terms.minimum_order),
    formatMoney(missingToMinimum(kitchen)),
  );

import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { formatRupees } from '@nearbite/domain/money';
import { clockTime } from '@nearbite/domain/terms/opening-text';
import { readLine } from './line-changes.ts';
import type { VoiceLine } from './voice-session-types.ts';

type KitchenTerms = Pick<
  PublicTerms,
  'is_open' | 'opens_at' | 'time_zone' | 'delivers_here' | 'minimum_order' | 'offers_pickup'
>;

/**
 * What of the order stands against the kitchens' terms, told before it is placed and not only when it is refused.
 * Lines that were not said here know nothing of their kitchen: `restaurants` are those of the cart.
 */
export function explainKitchens(
  lines: readonly VoiceLine[],
  restaurants: readonly CartRestaurant[] = [],
): string[] {
  return [...new Set(lines.map(({ restaurant }) => restaurant))].flatMap((name) => {
    const own = lines.filter(({ restaurant }) => restaurant === name);
    const inCart = restaurants.find((restaurant) => restaurant.name === name);
    const said = own.map(readLine).findLast((line) => line !== undefined)?.terms;
    // A line may be of yesterday, the cart is of now.
    const terms = said && inCart ? { ...said, ...hoursOf(inCart) } : (said ?? (inCart && cartTerms(inCart)));
    if (terms === undefined || typeof name !== 'string') return [];
    const total = own.reduce((sum, { final_price, quantity }) => sum + final_price * quantity, 0);
    return explainKitchen(name, terms, total);
  });
}

const hoursOf = ({ is_open, opens_at }: CartRestaurant) => ({ is_open, opens_at });

/** What is missing to a minimum tells the minimum; one that is reached stands against nothing. */
const cartTerms = ({ subtotal, minimum_missing, ...terms }: CartRestaurant): KitchenTerms => ({
  ...terms,
  minimum_order: minimum_missing > 0 ? subtotal + minimum_missing : 0,
});

function explainKitchen(restaurant: string, terms: KitchenTerms, total: number): string[] {
  const texts: string[] = [];
  if (!terms.is_open) texts.push(`${restaurant} is closed right now.${opensAt(terms)}`);
  if (terms.delivers_here === false)
    texts.push(
      terms.offers_pickup
        ? `${restaurant} does not deliver to you. You can pick it up.`
        : `${restaurant} does not deliver to you.`,
    );
  if (total < terms.minimum_order)
    texts.push(
      `${restaurant} takes orders from ${formatRupees(terms.minimum_order)}. ${formatRupees(terms.minimum_order - total)} is missing.`,
    );
  return texts;
}

/** By the kitchen's own clock; with the day always, so that it holds whenever it is read. */
function opensAt({ opens_at, time_zone }: KitchenTerms): string {
  if (opens_at === null) return '';
  const opening = new Date(opens_at);
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: time_zone });
  return ` It opens on ${weekday.format(opening)} at ${clockTime(opening, time_zone)}.`;
}

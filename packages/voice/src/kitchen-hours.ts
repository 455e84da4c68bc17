import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { clockTime } from '@nearbite/domain/times/opening-text';

type Hours = Pick<PublicTerms, 'opens_at' | 'time_zone'>;

export const explainClosed = ({ name, terms }: { readonly name: string; readonly terms: Hours }): string =>
  `${name} is closed right now.${opensAt(terms)}`;

const opensAt = ({ opens_at, time_zone }: Hours): string =>
  opens_at === null ? '' : ` It opens on ${dayAndTime(opens_at, time_zone)}.`;

/** By the kitchen's own clock; with the day always, so that it holds whenever it is read. */
function dayAndTime(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone });
  return `${weekday.format(at)} at ${clockTime(at, timeZone)}`;
}

export type NotServed = {
  readonly title: string;
  readonly served_from: string;
  readonly time_zone: string;
};

export const explainNotServed = ({ title, served_from, time_zone }: NotServed): string =>
  `${title} is served from ${dayAndTime(served_from, time_zone)}.`;

/** From when a dish is served that is not now: as the cart says, which is of now, else as it was understood. */
export function servedLater(
  title: string,
  inCart: Pick<CartRestaurant, 'not_served'> | undefined,
  understood: string | null | undefined,
): Omit<NotServed, 'time_zone'>[] {
  if (inCart) return inCart.not_served.filter((dish) => dish.title === title);
  return understood ? [{ title, served_from: understood }] : [];
}

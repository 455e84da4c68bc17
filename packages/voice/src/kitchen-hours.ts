import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { clockTime } from '@nearbite/domain/times/opening-text';
import { dayOf, wallTimeAt, weekdayOf } from '@nearbite/domain/times/zone';
import type { Replies } from './replies/replies.ts';

type Hours = Pick<PublicTerms, 'opens_at' | 'time_zone'>;

export function explainClosed(
  say: Replies,
  { name, terms: { opens_at, time_zone } }: { readonly name: string; readonly terms: Hours },
): string {
  const closed = say.closed(name);
  return opens_at === null ? closed : `${closed} ${say.opensOn(...dayAndTime(say, opens_at, time_zone))}`;
}

/** By the kitchen's own clock; with the day always, so that it holds whenever it is read. */
function dayAndTime(say: Replies, iso: string, timeZone: string): [day: string, time: string] {
  const at = new Date(iso);
  const day = weekdayOf(dayOf(wallTimeAt(at.getTime(), timeZone)));
  return [say.WEEKDAYS[day] ?? '', clockTime(at, timeZone)];
}

export type NotServed = {
  readonly title: string;
  readonly served_from: string;
  readonly time_zone: string;
};

export const explainNotServed = (say: Replies, { title, served_from, time_zone }: NotServed): string =>
  say.servedFrom(title, ...dayAndTime(say, served_from, time_zone));

/** From when a dish is served that is not now: as the cart says, which is of now, else as it was understood. */
export function servedLater(
  title: string,
  inCart: Pick<CartRestaurant, 'not_served'> | undefined,
  understood: string | null | undefined,
): Omit<NotServed, 'time_zone'>[] {
  if (inCart) return inCart.not_served.filter((dish) => dish.title === title);
  return understood ? [{ title, served_from: understood }] : [];
}

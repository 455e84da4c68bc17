import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { clockTime } from '@nearbite/domain/terms/opening-text';

type Hours = Pick<PublicTerms, 'opens_at' | 'time_zone'>;

export const explainClosed = ({ name, terms }: { readonly name: string; readonly terms: Hours }): string =>
  `${name} is closed right now.${opensAt(terms)}`;

/** By the kitchen's own clock; with the day always, so that it holds whenever it is read. */
function opensAt({ opens_at, time_zone }: Hours): string {
  if (opens_at === null) return '';
  const opening = new Date(opens_at);
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: time_zone });
  return ` It opens on ${weekday.format(opening)} at ${clockTime(opening, time_zone)}.`;
}

import { opensText, servedFromText } from '@nearbite/domain/times/opening-text';
import { foreignZone } from './format-moment.ts';

type Opening = { readonly opens_at: string | null; readonly time_zone: string };

/** `Opens at 18:00` by the restaurant's own clock, with the weekday or date when it is not today there. */
export const formatOpening = ({ opens_at, time_zone }: Opening, now: Date = new Date()): string =>
  opensText(opens_at === null ? null : new Date(opens_at), now, time_zone);

/** The same with the zone's name where the reader's own clock differs; the server does not know the reader's. */
export function formatOpeningForReader(opening: Opening, now: Date = new Date()): string {
  const { opens_at, time_zone } = opening;
  const zone = opens_at === null ? undefined : foreignZone(time_zone, new Date(opens_at));
  return `${formatOpening(opening, now)}${zone === undefined ? '' : ` (${zone})`}`;
}

/** "from 07:00" by the kitchen's clock, with the weekday when it is not today; undefined while the dish is served. */
export function formatServedFrom(
  servedFrom: string | null,
  { time_zone }: Pick<Opening, 'time_zone'>,
  now: Date = new Date(),
): string | undefined {
  const from = servedFrom === null ? undefined : new Date(servedFrom);
  return from && from > now ? servedFromText(from, now, time_zone) : undefined;
}

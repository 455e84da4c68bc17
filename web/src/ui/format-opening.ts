import { opensText } from '@nearbite/domain/terms/opening-text';

type Opening = { readonly opens_at: string | null; readonly time_zone: string };

/** `Opens at 18:00` by the restaurant's own clock, with the weekday or date when it is not today there. */
export const formatOpening = ({ opens_at, time_zone }: Opening, now: Date = new Date()): string =>
  opensText(opens_at === null ? null : new Date(opens_at), now, time_zone);

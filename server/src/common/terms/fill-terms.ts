import type { Place } from '@nearbite/domain/terms/area';
import { nextChange } from '@nearbite/domain/terms/hours';
import { servedFrom } from '@nearbite/domain/terms/served';
import type { Services } from '../../services.ts';
import { storedServing } from '../stored-dish.ts';
import { findCachedPublicTerms } from './public-terms.ts';
import { hoursOf } from './serving.ts';

/** As `termsMark` is written by the database. Inside a text its quotes would be escaped, so it matches nothing else. */
const MARK = /"\$terms"\s*:\s*(\d+)/g;

/** As `serving` is written by the database where a dish has times. */
const SERVED = /("served_from"\s*:\s*)(\{.*?"time_zone"\s*:\s*(?:null|"[^"]*")\s*\})/g;

export type FilledTerms = {
  readonly text: string;
  /** Whose terms are in it. */
  readonly restaurantIds: ReadonlySet<number>;
  /** When the first of them, or whether a dish is served, changes by the clock. */
  readonly until: Date;
};

/**
 * Puts what each restaurant offers and asks at this moment in place of its mark, in the JSON the database built:
 * the response itself is never parsed. For makers of cached responses only, as it takes terms from memory.
 */
export async function fillTerms(
  services: Pick<Services, 'db' | 'config' | 'clock' | 'responseCache'>,
  json: string,
  place: Place | null,
): Promise<FilledTerms> {
  const restaurantIds = new Set(Array.from(json.matchAll(MARK), ([, id]) => Number(id)));
  const { termsOf, until } = await findCachedPublicTerms(services, restaurantIds, place);
  const served = fillServed(services, json);
  const text = served.text.replace(MARK, (_mark, id) => JSON.stringify(termsOf(Number(id))).slice(1, -1));
  return { text, restaurantIds, until: new Date(Math.min(until.getTime(), served.untilMs)) };
}

/** Puts the moment from which each dish is served, null where it is now, in place of its times. */
function fillServed({ config, clock }: Pick<Services, 'config' | 'clock'>, json: string) {
  const now = clock.now();
  const known = new Map<string, string>();
  let untilMs = Number.POSITIVE_INFINITY;
  const text = json.replace(SERVED, (_mark, field, serving) => {
    let from = known.get(serving);
    if (from === undefined) {
      const hours = hoursOf(storedServing.parse(JSON.parse(serving)), config);
      from = JSON.stringify(servedFrom(hours, now));
      known.set(serving, from);
      untilMs = Math.min(untilMs, (hours && nextChange(hours, now)?.getTime()) ?? untilMs);
    }
    return `${field}${from}`;
  });
  return { text, untilMs };
}

/** Both or none, as the contract sees to. */
export function placeOf({
  latitude,
  longitude,
}: {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}): Place | null {
  return latitude == null || longitude == null ? null : { latitude, longitude };
}

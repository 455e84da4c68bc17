import type { Place } from '@nearbite/domain/terms/area';
import type { Services } from '../../services.ts';
import { findCachedPublicTerms } from './public-terms.ts';

/** As `termsMark` is written by the database. Inside a text its quotes would be escaped, so it matches nothing else. */
const MARK = /"\$terms"\s*:\s*(\d+)/g;

export type FilledTerms = {
  readonly text: string;
  /** Whose terms are in it. */
  readonly restaurantIds: ReadonlySet<number>;
  /** When the first of them changes by the clock. */
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
  const text = json.replace(MARK, (_mark, id) => JSON.stringify(termsOf(Number(id))).slice(1, -1));
  return { text, restaurantIds, until };
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

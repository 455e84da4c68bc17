import type { Services } from '../../services.ts';
import type { SavedPosition } from '../../shared/saved-position.ts';
import { findDemand } from './demand.queries.ts';

const HALF_AN_HOUR_SECONDS = 30 * 60;
const COUNTED_DAYS = 90;
/** Fewer orders say nothing about a town. */
const FEWEST_ORDERS = 20;

type DemandFilter = {
  readonly position: SavedPosition | undefined;
  readonly kitchenIds: readonly number[];
  /** Undefined when the weather is not known. */
  readonly kind: string | undefined;
};

/** The share of a category in what people around there ordered in such weather; counted twice an hour. */
export async function sharesOfOthers(
  { db, cache, clock }: Pick<Services, 'db' | 'cache' | 'clock'>,
  { position, kitchenIds, kind }: DemandFilter,
): Promise<(category: string) => number> {
  if (kind === undefined) return () => 0;
  const since = new Date(clock.now().getTime() - COUNTED_DAYS * 86_400_000);
  const key = `demand:${kind}:${position ? cellOf(position) : 'anywhere'}`;
  const rows = await cache.wrap(key, HALF_AN_HOUR_SECONDS, () => findDemand(db, { kitchenIds, kind, since }));
  const total = rows.reduce((sum, { orders }) => sum + orders, 0);
  const shares = new Map(rows.map(({ category, orders }) => [category, orders / total]));
  return (category) => (total < FEWEST_ORDERS ? 0 : (shares.get(category) ?? 0));
}

/** About ten kilometres wide. */
const cellOf = ({ latitude, longitude }: SavedPosition) =>
  `${Math.round(latitude * 10)}:${Math.round(longitude * 10)}`;

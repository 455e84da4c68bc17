import { TERMS_LIMITS } from '@nearbite/contract/limits';
import { NO_WAY_TO_ORDER_MESSAGE, type TermsChange } from '@nearbite/contract/restaurants/terms';
import { fromMinor } from '@nearbite/domain/money';
import { areaReachKm, crossesItself, hasExtent } from '@nearbite/domain/terms/area';
import { findPastDays, PAST_DAY_MESSAGE } from '@nearbite/domain/terms/closed-days';
import { boundProblems } from '@nearbite/domain/terms/platform-bounds';
import { DAY_MS, localDate } from '@nearbite/domain/times/zone';
import type { TermsRow } from '../../../common/terms/stored-terms.ts';
import { AppError } from '../../../lib/errors.ts';

type Field = keyof TermsChange | `closed_days[${number}][date]`;
type Problem = readonly [field: Field, isWrong: boolean, message: string];

/** What only shows together with the rest of the terms, the restaurant's place or the platform's bounds. */
export function refuseWrongTerms(
  change: TermsChange,
  row: TermsRow,
  { now, zone }: { readonly now: Date; readonly zone: string },
): void {
  const delivers = change.offers_delivery ?? row.offers_delivery ?? true;
  const hasPickup = change.offers_pickup ?? row.offers_pickup ?? false;
  const latest = new Date(now.getTime() + TERMS_LIMITS.pauseDays * DAY_MS);
  const isTooLate = (moment: string | null | undefined) => moment != null && new Date(moment) > latest;
  const problems: Problem[] = [
    ['offers_delivery', !delivers && !hasPickup, NO_WAY_TO_ORDER_MESSAGE],
    ...beyondPlatform(change, row),
    ['paused_until', isTooLate(change.paused_until), 'Must be within a year'],
    ['busy_until', isTooLate(change.busy_until), 'Must be within a year'],
    ...polygonProblems(change, row),
    ...pastDays(change, row, localDate(now, zone)),
  ];
  const found = problems.filter(([, isWrong]) => isWrong);
  const [first] = found;
  if (!first) return;
  // Of several of one field the first is told, as in the message.
  const errors = Object.fromEntries(found.toReversed().map(([field, , message]) => [field, [message]]));
  throw new AppError('validation', first[2], { errors });
}

function beyondPlatform(change: TermsChange, row: TermsRow): Problem[] {
  const bounds = { reachKm: row.reach_km, maxFee: fromMinor(row.max_delivery_fee_minor) };
  const found = boundProblems(change, bounds);
  return BOUNDED.flatMap((field) => (found[field] === undefined ? [] : [[field, true, found[field]]]));
}
const BOUNDED = ['delivery_radius_km', 'delivery_fee', 'fee_per_km'] as const;

const pastDays = ({ closed_days = [] }: TermsChange, row: TermsRow, today: string): Problem[] =>
  findPastDays(closed_days, row.closed_days ?? [], today).map((index) => [
    `closed_days[${index}][date]`,
    true,
    PAST_DAY_MESSAGE,
  ]);

function polygonProblems({ delivery_polygon: polygon }: TermsChange, row: TermsRow): Problem[] {
  if (!polygon) return [];
  const farthest = areaReachKm(polygon, row);
  return [
    ['delivery_polygon', crossesItself(polygon, row), 'The outline must not cross itself'],
    ['delivery_polygon', !hasExtent(polygon, row), 'The corners lie on one spot or line: move them apart'],
    [
      'delivery_polygon',
      farthest > row.reach_km,
      `The area must lie within ${row.reach_km} km of the restaurant; its farthest corner is ${farthest.toFixed(1)} km away`,
    ],
  ];
}

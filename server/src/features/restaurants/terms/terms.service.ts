import type { TermsChange, Terms as WireTerms } from '@nearbite/contract/restaurants/terms';
import { toMinor } from '@nearbite/domain/money';
import { refuseIfSuspended } from '../../../auth/suspension.ts';
import { recordAudit } from '../../../common/audit.ts';
import { findTermsRows, type TermsRow } from '../../../common/terms/stored-terms.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { notFound } from '../../../lib/errors.ts';
import { withoutUndefined } from '../../../lib/without-undefined.ts';
import type { Services } from '../../../services.ts';
import { refuseWrongTerms } from './terms.policy.ts';
import { presentTerms } from './terms.present.ts';
import { lockRestaurant, reconsiderDays, saveTerms } from './terms.queries.ts';

type Context = Pick<Services, 'db' | 'clock' | 'config'>;

async function getRow(db: Db | Trx, restaurantId: number): Promise<TermsRow> {
  const [row] = await findTermsRows(db, [restaurantId]);
  if (!row) throw notFound();
  return row;
}

export async function readOwnTerms({ db, config, clock }: Context, restaurantId: number): Promise<WireTerms> {
  return presentTerms(await getRow(db, restaurantId), config.APP_TIMEZONE, clock.now());
}

const FEES = ['delivery_fee', 'fee_per_km', 'free_delivery_from', 'minimum_order'] as const;

async function recordFeeChange(
  trx: Trx,
  restaurant: { readonly id: number; readonly label: string },
  { change, before }: { readonly change: TermsChange; readonly before: WireTerms },
  at: Date,
): Promise<void> {
  // A form sends every fee; only those that differ were changed.
  const changed = FEES.filter((fee) => change[fee] !== undefined && change[fee] !== before[fee]);
  const fees = Object.fromEntries(changed.map((fee) => [fee, change[fee]]));
  if (Object.keys(fees).length === 0) return;
  const subject = { kind: 'restaurant', ...restaurant } as const;
  await recordAudit(trx, { action: 'restaurant.fees-changed', subject, details: fees, at });
}

/** Changes what is given, leaves the rest; orders already placed keep what they were placed under. */
export async function changeTerms(
  context: Context,
  restaurantId: number,
  change: TermsChange,
): Promise<WireTerms> {
  const { db, config, clock } = context;
  await refuseIfSuspended(db, restaurantId);
  await db.transaction().execute(async (trx) => {
    const restaurant = await lockRestaurant(trx, restaurantId);
    const now = clock.now();
    const row = await getRow(trx, restaurantId);
    const timeZone = change.time_zone === undefined ? row.time_zone : change.time_zone;
    refuseWrongTerms(change, row, { now, zone: timeZone ?? config.APP_TIMEZONE });
    await saveTerms(trx, restaurantId, { ...columnsOf(change), saved_at: now });
    const before = presentTerms(row, config.APP_TIMEZONE, now);
    await recordFeeChange(trx, { id: restaurantId, label: restaurant?.name ?? '' }, { change, before }, now);
    await reconsiderDays(trx, restaurantId, now);
  });
  return readOwnTerms(context, restaurantId);
}

const asDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));
const asMinor = (amount: number | null): number | null => (amount === null ? null : toMinor(amount));

/** A change as the table keeps it: the smallest unit, moments and JSON. */
function columnsOf(change: TermsChange) {
  const { opening_hours, closed_days, delivery_polygon, ...rest } = change;
  const { paused_until, busy_until, delivery_fee, fee_per_km, free_delivery_from, minimum_order, ...plain } =
    rest;
  return withoutUndefined({
    ...plain,
    opening_hours: opening_hours && JSON.stringify(opening_hours),
    closed_days: closed_days && JSON.stringify(closed_days),
    delivery_polygon: delivery_polygon && JSON.stringify(delivery_polygon),
    paused_until: paused_until === undefined ? undefined : asDate(paused_until),
    busy_until: busy_until === undefined ? undefined : asDate(busy_until),
    delivery_fee_minor: delivery_fee === undefined ? undefined : toMinor(delivery_fee),
    fee_per_km_minor: fee_per_km === undefined ? undefined : toMinor(fee_per_km),
    free_delivery_from_minor: free_delivery_from === undefined ? undefined : asMinor(free_delivery_from),
    minimum_order_minor: minimum_order === undefined ? undefined : toMinor(minimum_order),
  });
}

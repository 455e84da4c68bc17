import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import type { TermsChange, Terms as WireTerms } from '@nearbite/contract/restaurants/terms';
import type { Place } from '@nearbite/domain/terms/area';
import { nextTurn, type Terms } from '@nearbite/domain/terms/terms';
import { refuseIfSuspended } from '../../../auth/suspension.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { notFound } from '../../../lib/errors.ts';
import { createTurns } from '../../../lib/turns.ts';
import { createKeptRows } from '../../../response-cache/kept-rows.ts';
import type { Services } from '../../../services.ts';
import { recordAudit } from '../../../shared/audit.ts';
import { columnsOf } from './terms.columns.ts';
import { refuseWrongTerms } from './terms.policy.ts';
import { presentPublicTerms, presentTerms, readTerms } from './terms.present.ts';
import { findTermsRows, lockRestaurant, reconsiderDays, saveTerms, type TermsRow } from './terms.queries.ts';

type Zone = { readonly config: Pick<Services['config'], 'APP_TIMEZONE'> };
type Context = Pick<Services, 'db' | 'clock'> & Zone;

/** The terms of several restaurants by their id; inside a transaction pass it as `db`. */
export async function findTerms(
  { config }: Zone,
  db: Db | Trx,
  restaurantIds: readonly number[],
): Promise<Map<number, Terms>> {
  if (restaurantIds.length === 0) return new Map();
  return termsById(await findTermsRows(db, restaurantIds), config);
}

const termsById = (rows: readonly TermsRow[], { APP_TIMEZONE }: Zone['config']): Map<number, Terms> =>
  new Map(rows.map((row) => [row.id, readTerms(row, APP_TIMEZONE)]));

/** How long terms are taken as they are when the clock changes none of them. */
const LONGEST_MS = 10 * 60_000;

type FoundTerms = { readonly termsOf: (restaurantId: number) => PublicTerms; readonly until: Date };

/** What public rows say about the terms of their restaurants, each computed once, and until when it holds. */
export async function findPublicTerms(
  services: Context,
  restaurantIds: Iterable<number>,
  place: Place | null,
): Promise<FoundTerms> {
  const terms = await findTerms(services, services.db, [...new Set(restaurantIds)]);
  return publicTermsOf(services, terms, place);
}

/** The same for a caller that has just caught up with all changes, as whoever makes a cached response has. */
export async function findCachedPublicTerms(
  services: Context & Pick<Services, 'responseCache'>,
  restaurantIds: ReadonlySet<number>,
  place: Place | null,
): Promise<FoundTerms> {
  const { responseCache, db, config } = services;
  let findKept = keptRows.get(responseCache);
  if (!findKept) {
    findKept = createKeptRows<TermsRow>(responseCache);
    keptRows.set(responseCache, findKept);
  }
  const rows = await findKept([...restaurantIds], (ids) => findTermsRows(db, ids));
  return publicTermsOf(services, termsById(rows, config), place);
}

const keptRows = new WeakMap<Services['responseCache'], ReturnType<typeof createKeptRows<TermsRow>>>();

async function publicTermsOf(
  services: Context,
  terms: Map<number, Terms>,
  place: Place | null,
): Promise<FoundTerms> {
  const now = services.clock.now();
  const presented = new Map<number, PublicTerms>();
  let untilMs = now.getTime() + LONGEST_MS;
  const othersTurn = createTurns();
  for (const [id, own] of terms) {
    presented.set(id, presentPublicTerms(own, place, now));
    untilMs = Math.min(untilMs, nextTurn(own, now)?.getTime() ?? untilMs);
    if (othersTurn.isDue()) await othersTurn.pass();
  }
  return {
    until: new Date(untilMs),
    termsOf(restaurantId) {
      const found = presented.get(restaurantId);
      if (!found) throw new Error(`Restaurant ${restaurantId} has just gone`);
      return found;
    },
  };
}

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
  // Whoever sends every fee has changed those that differ.
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

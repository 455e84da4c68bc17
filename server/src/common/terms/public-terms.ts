import { setImmediate } from 'node:timers/promises';
import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { fromMinor } from '@nearbite/domain/money';
import type { Place } from '@nearbite/domain/terms/area';
import { openingAt } from '@nearbite/domain/terms/hours';
import {
  deliversHere,
  deliveryFeeMinor,
  etaMinutes,
  nextTurn,
  type Terms,
} from '@nearbite/domain/terms/terms';
import { createCachedRows } from '../../response-cache/cached-rows.ts';
import type { Services } from '../../services.ts';
import { findTermsRows, readTerms, type TermsRow, type Zone } from './stored-terms.ts';

type Context = Pick<Services, 'db' | 'clock'> & Zone;

/** How long terms are taken as they are when the clock changes none of them. */
const LONGEST_MS = 10 * 60_000;

type FoundTerms = { readonly termsOf: (restaurantId: number) => PublicTerms; readonly until: Date };

/** What public rows say about the terms of their restaurants, each computed once, and until when it holds. */
export async function findPublicTerms(
  services: Context,
  restaurantIds: Iterable<number>,
  place: Place | null,
): Promise<FoundTerms> {
  const rows = await findTermsRows(services.db, [...new Set(restaurantIds)]);
  return publicTermsOf(services, rows, place);
}

/** The same from cached rows, for makers of cached responses: they have just caught up with the log of changes. */
export async function findCachedPublicTerms(
  services: Context & Pick<Services, 'responseCache'>,
  restaurantIds: ReadonlySet<number>,
  place: Place | null,
): Promise<FoundTerms> {
  const { responseCache, db } = services;
  let findCached = cachedRows.get(responseCache);
  if (!findCached) {
    findCached = createCachedRows<TermsRow>(responseCache);
    cachedRows.set(responseCache, findCached);
  }
  const rows = await findCached([...restaurantIds], (ids) => findTermsRows(db, ids));
  return publicTermsOf(services, rows, place);
}

const cachedRows = new WeakMap<Services['responseCache'], ReturnType<typeof createCachedRows<TermsRow>>>();

async function publicTermsOf(
  services: Context,
  rows: readonly TermsRow[],
  place: Place | null,
): Promise<FoundTerms> {
  const now = services.clock.now();
  const presented = new Map<number, PublicTerms>();
  let untilMs = now.getTime() + LONGEST_MS;
  const othersTurn = createTurns();
  for (const { id, has_menu, ...row } of rows) {
    const own = readTerms(row, services.config.APP_TIMEZONE);
    presented.set(id, { ...presentPublicTerms(own, place, now), ...(has_menu ? HAS_MENU : COMING_SOON) });
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

const HAS_MENU = { has_menu: true } as const;
/** Hours begin to count with the first dish on the menu. */
const COMING_SOON = { has_menu: false, is_open: false, opens_at: null, closes_at: null } as const;

/** What a public row of a restaurant says about its terms. */
function presentPublicTerms(terms: Terms, place: Place | null, now: Date): Omit<PublicTerms, 'has_menu'> {
  const { isOpen, opensAt, closesAt } = openingAt(terms, now);
  const fee = deliveryFeeMinor(terms, { fulfilment: 'delivery', place, subTotalMinor: null });
  const isLeast = place === null && terms.feePerKmMinor > 0 && fee < terms.maxDeliveryFeeMinor;
  return {
    is_open: isOpen,
    opens_at: opensAt?.toISOString() ?? null,
    closes_at: closesAt?.toISOString() ?? null,
    time_zone: terms.timeZone,
    delivers_here: deliversHere(terms, place),
    delivery_fee: fromMinor(fee),
    delivery_fee_is_least: isLeast,
    free_delivery_from:
      isLeast && fee === 0 ? null : freeDeliveryFrom(terms, deliversHere(terms, place), fee),
    minimum_order: fromMinor(terms.minimumOrderMinor),
    eta_minutes: etaMinutes(terms, now),
    offers_pickup: terms.offersPickup,
    accepts_cash: terms.acceptsCash,
  };
}

function freeDeliveryFrom(
  { offersDelivery, freeDeliveryFromMinor }: Terms,
  isHere: boolean | null,
  feeMinor: number,
): number | null {
  if (!offersDelivery || isHere === false) return null;
  if (feeMinor === 0) return 0;
  return freeDeliveryFromMinor === null ? null : fromMinor(freeDeliveryFromMinor);
}

/** So long may one request compute before others have their turn. */
const TURN_MS = 8;

/** For a loop over many rows of which each takes its time. */
function createTurns() {
  let begun = performance.now();
  return {
    isDue: () => performance.now() - begun > TURN_MS,
    async pass(): Promise<void> {
      await setImmediate();
      begun = performance.now();
    },
  };
}

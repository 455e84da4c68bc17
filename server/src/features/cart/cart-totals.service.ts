import type { CartRestaurant, CartTotals, getCartTotals } from '@nearbite/contract/cart/cart';
import type { ParsedCall } from '@nearbite/contract/endpoint';
import type { Language } from '@nearbite/contract/languages';
import type { Fulfilment } from '@nearbite/contract/orders/stages';
import { fromMinor } from '@nearbite/domain/money';
import { lineTotalMinor, orderTotals } from '@nearbite/domain/pricing';
import type { Place } from '@nearbite/domain/terms/area';
import { openingAt } from '@nearbite/domain/terms/hours';
import { servedFrom } from '@nearbite/domain/terms/served';
import { hasSlots } from '@nearbite/domain/terms/slots';
import {
  deliversHere,
  deliveryFeeMinor,
  minimumMissingMinor,
  type Terms,
} from '@nearbite/domain/terms/terms';
import type { Holder } from '../../common/cart-holder.ts';
import { hoursOf } from '../../common/terms/serving.ts';
import { findTerms } from '../../common/terms/stored-terms.ts';
import type { Services } from '../../services.ts';
import { orderableLine, presentTotals } from './cart.present.ts';
import { inLanguage, linesOf } from './cart.service.ts';

type CartTotalsQuery = ParsedCall<typeof getCartTotals>['query'];

type Part = {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  readonly subTotalMinor: number;
  /** From when its dishes are served that are not at the time asked about, by their titles. */
  readonly notServed: ReadonlyMap<string, Date>;
};

/** What the cart costs and what its restaurants say to it. What cannot be ordered any more is not counted. */
export async function cartTotals(
  services: Services,
  holder: Holder,
  query: CartTotalsQuery,
  language: Language,
): Promise<CartTotals> {
  const { db, config } = services;
  const { latitude, longitude, fulfilment = 'delivery', restaurant_id: only } = query;
  const place = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const now = services.clock.now();
  const at = query.deliver_at === undefined ? now : new Date(query.deliver_at);
  const rows = (await inLanguage(db, await linesOf(db, holder), language)).filter(
    ({ restaurant_id }) => only === undefined || restaurant_id === only,
  );
  const lines = rows.flatMap((row) => {
    const line = orderableLine(row, now);
    const { restaurant_id: id, restaurant_name: name, restaurant_address: address, title } = row;
    const nextServed = servedFrom(hoursOf(row.serving, config), at);
    return line ? [{ ...line, id, name, address, title, nextServed }] : [];
  });
  const parts = new Map<number, Part>();
  for (const { id, name, address, title, nextServed, ...line } of lines) {
    const before = parts.get(id);
    const subTotalMinor = (before?.subTotalMinor ?? 0) + lineTotalMinor(line);
    const notServed = new Map(before?.notServed);
    if (nextServed) notServed.set(title, nextServed);
    parts.set(id, { id, name, address, subTotalMinor, notServed });
  }
  const terms = await findTerms(services, db, [...parts.keys()]);
  const restaurants = [...parts.values()].flatMap((part) => {
    const own = terms.get(part.id);
    return own ? [{ part, terms: own, feeMinor: feeOf(own, part, fulfilment, place) }] : [];
  });
  const deliveryFee = restaurants.reduce((sum, { feeMinor }) => sum + feeMinor, 0);
  const rates = { taxPercent: config.TAX_PERCENT, serviceFeePercent: config.SERVICE_FEE_PERCENT };
  return {
    ...presentTotals(orderTotals(lines, rates, { deliveryFeeMinor: deliveryFee })),
    restaurants: restaurants.map((one) => presentRestaurant(one, place, { now, at })),
  };
}

const feeOf = (terms: Terms, { subTotalMinor }: Part, fulfilment: Fulfilment, place: Place | null) =>
  deliveryFeeMinor(terms, { fulfilment, place, subTotalMinor });

function presentRestaurant(
  { part, terms, feeMinor }: { readonly part: Part; readonly terms: Terms; readonly feeMinor: number },
  place: Place | null,
  { now, at }: { readonly now: Date; readonly at: Date },
): CartRestaurant {
  const { isOpen, opensAt } = openingAt(terms, at);
  return {
    id: part.id,
    name: part.name,
    address: part.address,
    latitude: terms.kitchen.latitude,
    longitude: terms.kitchen.longitude,
    subtotal: fromMinor(part.subTotalMinor),
    delivery_fee: fromMinor(feeMinor),
    is_open: isOpen,
    opens_at: opensAt?.toISOString() ?? null,
    not_served: Array.from(part.notServed, ([title, from]) => ({ title, served_from: from.toISOString() })),
    time_zone: terms.timeZone,
    delivers_here: deliversHere(terms, place),
    minimum_missing: fromMinor(minimumMissingMinor(terms, part.subTotalMinor)),
    offers_delivery: terms.offersDelivery,
    offers_pickup: terms.offersPickup,
    accepts_cash: terms.acceptsCash,
    preorder_days: hasSlots(terms, now) ? terms.preorderDays : 0,
  };
}

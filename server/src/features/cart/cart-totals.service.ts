import type { CartRestaurant, CartTotals, getCartTotals } from '@nearbite/contract/cart/cart';
import type { ParsedCall } from '@nearbite/contract/endpoint';
import type { Language } from '@nearbite/contract/languages';
import type { Fulfilment } from '@nearbite/contract/orders/stages';
import { fromMinor } from '@nearbite/domain/money';
import { lineTotalMinor, orderTotals } from '@nearbite/domain/pricing';
import type { Place } from '@nearbite/domain/terms/area';
import { openingAt } from '@nearbite/domain/terms/hours';
import { hasSlots } from '@nearbite/domain/terms/slots';
import {
  deliversHere,
  deliveryFeeMinor,
  minimumMissingMinor,
  type Terms,
} from '@nearbite/domain/terms/terms';
import type { Holder } from '../../common/cart-holder.ts';
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
    return line
      ? [{ ...line, id: row.restaurant_id, name: row.restaurant_name, address: row.restaurant_address }]
      : [];
  });
  const parts = new Map<number, Part>();
  for (const { id, name, address, ...line } of lines) {
    const subTotalMinor = (parts.get(id)?.subTotalMinor ?? 0) + lineTotalMinor(line);
    parts.set(id, { id, name, address, subTotalMinor });
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
    time_zone: terms.timeZone,
    delivers_here: deliversHere(terms, place),
    minimum_missing: fromMinor(minimumMissingMinor(terms, part.subTotalMinor)),
    offers_delivery: terms.offersDelivery,
    offers_pickup: terms.offersPickup,
    accepts_cash: terms.acceptsCash,
    preorder_days: hasSlots(terms, now) ? terms.preorderDays : 0,
  };
}

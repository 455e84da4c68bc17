import { orderPath, PATHS, restaurantOrderPath } from '@nearbite/contract/page-paths';
import type { Push } from '../jobs/send-push.ts';
import { makePublicId } from '../lib/public-id.ts';
import type { Services } from '../services.ts';

/** Who has not seen it by then knows it from elsewhere. */
const CUSTOMERS_HOURS = 6;
const KITCHENS_HOURS = 2;

/** From a clock's now on. */
export const hoursFrom = (now: Date, hours: number) =>
  new Date(now.getTime() + hours * 3_600_000).toISOString();

type Said = { readonly title: string; readonly message: string };
type ToCustomer = Said & {
  /** Null for a guest's order, which has no account to tell. */
  readonly user_id: number | null;
  readonly oid: string;
  /** Undefined where it is about the whole order. */
  readonly partId?: number | undefined;
  /** Instead of what was said of the part before. */
  readonly tag?: string;
  /** For what must not be told twice; else each call is a cause of its own. */
  readonly key?: string;
};

/** For the transaction that writes the notice. */
export const customerPushes = (
  { clock }: Pick<Services, 'clock'>,
  { user_id, oid, partId, title, message, tag, key }: ToCustomer,
): Push[] =>
  user_id === null
    ? []
    : [
        {
          key: key ?? `order:${makePublicId()}`,
          to: { kind: 'user', id: user_id },
          title,
          message,
          path: orderPath(oid),
          tag: tag ?? `order:${oid}:${partId ?? ''}`,
          until: hoursFrom(clock.now(), CUSTOMERS_HOURS),
        },
      ];

type ToKitchen = Said & {
  readonly restaurantId: number;
  /** Undefined where it is about the kitchen. */
  readonly oid?: string;
  readonly key?: string;
  readonly until?: Date | undefined;
};

/** What happens to an order takes the place of what was said of it before. */
export const kitchenPush = (
  { clock }: Pick<Services, 'clock'>,
  { restaurantId, oid, title, message, key, until }: ToKitchen,
): Push => ({
  key: key ?? `kitchen:${makePublicId()}`,
  to: { kind: 'restaurant', id: restaurantId },
  title,
  message,
  path: oid === undefined ? PATHS.restaurantOrders : restaurantOrderPath(oid),
  tag: `kitchen:${restaurantId}:${oid ?? ''}`,
  until: until?.toISOString() ?? hoursFrom(clock.now(), KITCHENS_HOURS),
});

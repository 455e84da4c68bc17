import type { Caller } from '../actors.ts';
import type { TestDish } from '../dishes.ts';
import type { TestApp } from '../test-app.ts';

/** The rules of orders, money and portions for one kitchen with one dish and its extra, as small as they can be written. */
export type OrderModel = {
  stock: number;
  isDeleted: boolean;
  isSuspended: boolean;
  /** The extra is sold out for now. */
  isCheeseGone: boolean;
  readonly orders: {
    readonly oid: string;
    readonly qty: number;
    readonly hasCheese: boolean;
    status: 'pending' | 'fulfilled' | 'cancelled';
    payment: 'pending' | 'paid' | 'refunded';
    /** When it accepted itself, while nobody has touched it since. */
    selfAcceptedAt: Date | undefined;
    isEndedByCustomer: boolean;
  }[];
};

/** The real thing. */
export type OrderWorld = {
  readonly app: TestApp;
  readonly owner: Caller & { restaurantId: number };
  readonly customer: Caller;
  readonly admin: Caller;
  readonly dish: TestDish;
  readonly riderId: number;
};

/** The app has said 503 with Retry-After. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** The same app, whose being busy cannot be mistaken for a refusal by the rules. */
export const tellingBusy = (app: TestApp): TestApp => ({
  ...app,
  async inject(options) {
    const response = await app.inject(options);
    if (response.statusCode === 503 && response.headers['retry-after'] !== undefined) throw new BusyError();
    return response;
  },
});

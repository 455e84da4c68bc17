import type { Caller } from '../actors.ts';
import type { TestDish } from '../dishes.ts';
import type { TestApp } from '../test-app.ts';

/** The rules of orders, money and portions for one kitchen with one dish, as small as they can be written. */
export type OrderModel = {
  stock: number;
  isDeleted: boolean;
  isSuspended: boolean;
  readonly orders: {
    readonly oid: string;
    readonly qty: number;
    status: 'pending' | 'fulfilled' | 'cancelled';
    payment: 'pending' | 'paid' | 'refunded';
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

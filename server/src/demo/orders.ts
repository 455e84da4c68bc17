import type { Stage } from '@nearbite/contract/orders/stages';
import { DAY_MS, MINUTE_MS, wallTimeAt } from '@nearbite/domain/times/zone';
import type { DemoRestaurant } from './demo-country.ts';
import type { DemoDish } from './dishes.ts';
import type { DemoPerson } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import type { DemoWorld } from './world.ts';

export const NO_PORTION = 'No portion size';
export const NO_SPICE = 'No spice level';

export type DemoOrderItem = {
  readonly dish: DemoDish;
  readonly portionSize: string;
  readonly spiceLevel: string;
  readonly extras: readonly { readonly group: string; readonly name: string; readonly priceMinor: number }[];
  readonly qty: number;
  readonly unitPriceMinor: number;
};

export type DemoOrderPart = {
  readonly restaurantSlug: string;
  readonly status: 'pending' | 'fulfilled' | 'cancelled';
  readonly riderEmail: string | null;
  /** False while the rider is still on the way. */
  readonly isDelivered: boolean;
  /** How far it is, where status and payment do not tell. */
  readonly stage?: Stage;
  readonly reason?: string;
  readonly items: readonly DemoOrderItem[];
};

export type DemoOrder = {
  readonly oid: string;
  readonly trackingToken: string;
  readonly customer: DemoPerson;
  readonly createdAt: Date;
  readonly paymentStatus: 'pending' | 'paid' | 'failed' | 'refunded';
  readonly isVoice: boolean;
  readonly isCash?: boolean;
  readonly isPickup?: boolean;
  /** The start of the slot it was ordered for. */
  readonly deliverAt?: Date;
  readonly parts: readonly DemoOrderPart[];
};

const DAYS = 365;
/** Lunch and dinner peaks, in minutes of the local day. */
const MEAL_TIMES = [
  { centre: 9 * 60, share: 0.1 },
  { centre: 13 * 60 + 30, share: 0.32 },
  { centre: 17 * 60, share: 0.13 },
  { centre: 20 * 60 + 30, share: 0.45 },
] as const;

function timeOfDay(random: Random): number {
  let roll = random.next();
  for (const meal of MEAL_TIMES) {
    roll -= meal.share;
    if (roll < 0) return meal.centre + random.between(-80, 80);
  }
  return 20 * 60;
}

/** Growth over the year with a fuller Friday to Sunday. */
function ordersOnDay(random: Random, dayIndex: number, weekday: number): number {
  const growth = 4.2 + (dayIndex / DAYS) * 6.4;
  const weekend = [1.3, 0.85, 0.85, 0.9, 0.95, 1.25, 1.4][weekday] ?? 1;
  return Math.round(growth * weekend * (0.75 + random.next() * 0.5));
}

/** One of each group. */
const firstExtras = ({ extras }: DemoDish) =>
  extras.flatMap(({ name: group, options }) => options.slice(0, 1).map((option) => ({ ...option, group })));

function choose(random: Random, dish: DemoDish): DemoOrderItem {
  const portion =
    dish.portions.length > 0 && random.chance(0.8) ? random.pick(dish.portions.slice(0, 2)) : undefined;
  const spice =
    dish.spiceLevels.length > 0 && random.chance(0.75) ? random.pick(dish.spiceLevels) : undefined;
  const qty = random.pick([1, 1, 1, 2, 2, 3]);
  // Who shares a dish takes something with it.
  const extras = qty === 2 ? firstExtras(dish) : [];
  return {
    dish,
    portionSize: portion?.sizeName ?? NO_PORTION,
    spiceLevel: spice?.levelName ?? NO_SPICE,
    extras,
    qty,
    unitPriceMinor: [
      portion?.priceMinor ?? 0,
      spice?.additionalPriceMinor ?? 0,
      ...extras.map(({ priceMinor }) => priceMinor),
    ].reduce((sum, added) => sum + added, dish.priceMinor),
  };
}

type Kitchen = {
  readonly restaurant: DemoRestaurant;
  readonly dishes: readonly DemoDish[];
  readonly riders: readonly string[];
};

/** Who cooks and who orders, where. */
type Town = {
  readonly kitchens: readonly Kitchen[];
  readonly customers: readonly DemoPerson[];
  readonly regulars: readonly DemoPerson[];
  /** Popular kitchens are drawn as many times as they are popular. */
  readonly drawn: ReadonlyMap<string, readonly Kitchen[]>;
  readonly running: readonly RunningOrder[];
  /** Of the restaurants' clock now; what was ordered before a change of it is an hour off, which nobody sees. */
  readonly offsetMs: number;
};

function townOf({ source, restaurants, dishes, riders, people }: DemoWorld, now: Date): Town {
  const kitchens = restaurants
    .filter((restaurant) => restaurant.status === 'approved')
    .map((restaurant) => ({
      restaurant,
      dishes: dishes.filter((dish) => dish.restaurantSlug === restaurant.slug && dish.status === 'live'),
      riders: riders.filter((rider) => rider.restaurantSlug === restaurant.slug).map((rider) => rider.email),
    }));
  const customers = people.filter((person) => person.role === 'customer' && person.isVerified);
  const drawnIn = (city: string) =>
    kitchens
      .filter((kitchen) => kitchen.restaurant.city === city)
      .flatMap((kitchen) => Array.from({ length: kitchen.restaurant.popularity }, () => kitchen));
  return {
    kitchens,
    customers,
    regulars: customers.slice(0, 2),
    drawn: new Map(Object.keys(source.cities).map((city) => [city, drawnIn(city)])),
    running: source.running,
    offsetMs: wallTimeAt(now.getTime(), source.timeZone) - now.getTime(),
  };
}

function outcome(
  random: Random,
  ageMs: number,
): Pick<DemoOrder, 'paymentStatus'> & { status: DemoOrderPart['status'] } {
  // The last hours are still being cooked; unpaid orders would be cancelled after an hour, so only fresh ones wait.
  if (ageMs < 40 * MINUTE_MS)
    return { status: 'pending', paymentStatus: random.chance(0.75) ? 'paid' : 'pending' };
  if (ageMs < 5 * 60 * MINUTE_MS) return { status: 'pending', paymentStatus: 'paid' };
  const roll = random.next();
  if (roll < 0.93) return { status: 'fulfilled', paymentStatus: 'paid' };
  if (roll < 0.96) return { status: 'cancelled', paymentStatus: 'refunded' };
  if (roll < 0.98) return { status: 'cancelled', paymentStatus: 'failed' };
  return { status: 'cancelled', paymentStatus: 'pending' };
}

function placeOrder(
  { regulars, customers, drawn }: Town,
  random: Random,
  createdAt: Date,
  now: Date,
): DemoOrder {
  const customer = random.chance(0.05) ? random.pick(regulars) : random.pick(customers);
  const { status, paymentStatus } = outcome(random, now.getTime() - createdAt.getTime());
  const near = drawn.get(customer.place.city) ?? [];
  const chosen = [...new Set([random.pick(near), ...(random.chance(0.08) ? [random.pick(near)] : [])])];
  return {
    oid: random.code(14),
    trackingToken: random.code(32),
    customer,
    createdAt,
    paymentStatus,
    isVoice: random.chance(0.06),
    parts: chosen.map((kitchen) => ({
      restaurantSlug: kitchen.restaurant.slug,
      status,
      isDelivered: status === 'fulfilled',
      riderEmail: status === 'fulfilled' && random.chance(0.9) ? random.pick(kitchen.riders) : null,
      items: random
        .sample(kitchen.dishes, random.pick([1, 1, 2, 2, 3, 4]))
        .map((dish) => choose(random, dish)),
    })),
  };
}

/** Minutes ago, and whether the rider is already on the way. */
const FRESH = [
  { minutes: 12, isOnTheWay: false },
  { minutes: 27, isOnTheWay: false },
  { minutes: 64, isOnTheWay: true },
  { minutes: 170, isOnTheWay: false },
] as const;

/** Orders of the last hours at the restaurants of the two demo owners, so that their desks are not empty. */
function freshOrders(town: Town, random: Random, now: Date): DemoOrder[] {
  const { kitchens, regulars } = town;
  return kitchens.slice(0, 2).flatMap((kitchen, desk) =>
    FRESH.map(({ minutes, isOnTheWay }, index): DemoOrder => {
      const createdAt = new Date(now.getTime() - (minutes + desk * 5) * MINUTE_MS);
      const order = placeOrder(town, random, createdAt, now);
      const part: DemoOrderPart = {
        restaurantSlug: kitchen.restaurant.slug,
        status: isOnTheWay ? 'fulfilled' : 'pending',
        riderEmail: isOnTheWay ? (kitchen.riders[0] ?? null) : null,
        isDelivered: false,
        items: random.sample(kitchen.dishes, 2).map((dish) => choose(random, dish)),
      };
      const customer = index % 2 === 0 ? regulars[desk] : neighbourOf(town, random, kitchen);
      return { ...order, customer: customer ?? order.customer, parts: [part] };
    }),
  );
}

/** What the rest of the day does not happen to show: the other stages, cash and pick-up, at kitchens that offer them. */
export type RunningOrder = Pick<DemoOrder, 'paymentStatus' | 'isCash' | 'isPickup'> &
  Pick<DemoOrderPart, 'status' | 'stage' | 'reason'> & {
    readonly slug: string;
    readonly minutes: number;
    /** Ordered ahead, for dinner tomorrow. */
    readonly isForTomorrow?: true;
  };

function runningOrders(town: Town, now: Date): DemoOrder[] {
  const { kitchens, running } = town;
  const random = seededRandom('running orders');
  return running.flatMap(({ slug, minutes, status, stage, reason, isForTomorrow, ...how }) => {
    const kitchen = kitchens.find(({ restaurant }) => restaurant.slug === slug);
    if (!kitchen) return [];
    const part: DemoOrderPart = {
      restaurantSlug: slug,
      status,
      riderEmail: null,
      isDelivered: false,
      ...(stage && { stage }),
      ...(reason && { reason }),
      items: random.sample(kitchen.dishes, 2).map((dish) => choose(random, dish)),
    };
    return {
      oid: random.code(14),
      trackingToken: random.code(32),
      customer: neighbourOf(town, random, kitchen),
      createdAt: new Date(now.getTime() - minutes * MINUTE_MS),
      isVoice: false,
      ...how,
      ...(isForTomorrow && {
        deliverAt: new Date(startOfToday(town, now) + DAY_MS + DINNER_MINUTE * MINUTE_MS),
      }),
      parts: [part],
    };
  });
}

/** 20:00, when everyone eats and the kitchen in question is open. */
const DINNER_MINUTE = 20 * 60;

const startOfToday = ({ offsetMs }: Town, now: Date): number =>
  Math.floor((now.getTime() + offsetMs) / DAY_MS) * DAY_MS - offsetMs;

const neighbourOf = ({ customers }: Town, random: Random, kitchen: Kitchen) =>
  random.pick(customers.filter((person) => person.place.city === kitchen.restaurant.city));

/** A year of orders up to `now`, oldest first. The same `now` gives the same orders. */
export function generateDemoOrders(world: DemoWorld, now: Date, seed = 'orders'): DemoOrder[] {
  const town = townOf(world, now);
  const random = seededRandom(seed);
  const today = startOfToday(town, now);
  const orders: DemoOrder[] = [];
  for (let dayIndex = 0; dayIndex <= DAYS; dayIndex += 1) {
    const day = today - (DAYS - dayIndex) * DAY_MS;
    const weekday = new Date(day + town.offsetMs).getUTCDay();
    for (let left = ordersOnDay(random, dayIndex, weekday); left > 0; left -= 1) {
      const createdAt = new Date(day + timeOfDay(random) * MINUTE_MS + random.between(0, 59) * 1000);
      const order = placeOrder(town, random, createdAt, now);
      if (createdAt < now) orders.push(order);
    }
  }
  orders.push(...freshOrders(town, random, now), ...runningOrders(town, now));
  orders.sort((first, second) => first.createdAt.getTime() - second.createdAt.getTime());
  return payBeyond(UNPAID_EACH, orders);
}

/** Nobody begins near the bound on what may wait for payment. */
const UNPAID_EACH = 2;

function payBeyond(most: number, orders: readonly DemoOrder[]): DemoOrder[] {
  const waiting = new Map<string, number>();
  return orders.map((order) => {
    const isOpen = order.parts.some(({ status }) => status !== 'cancelled');
    if (order.paymentStatus !== 'pending' || order.isCash || !isOpen) return order;
    const count = (waiting.get(order.customer.email) ?? 0) + 1;
    waiting.set(order.customer.email, count);
    return count > most ? { ...order, paymentStatus: 'paid' as const } : order;
  });
}

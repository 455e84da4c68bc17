import { CARTS, cartKey, HERE, keyOf, type World } from './world.ts';

export type Request = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly as?: 'customer' | 'owner';
  /** Sent as the idempotency key. */
  readonly key?: string;
};

/** What one visitor does; `n` is a number that no other visitor of this run gets. */
export type Step = {
  readonly name: string;
  readonly isOk: (status: number) => boolean;
  readonly request: (world: World, n: number) => Request;
  /** What follows from the response; the time counts until the last. */
  readonly next?: (response: { location: string | undefined; body: string }) => Request | undefined;
  /** What the floor is asked for: a slug, an id, a word. */
  readonly argument?: (world: World) => string | number;
  /** The share of the floor's requests per second that we want. */
  readonly wanted: number;
};

type Read = Pick<Step, 'argument'> & Pick<Request, 'as'> & { readonly path: (world: World) => string };

const get = (name: string, wanted: number, { path, argument, as }: Read): Step => ({
  name,
  wanted,
  isOk: (status) => status === 200,
  ...(argument ? { argument } : {}),
  request: (world) => ({ method: 'GET', path: path(world), ...(as ? { as } : {}) }),
});

const place = `latitude=${HERE.latitude}&longitude=${HERE.longitude}`;

const search = (name: string, word: string) =>
  get(name, 1, {
    path: () => `/api/store/search?query=${word}&${place}&limit=20`,
    argument: () => word,
    as: 'customer',
  });

const DETAILS = {
  full_name: 'Amina Khan',
  mobile: '+92 300 1112233',
  address: '7 Mall Road',
  city: 'Lahore',
};
const order = (n: number): Request => ({
  method: 'POST',
  path: '/api/store/create-order/',
  body: { ...DETAILS, cart_id: cartKey(n) },
});

const FIRST_LINE = { wanted: 0.6, isOk: (status: number) => status === 200 || status === 201 };
const putLine = ({ dishIds }: World, n: number, pad: string): Request => ({
  method: 'POST',
  path: '/api/store/cart/',
  body: {
    cart_id: keyOf(n, pad),
    dish_id: dishIds[n % dishIds.length],
    qty: 1,
    portion_size: 'Single',
    mode: 'set',
  },
});

export const STEPS: readonly Step[] = [
  get('home page', 1.5, { path: () => '/' }),
  get('nearby', 1.5, { path: () => `/api/restaurant/nearby-restaurants/?${place}&limit=20` }),
  get('menu', 1.5, {
    path: ({ restaurantSlug }) => `/api/restaurant/dishes-store/${restaurantSlug}/?limit=20`,
    argument: ({ restaurantSlug }) => restaurantSlug,
  }),
  get('shop', 1.5, {
    path: ({ restaurantSlug }) => `/api/restaurant/shop/${restaurantSlug}/`,
    argument: ({ restaurantSlug }) => restaurantSlug,
  }),
  get('dish', 1.5, {
    path: ({ dishSlug }) => `/api/store/dish/${dishSlug}`,
    argument: ({ dishSlug }) => dishSlug,
  }),
  search('search', 'biryani'),
  search('search, misspelt', 'biriyani'),
  {
    // From a place where nobody has searched before, so that nothing is kept.
    ...search('search, anew', 'biryani'),
    request: (_world, n) => ({
      method: 'GET',
      path: `/api/store/search?query=biryani&latitude=${HERE.latitude}&longitude=${HERE.longitude + n * 1e-7}&limit=20`,
      as: 'customer',
    }),
  },
  get('cart', 0.6, {
    path: () => `/api/store/cart-list/${cartKey(CARTS)}/`,
    argument: () => cartKey(CARTS),
  }),
  { ...FIRST_LINE, name: 'cart, first line', request: (world, n) => putLine(world, n, '2') },
  {
    // As browsers send it.
    ...FIRST_LINE,
    name: 'cart, line with key',
    request: (world, n) => ({ ...putLine(world, n, '3'), key: `bench-${n}` }),
  },
  { name: 'order', wanted: 0.6, isOk: (status) => status === 201, request: (_world, n) => order(n) },
  {
    name: 'order, paid',
    wanted: 0.6,
    isOk: (status) => status === 201 || status === 303,
    request: (_world, n) => order(n),
    next({ location, body }) {
      if (location?.startsWith('/dev/payment/')) {
        return { method: 'POST', path: location, body: { action: 'pay' } };
      }
      if (location !== undefined) return undefined;
      // The response of the order that was just placed.
      const { order_oid } = JSON.parse(body) as { order_oid: string };
      return { method: 'POST', path: `/stripe-checkout/${order_oid}/`, body: {} };
    },
  },
  get("owner's list", 0.7, {
    path: ({ restaurantId }) => `/api/restaurant/orders/${restaurantId}/?limit=20`,
    argument: ({ restaurantId }) => restaurantId,
    as: 'owner',
  }),
];

import type { APIRequestContext } from '@playwright/test';
import { expect, signInByApi } from './fixtures.ts';

export const CUSTOMER = 'customer@nearbite.test';
/** Of these stories alone: what a visitor left in another would join the account's. */
export const CART_ID = 'E1A2C3H4E5A1C2H3E4A5C1H2E3A4C5';

type Role = {
  readonly as?: string;
  /**
   * Pages with tables instead of cards or columns side by side on a desktop; the others only become wider there. The
   * long form opens them there, too: half as much again.
   */
  readonly otherOnDesktop: RegExp;
  /** Pages of a few words, or that another one looks like: for the long form. */
  readonly likeOthers: RegExp;
  /** Every page of the role, with what its address needs. */
  readonly paths: (request: APIRequestContext) => Promise<string[]>;
};

export const ROLES: readonly Role[] = [
  {
    otherOnDesktop: /^\/$|^\/(map|store|dishdetail|register)/,
    likeOthers: /^\/(sendpasswordresetemail|logout|contact|terms|nowhere|api|activate)/,
    paths: async (request) => {
      const { shop, dish } = await aShop(request);
      await putIntoCart(request, dish.id);
      const owner = await signInByApi(request, 'owner@nearbite.test');
      const { oid } = await handedOver(request, owner);
      const delivery = `/api/restaurant/${owner.restaurantId}/deliveries/${oid}/`;
      const { rider_link } = await (await request.get(delivery, { headers: owner.headers })).json();
      // Whole: without its secret the link is one that is not valid.
      const { pathname, search } = new URL(rider_link);
      return [
        ...[
          '/',
          '/login',
          '/register',
          '/sendpasswordresetemail',
          '/logout',
          '/contact',
          '/terms',
          '/map',
          '/nowhere',
        ],
        ...['/restaurant-register', '/api/user/reset/bad/link', '/activate/bad/link'],
        ...[`/store/${shop.slug}`, `/dishdetail/${dish.slug}`, `${pathname}${search}`],
      ];
    },
  },
  {
    as: CUSTOMER,
    otherOnDesktop: /^\/(search|cart|checkout|dashboard)|^\/customer\/(orders|tracking|notifications)/,
    likeOthers: /^\/(detail|changepassword|dashboard)|^\/customer\/(account|notifications)/,
    paths: async (request) => {
      const { headers, id } = await signInByApi(request, CUSTOMER);
      const { shop } = await aShop(request);
      // One with a delivery fee, cash and pick-up: its cart has more to lay out.
      await putIntoCart(request, (await aShop(request, 'sweet-gali')).dish.id, { headers, id });
      const [order] = await (await request.get(`/api/customer/orders/${id}/`, { headers })).json();
      return [
        ...['/', `/detail/${shop.id}`, '/search?query=biryani', '/voice-order', '/weather-based-dishes'],
        ...['/cart', `/checkout/${order.oid}`, `/customer/orders/${order.oid}`, '/customer/orders/'],
        ...[`/customer/tracking/${order.oid}/${order.tracking_token}`, '/customer/account/', '/dashboard'],
        ...['/customer/notifications/', '/customer/settings/', '/changepassword'],
      ];
    },
  },
  {
    as: 'owner@nearbite.test',
    otherOnDesktop: /^\/restaurant\/(dashboard|dishes|dish|orders|earnings|reviews\/?$|riders|terms)/,
    likeOthers: /^\/$|^\/restaurant\/(add-dish|store|reviews|notifications|add-riders)/,
    paths: async (request) => {
      const owner = await signInByApi(request, 'owner@nearbite.test');
      const { oid } = await handedOver(request, owner);
      const [dish] = await ofRestaurant(request, owner, 'dishes');
      const [review] = await ofRestaurant(request, owner, 'restaurant-reviews');
      return [
        ...['/', '/restaurant/dashboard/', '/restaurant/dishes', '/restaurant/add-dish'],
        ...[`/restaurant/dish/update/${dish.did}`, '/restaurant/store/biryani-junction'],
        ...[
          '/restaurant/orders',
          '/restaurant/orders?view=table',
          `/restaurant/orders/${oid}`,
          '/restaurant/earnings',
        ],
        ...['/restaurant/reviews', `/restaurant/reviews/${review.id}`, '/restaurant/notifications/'],
        ...['/restaurant/riders', '/restaurant/add-riders', '/restaurant/settings', '/restaurant/terms'],
      ];
    },
  },
  {
    as: 'admin@nearbite.test',
    otherOnDesktop: /^\/admin(\/(restaurants|users|audit))?$/,
    likeOthers: /^\/admin\/(categories|audit)/,
    paths: async () => [
      ...['/admin', '/admin/restaurants', '/admin/categories', '/admin/users', '/admin/audit'],
      ...['/admin/settings'],
    ],
  },
];

type SignedIn = Awaited<ReturnType<typeof signInByApi>>;

/** Of the demo world itself: other stories let in restaurants of their own, some of them without dishes. */
async function aShop(request: APIRequestContext, slug = 'biryani-junction') {
  const shop = await (await request.get(`/api/restaurant/shop/${slug}/`)).json();
  const dishes = await (await request.get(`/api/restaurant/dishes-store/${slug}/`)).json();
  return { shop, dish: dishes.find(({ stock_qty }: { stock_qty: number }) => stock_qty > 0) };
}

async function putIntoCart(request: APIRequestContext, dishId: number, by?: Omit<SignedIn, 'restaurantId'>) {
  const data = { dish_id: dishId, user_id: by?.id ?? '', qty: 1, cart_id: CART_ID };
  const added = await request.post('/api/store/cart/', { headers: by?.headers ?? {}, data });
  expect(added.ok(), await added.text()).toBe(true);
}

/** Stories expect a customer's cart to hold what they put there, and others have left something in it. */
export async function emptyCart(request: APIRequestContext, email = CUSTOMER) {
  const { headers, id } = await signInByApi(request, email);
  const cart = `${CART_ID}/${id}`;
  const lines: { id: number }[] = await (
    await request.get(`/api/store/cart-list/${cart}/`, { headers })
  ).json();
  for (const line of lines) {
    const deleted = await request.delete(`/api/store/cart-delete/${cart}/${line.id}/`, { headers });
    expect(deleted.ok(), await deleted.text()).toBe(true);
  }
}

async function ofRestaurant(request: APIRequestContext, { headers, restaurantId }: SignedIn, what: string) {
  return (await request.get(`/api/restaurant/${what}/${restaurantId}/`, { headers })).json();
}

/** An order of the demo world that a rider has. */
async function handedOver(request: APIRequestContext, owner: SignedIn): Promise<{ oid: string }> {
  const orders: { oid: string; rider: unknown }[] = await ofRestaurant(request, owner, 'orders');
  const found = orders.find(({ rider }) => rider);
  if (!found) throw new Error('No order of the demo world has a rider');
  return found;
}

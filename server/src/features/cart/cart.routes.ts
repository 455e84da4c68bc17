import * as contract from '@nearbite/contract/cart/cart';
import type { FastifyInstance } from 'fastify';
import { holderOf } from '../../common/cart-holder.ts';
import { languageOf } from '../../plugins/language.ts';
import { type Call, mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { presentChange } from './cart.present.ts';
import { listCart, removeFromCart } from './cart.service.ts';
import { cartTotals } from './cart-totals.service.ts';
import { createKnownDishes } from './known-dishes.ts';
import { putInCart } from './put-in-cart.service.ts';
import { createPutTogether } from './put-lines.ts';

export function registerCart(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const cartServices = { ...services, dishes: createKnownDishes(db), putTogether: createPutTogether(db) };

  mount(app, contract.putInCart, (call) => put(call, false));
  mount(app, contract.putVoiceItemInCart, (call) => put(call, true));

  async function put({ body, reply, once }: Call<typeof contract.putInCart>, isVoice: boolean) {
    const holder = holderOf(body.cart_id, body.user_id);
    const response = presentChange(
      await putInCart(cartServices, { holder, choice: { ...body, isVoice }, once }),
    );
    reply.status(response.status);
    return response.body;
  }

  mount(app, contract.listGuestCart, ({ params, request }) =>
    listCart(services, holderOf(params.cart_id, 0), languageOf(request)),
  );
  mount(app, contract.listCart, ({ params, request }) =>
    listCart(services, holderOf(params.cart_id, params.user_id), languageOf(request)),
  );

  mount(app, contract.getGuestCartTotals, ({ params, query, request }) =>
    cartTotals(services, holderOf(params.cart_id, 0), query, languageOf(request)),
  );
  mount(app, contract.getCartTotals, ({ params, query, request }) =>
    cartTotals(services, holderOf(params.cart_id, params.user_id), query, languageOf(request)),
  );

  mount(app, contract.removeFromGuestCart, async ({ params }) => {
    await removeFromCart(services, holderOf(params.cart_id, 0), params.item_id);
    return undefined;
  });
  mount(app, contract.removeFromCart, async ({ params }) => {
    await removeFromCart(services, holderOf(params.cart_id, params.user_id), params.item_id);
    return undefined;
  });
}

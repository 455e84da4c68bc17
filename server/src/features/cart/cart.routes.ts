import * as contract from '@nearbite/contract/cart';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { cartTotals, holderOf, listCart, putInCart, removeFromCart } from './cart.service.ts';

const ADDED = 'Added To Cart';
const UPDATED = 'Cart updated successfully';

export function registerCart(app: FastifyInstance, services: Services): void {
  mount(app, contract.putInCart, async ({ body, reply }) => {
    const holder = holderOf(body.cart_id, body.user_id);
    const { item, isNew } = await putInCart(services, holder, { ...body, isVoice: false });
    reply.status(isNew ? 201 : 200);
    return { message: isNew ? ADDED : UPDATED, item };
  });

  mount(app, contract.putVoiceItemInCart, async ({ body, reply }) => {
    const holder = holderOf(body.cart_id, body.user_id);
    const { item, isNew } = await putInCart(services, holder, { ...body, isVoice: true });
    reply.status(isNew ? 201 : 200);
    return { message: isNew ? ADDED : UPDATED, item };
  });

  mount(app, contract.listGuestCart, ({ params }) => listCart(services, holderOf(params.cart_id, 0)));
  mount(app, contract.listCart, ({ params }) => listCart(services, holderOf(params.cart_id, params.user_id)));

  mount(app, contract.getGuestCartTotals, ({ params }) => cartTotals(services, holderOf(params.cart_id, 0)));
  mount(app, contract.getCartTotals, ({ params }) =>
    cartTotals(services, holderOf(params.cart_id, params.user_id)),
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

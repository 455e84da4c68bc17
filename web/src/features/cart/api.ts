import { listCart, listGuestCart, putInCart } from '@nearbite/contract/cart';
import type { CallInput } from '@nearbite/contract/endpoint';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';
import { cartCountChanged } from '../../lib/cart-count.ts';
import { toFormData } from '../../lib/form-data.ts';

type CartForm = CallInput<typeof putInCart>['body'];

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    cart: build.query(call(listCart)),
    guestCart: build.query(call(listGuestCart)),
    putInCart: build.mutation({
      ...call(putInCart),
      query: (form: CartForm) => ({ url: putInCart.path, method: putInCart.method, body: toFormData(form) }),
      /** The badge counts what the server now has. */
      async onQueryStarted({ cart_id, user_id }, { dispatch, queryFulfilled }) {
        const isAdded = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isAdded) return;
        const fresh = { forceRefetch: true, subscribe: false };
        const list = user_id
          ? cartApi.endpoints.cart.initiate({ params: { cart_id, user_id } }, fresh)
          : cartApi.endpoints.guestCart.initiate({ params: { cart_id } }, fresh);
        const { data } = await dispatch(list);
        if (data) dispatch(cartCountChanged(data.length));
      },
    }),
  }),
});

export const { usePutInCartMutation } = cartApi;

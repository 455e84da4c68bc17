import {
  type CartLine,
  type CartTotals,
  getCartTotals,
  getGuestCartTotals,
  listCart,
  listGuestCart,
  putInCart,
  putVoiceItemInCart,
  removeFromCart,
  removeFromGuestCart,
} from '@nearbite/contract/cart/cart';
import type { CallInput } from '@nearbite/contract/endpoint';
import { api } from '../../lib/net/api.ts';
import { addressOf, call, toRequest } from '../../lib/net/call.ts';
import { closeSubmissions } from '../../lib/net/idempotency-keys.ts';
import { cartCountChanged } from './cart-count.ts';
import { announceCartChange } from './cart-sync.ts';
import { readGuestCartCount, rememberGuestCartCount } from './guest-cart-count.ts';
import { closeSubmission } from './placing/order-submission.ts';

/** Whose cart: an account's, or the guest's this browser keeps. */
export type CartHolder = { readonly cartId: string; readonly userId: number | undefined };

/** For which place, time and way the totals are asked. */
export type CartTotalsQuery = CallInput<typeof getCartTotals>['query'];

export type CartItemBody = CallInput<typeof putInCart>['body'];
export type VoiceItemBody = CallInput<typeof putVoiceItemInCart>['body'];

const guest = ({ cartId }: CartHolder) => ({ cart_id: cartId });

const cartApi = api.enhanceEndpoints({ addTagTypes: ['Cart'] }).injectEndpoints({
  endpoints: (build) => ({
    cartLines: build.query<CartLine[], CartHolder>({
      query: (holder) =>
        holder.userId === undefined
          ? call(listGuestCart).query({ params: guest(holder) })
          : call(listCart).query({ params: { ...guest(holder), user_id: holder.userId } }),
      providesTags: ['Cart'],
      // The badge shows what the newest response says, whichever page asked.
      onQueryStarted: async (holder, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (!response) return;
        dispatch(cartCountChanged(response.data.length));
        // An account's first call takes the guest's lines over.
        rememberGuestCartCount(holder.userId === undefined ? response.data.length : 0);
      },
    }),
    cartTotals: build.query<CartTotals, CartHolder & { readonly totalsQuery?: CartTotalsQuery }>({
      query: ({ totalsQuery: query = {}, ...holder }) =>
        holder.userId === undefined
          ? call(getGuestCartTotals).query({ params: guest(holder), query })
          : call(getCartTotals).query({
              params: { ...guest(holder), user_id: holder.userId },
              query,
            }),
      providesTags: ['Cart'],
    }),
    putInCart: build.mutation({
      ...call(putInCart),
      // Setting a quantity may be repeated as it is; adding must not add twice.
      query: ({ body }: CallInput<typeof putInCart>) =>
        toRequest(putInCart, { body }, { asForm: true, ...(body.mode !== 'add' && { key: null }) }),
      invalidatesTags: ['Cart'],
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
        void announceWhenDone(queryFulfilled);
        const response = await queryFulfilled.catch(() => undefined);
        if (!response) return;
        // Told at once: the list that is asked for anew takes a moment.
        const userId = Number(body.user_id) || undefined;
        if (userId === undefined) rememberGuestCartCount(Math.max(readGuestCartCount(), 1));
        dispatch(showLine({ cartId: body.cart_id, userId }, response.data.item));
      },
    }),
    putVoiceItemInCart: build.mutation({
      ...call(putVoiceItemInCart),
      query: (body: VoiceItemBody) => toRequest(putVoiceItemInCart, { body }, { asForm: true, key: null }),
      invalidatesTags: ['Cart'],
      onQueryStarted: (_body, { queryFulfilled }) => announceWhenDone(queryFulfilled),
    }),
    removeFromCart: build.mutation<void, CartHolder & { readonly itemId: number }>({
      query: ({ itemId, ...holder }) =>
        holder.userId === undefined
          ? call(removeFromGuestCart).query({ params: { ...guest(holder), item_id: itemId } })
          : call(removeFromCart).query({
              params: { ...guest(holder), user_id: holder.userId, item_id: itemId },
            }),
      invalidatesTags: ['Cart'],
      onQueryStarted: (_input, { queryFulfilled }) => announceWhenDone(queryFulfilled),
    }),
  }),
});

const showLine = (holder: CartHolder, changed: CartLine) =>
  cartApi.util.updateQueryData('cartLines', holder, (lines) =>
    lines.some(({ id }) => id === changed.id)
      ? lines.map((line) => (line.id === changed.id ? changed : line))
      : [...lines, changed],
  );

async function announceWhenDone(done: Promise<unknown>): Promise<void> {
  await done.then(
    () => {
      closeSubmission();
      // An addition whose response was lost is in the cart that is shown now, or it is not: the next is meant anew.
      closeSubmissions(addressOf({ url: putInCart.path, method: putInCart.method }));
      announceCartChange();
    },
    () => undefined,
  );
}

export const {
  useCartLinesQuery,
  useCartTotalsQuery,
  usePutInCartMutation,
  usePutVoiceItemInCartMutation,
  useRemoveFromCartMutation,
} = cartApi;

/** Another tab has changed the cart. */
export const refetchCart = () => cartApi.util.invalidateTags(['Cart']);

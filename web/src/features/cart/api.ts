import type { CallInput } from '@nearbite/contract/endpoint';
import { createOrder, IDEMPOTENCY_HEADER } from '@nearbite/contract/orders';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';
import { cartCountChanged } from '../../lib/cart-count.ts';
import { announceCartChange } from '../../lib/cart-sync.ts';

const { query, transformResponse } = call(createOrder);

const placeOrderApi = api.enhanceEndpoints({ addTagTypes: ['Cart', 'Orders', 'Account'] }).injectEndpoints({
  endpoints: (build) => ({
    createOrder: build.mutation({
      query: ({ key, ...input }: CallInput<typeof createOrder> & { readonly key: string }) => ({
        ...query(input),
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
      transformResponse,
      // A refusal tells that the cart is not as shown, so it is asked for anew in either case.
      invalidatesTags: ['Cart', 'Orders', 'Account'],
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const placed = await queryFulfilled.catch(() => undefined);
        if (!placed) return;
        dispatch(cartCountChanged(0));
        announceCartChange();
      },
    }),
  }),
});

export const { useCreateOrderMutation } = placeOrderApi;

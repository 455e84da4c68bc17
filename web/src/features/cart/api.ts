import type { CallInput } from '@nearbite/contract/endpoint';
import { createOrder, IDEMPOTENCY_HEADER } from '@nearbite/contract/orders';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';
import { cartCountChanged } from '../../lib/cart-count.ts';
import { announceCartChange } from '../../lib/cart-sync.ts';

/** Only an answer of the server itself settles a submission; without one the order may have been placed. */
export const isDefinite = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500;

const { query, transformResponse } = call(createOrder);

const placeOrderApi = api.enhanceEndpoints({ addTagTypes: ['Cart', 'Orders', 'Account'] }).injectEndpoints({
  endpoints: (build) => ({
    createOrder: build.mutation({
      query: ({ key, ...input }: CallInput<typeof createOrder> & { readonly key: string }) => ({
        ...query(input),
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
      transformResponse,
      // A refusal tells that the cart is not as shown, so it is asked for anew in either case. A lost answer tells
      // nothing: the form must stay, so that the same submission can be sent again.
      invalidatesTags: (placed, error) => (placed || isDefinite(error) ? ['Cart', 'Orders', 'Account'] : []),
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

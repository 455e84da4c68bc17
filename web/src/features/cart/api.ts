import { createOrder } from '@nearbite/contract/orders/create-order';
import { api } from '../../lib/api.ts';
import { call, toRequest } from '../../lib/call.ts';
import { isObject } from '../../lib/call-error.ts';
import { isDefinite } from '../../lib/submissions.ts';
import { cartCountChanged } from './cart-count.ts';
import { announceCartChange } from './cart-sync.ts';
import { closeSubmission, type OrderBody, prepareSubmission } from './order-submission.ts';

const orderApi = api.enhanceEndpoints({ addTagTypes: ['Cart', 'Orders', 'Account'] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * One idempotency key belongs to one submission and is used again until there is a definite response, so that
     * neither a second click nor a retry after a lost response orders twice.
     */
    createOrder: build.mutation({
      ...call(createOrder),
      query: (order: OrderBody) => {
        const { key, body } = prepareSubmission(order);
        return toRequest(createOrder, { body }, { asForm: true, key });
      },
      // A refusal tells that the cart is not as shown, so it is asked for anew in either case. A lost response tells
      // nothing: the form must stay, so that the same submission can be sent again.
      invalidatesTags: (placed, error) => (placed || isDefinite(error) ? ['Cart', 'Orders', 'Account'] : []),
      onQueryStarted: async (order, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
          closeSubmission();
          // The lines of other restaurants stay, and are counted anew.
          if (order.restaurant_id === undefined) dispatch(cartCountChanged(0));
          announceCartChange();
        } catch (rejection) {
          if (isDefinite(errorOf(rejection))) closeSubmission();
        }
      },
    }),
  }),
});

const errorOf = (rejection: unknown): unknown => (isObject(rejection) ? rejection.error : undefined);

export const { useCreateOrderMutation } = orderApi;

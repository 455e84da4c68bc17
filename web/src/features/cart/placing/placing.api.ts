import { getDish } from '@nearbite/contract/catalog/catalog';
import { searchPlaces } from '@nearbite/contract/catalog/places';
import { createOrder } from '@nearbite/contract/orders/create-order';
import { listSlots, type Slot } from '@nearbite/contract/restaurants/public-terms';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { api } from '../../../lib/net/api.ts';
import { call, toRequest } from '../../../lib/net/call.ts';
import { isObject } from '../../../lib/net/call-error.ts';
import { isDefinite } from '../../../lib/net/idempotency-keys.ts';
import { cartCountChanged } from '../cart-count.ts';
import { announceCartChange } from '../cart-sync.ts';
import { closeSubmission, type OrderBody, prepareSubmission } from './order-submission.ts';

type SlotsOfDay = {
  readonly restaurantIds: readonly number[];
  /** Of the kitchens' calendar, "YYYY-MM-DD". */
  readonly date: string;
};

const orderApi = api.enhanceEndpoints({ addTagTypes: ['Cart', 'Orders', 'Account'] }).injectEndpoints({
  endpoints: (build) => ({
    foundPlaces: build.query(call(searchPlaces)),
    dishToOrderAgain: build.query(call(getDish)),
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
    /** The slots that every restaurant of the cart still has. */
    commonSlots: build.query<Slot[], SlotsOfDay>({
      queryFn: async ({ restaurantIds, date }, _api, _options, baseQuery) => {
        const request = (id: number) =>
          baseQuery(call(listSlots).query({ params: { restaurant_id: id }, query: { date } }));
        const responses = await Promise.all(restaurantIds.map(request));
        const failed = responses.find(({ error }) => error !== undefined);
        // The base query is the app's own: it fails in this one way only.
        if (failed) return { error: failed.error as FetchBaseQueryError };
        // The server has checked the shape of each response.
        return { data: commonSlots(responses.map(({ data }) => data as Slot[])) };
      },
      // A refused order tells that the places are not as shown.
      providesTags: ['Cart'],
    }),
  }),
});

const errorOf = (rejection: unknown): unknown => (isObject(rejection) ? rejection.error : undefined);

export const {
  useFoundPlacesQuery,
  useLazyDishToOrderAgainQuery,
  useCreateOrderMutation,
  useCommonSlotsQuery,
} = orderApi;

/** The slots that are in every list with a place left in each. */
export function commonSlots([first = [], ...others]: readonly (readonly Slot[])[]): Slot[] {
  const hasPlace = ({ left }: Slot) => left === null || left > 0;
  return first.filter(
    (slot) =>
      hasPlace(slot) &&
      others.every((list) => list.some((other) => other.starts_at === slot.starts_at && hasPlace(other))),
  );
}

import { listSlots, type Slot } from '@nearbite/contract/restaurants/public-terms';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';

type SlotsOfDay = {
  readonly restaurantIds: readonly number[];
  /** Of the kitchens' calendar, "YYYY-MM-DD". */
  readonly date: string;
};

const slotsApi = api.enhanceEndpoints({ addTagTypes: ['Cart'] }).injectEndpoints({
  endpoints: (build) => ({
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

export const { useCommonSlotsQuery } = slotsApi;

/** Slots that stand in every list and have a place left in each. */
export function commonSlots([first = [], ...others]: readonly (readonly Slot[])[]): Slot[] {
  const hasPlace = ({ left }: Slot) => left === null || left > 0;
  return first.filter(
    (slot) =>
      hasPlace(slot) &&
      others.every((list) => list.some((other) => other.starts_at === slot.starts_at && hasPlace(other))),
  );
}

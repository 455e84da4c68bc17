import { getWaitingOrders, markOrdersSeen } from '@nearbite/contract/orders/owner-orders';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

const liveApi = api.enhanceEndpoints({ addTagTypes: ['WaitingOrders'] }).injectEndpoints({
  endpoints: (build) => ({
    waitingOrders: build.query({
      ...call(getWaitingOrders),
      // Not one of the live tags: the bell asks by itself, without waiting for the page's other calls to end.
      providesTags: ['WaitingOrders'],
    }),
    markOrdersSeen: build.mutation(call(markOrdersSeen)),
  }),
});

export const { useWaitingOrdersQuery, useMarkOrdersSeenMutation } = liveApi;

import { listOrderParts, type OrderPart } from '@nearbite/contract/restaurant-orders';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';
import type { PendingOrders } from './new-orders.ts';

/** Of an order only what the bell needs is kept. */
type Placed = Pick<OrderPart, 'oid' | 'date'>;

const liveApi = api.enhanceEndpoints({ addTagTypes: ['PendingOrders'] }).injectEndpoints({
  endpoints: (build) => ({
    pendingOrders: build.query({
      ...call(listOrderParts),
      transformResponse: (parts: readonly Placed[], meta: FetchBaseQueryMeta | undefined): PendingOrders => ({
        orders: parts.map(({ oid, date }) => ({ oid, placedAtMs: Date.parse(date) })),
        // Clocks of kitchen tablets are often wrong; orders carry the server's time.
        askedAtMs: Date.parse(meta?.response?.headers.get('date') ?? '') || Date.now(),
      }),
      // Not one of the live tags: the bell asks by itself, without waiting for the page's other calls to end.
      providesTags: ['PendingOrders'],
    }),
  }),
});

export const { usePendingOrdersQuery } = liveApi;

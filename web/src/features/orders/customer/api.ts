import {
  cancelOrder,
  getOrder,
  listOrders,
  ORDER_COUNT_HEADERS,
  type Order,
} from '@nearbite/contract/orders/customer-orders';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { api } from '../../../lib/net/api.ts';
import { call } from '../../../lib/net/call.ts';
import { unlessKept } from '../../../lib/net/kept-ages.ts';

export type OrderPage = {
  readonly orders: readonly Order[];
  /** Of all orders, not only those on this page. */
  readonly counts: { readonly total: number; readonly pending: number; readonly fulfilled: number };
};

const ordersApi = api.enhanceEndpoints({ addTagTypes: ['Orders'] }).injectEndpoints({
  endpoints: (build) => ({
    orders: build.query({
      query: call(listOrders).query,
      transformResponse: unlessKept((orders: Order[], meta: FetchBaseQueryMeta | undefined): OrderPage => {
        const count = (name: string) => Number(meta?.response?.headers.get(name) ?? 0);
        return {
          orders,
          counts: {
            total: count(ORDER_COUNT_HEADERS.total),
            pending: count(ORDER_COUNT_HEADERS.pending),
            fulfilled: count(ORDER_COUNT_HEADERS.fulfilled),
          },
        };
      }),
      providesTags: ['Orders'],
    }),
    order: build.query({ ...call(getOrder), providesTags: ['Orders'] }),
    cancelOrder: build.mutation({ ...call(cancelOrder), invalidatesTags: ['Orders'] }),
  }),
});

/** An order may have changed without a message about it. */
export const refetchOrders = () => ordersApi.util.invalidateTags(['Orders']);

export const { useOrdersQuery, useOrderQuery, useCancelOrderMutation } = ordersApi;

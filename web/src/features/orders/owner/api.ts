import type { CallInput } from '@nearbite/contract/endpoint';
import * as contract from '@nearbite/contract/orders/owner-orders';
import { original } from '@reduxjs/toolkit';
import { api } from '../../../lib/net/api.ts';
import { call } from '../../../lib/net/call.ts';
import { listing } from '../../../lib/net/listing.ts';

/** Everything a change of a part may show in. */
const CHANGED = [
  'Orders',
  'WaitingOrders',
  'Deliveries',
  'Riders',
  'RestaurantFigures',
  'OwnDishes',
] as const;

type Step = CallInput<(typeof contract.KITCHEN_STEP_CALLS)['accept']> & {
  readonly step: contract.KitchenStep;
};

const partsApi = api.enhanceEndpoints({ addTagTypes: CHANGED }).injectEndpoints({
  endpoints: (build) => ({
    orderParts: build.query({ ...listing(contract.listOrderParts), providesTags: ['Orders'] }),
    queue: build.query({ ...call(contract.getQueue), providesTags: ['Orders'] }),
    orderPart: build.query({ ...call(contract.getOrderPart), providesTags: ['Orders'] }),
  }),
});

type Change = {
  readonly dispatch: (action: ReturnType<typeof partsApi.util.updateQueryData>) => unknown;
  readonly getState: () => Parameters<typeof partsApi.util.selectCachedArgsForQuery>[0];
  readonly queryFulfilled: Promise<{ readonly data: contract.OrderPart }>;
};

/** Not in the queue any more. */
const isOver = ({ stage, order_status }: contract.OrderPart) =>
  stage === 'delivered' || order_status === 'cancelled';

/** The response has the part as it is now: on a slow line it would be long until list and page were fetched again. */
async function showAtOnce({ dispatch, getState, queryFulfilled }: Change): Promise<void> {
  // The component that sent the change shows its failure.
  const response = await queryFulfilled.catch(() => undefined);
  if (!response) return;
  const { data: part } = response;
  const { selectCachedArgsForQuery, updateQueryData } = partsApi.util;
  for (const input of selectCachedArgsForQuery(getState(), 'orderPart'))
    if (input.params.oid === part.oid) dispatch(updateQueryData('orderPart', input, () => part));
  for (const input of selectCachedArgsForQuery(getState(), 'queue'))
    dispatch(
      updateQueryData('queue', input, (draft) => {
        // Not the draft's rows: each of hundreds would be wrapped only to be compared.
        const queue = original(draft) ?? draft;
        return {
          ...queue,
          orders: queue.orders.flatMap((row) => (row.oid !== part.oid ? [row] : isOver(part) ? [] : [part])),
        };
      }),
    );
  for (const input of selectCachedArgsForQuery(getState(), 'orderParts'))
    dispatch(
      updateQueryData('orderParts', input, (list) => ({
        ...list,
        rows: list.rows.map((row) => (row.oid === part.oid ? part : row)),
      })),
    );
}

const changesApi = partsApi.injectEndpoints({
  endpoints: (build) => ({
    updateOrderPart: build.mutation({
      ...call(contract.updateOrderPart),
      invalidatesTags: CHANGED,
      onQueryStarted: (_input, change) => showAtOnce(change),
    }),
    takeKitchenStep: build.mutation<contract.OrderPart, Step>({
      query: ({ step, ...input }) => call(contract.KITCHEN_STEP_CALLS[step]).query(input),
      invalidatesTags: CHANGED,
      onQueryStarted: (_input, change) => showAtOnce(change),
    }),
  }),
});

export const { useOrderPartsQuery, useOrderPartQuery, useQueueQuery } = partsApi;
export const { useUpdateOrderPartMutation, useTakeKitchenStepMutation } = changesApi;

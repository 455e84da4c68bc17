import type { CallInput } from '@nearbite/contract/endpoint';
import * as contract from '@nearbite/contract/orders/owner-orders';
import { api } from '../../../lib/api.ts';
import { call } from '../../../lib/call.ts';
import { listing } from '../../../lib/listing.ts';

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

const ownerOrdersApi = api
  .enhanceEndpoints({
    addTagTypes: CHANGED,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      orderParts: build.query({ ...listing(contract.listOrderParts), providesTags: ['Orders'] }),
      orderPart: build.query({ ...call(contract.getOrderPart), providesTags: ['Orders'] }),
      updateOrderPart: build.mutation({
        ...call(contract.updateOrderPart),
        invalidatesTags: CHANGED,
      }),
      takeKitchenStep: build.mutation<contract.OrderPart, Step>({
        query: ({ step, ...input }) => call(contract.KITCHEN_STEP_CALLS[step]).query(input),
        invalidatesTags: CHANGED,
      }),
    }),
  });

export const {
  useOrderPartsQuery,
  useOrderPartQuery,
  useUpdateOrderPartMutation,
  useTakeKitchenStepMutation,
} = ownerOrdersApi;

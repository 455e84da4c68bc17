import * as contract from '@nearbite/contract/orders/owner-orders';
import { api } from '../../../lib/api.ts';
import { call } from '../../../lib/call.ts';
import { listing } from '../../../lib/listing.ts';

const ownerOrdersApi = api
  .enhanceEndpoints({
    addTagTypes: ['Orders', 'WaitingOrders', 'Deliveries', 'Riders', 'RestaurantFigures', 'OwnDishes'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      orderParts: build.query({ ...listing(contract.listOrderParts), providesTags: ['Orders'] }),
      orderPart: build.query({ ...call(contract.getOrderPart), providesTags: ['Orders'] }),
      updateOrderPart: build.mutation({
        ...call(contract.updateOrderPart),
        invalidatesTags: [
          'Orders',
          'WaitingOrders',
          'Deliveries',
          'Riders',
          'RestaurantFigures',
          'OwnDishes',
        ],
      }),
    }),
  });

export const { useOrderPartsQuery, useOrderPartQuery, useUpdateOrderPartMutation } = ownerOrdersApi;

import { updateOrderPart } from '@nearbite/contract/orders/owner-orders';
import {
  createRider,
  deleteRider,
  getDelivery,
  listRiders,
  renewRiderLink,
  updateRider,
} from '@nearbite/contract/riders/riders';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';
import { LIVE_TAGS } from '../../lib/net/live-tags.ts';

const ridersApi = api.enhanceEndpoints({ addTagTypes: LIVE_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    riders: build.query({ ...call(listRiders), providesTags: ['Riders'] }),
    addRider: build.mutation({ ...call(createRider), invalidatesTags: ['Riders'] }),
    changeRider: build.mutation({ ...call(updateRider), invalidatesTags: ['Riders'] }),
    renewRiderLink: build.mutation({ ...call(renewRiderLink), invalidatesTags: ['Riders'] }),
    removeRider: build.mutation({ ...call(deleteRider), invalidatesTags: ['Riders'] }),
    delivery: build.query({ ...call(getDelivery), providesTags: ['Deliveries'] }),
    changeDelivery: build.mutation({
      ...call(updateOrderPart),
      invalidatesTags: ['Deliveries', 'Riders', 'RestaurantOrders'],
    }),
  }),
});

export const {
  useRidersQuery,
  useAddRiderMutation,
  useChangeRiderMutation,
  useRenewRiderLinkMutation,
  useRemoveRiderMutation,
  useDeliveryQuery,
  useChangeDeliveryMutation,
} = ridersApi;

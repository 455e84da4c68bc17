import * as contract from '@nearbite/contract/notifications/owner-notifications';
import { api } from '../../../lib/net/api.ts';
import { call } from '../../../lib/net/call.ts';
import { listing } from '../../../lib/net/listing.ts';

const ownerNotificationsApi = api
  .enhanceEndpoints({ addTagTypes: ['RestaurantNotifications'] })
  .injectEndpoints({
    endpoints: (build) => ({
      restaurantNotifications: build.query({
        ...listing(contract.listRestaurantNotifications),
        providesTags: ['RestaurantNotifications'],
      }),
      notificationsSummary: build.query({
        ...call(contract.getRestaurantNotificationsSummary),
        providesTags: ['RestaurantNotifications'],
      }),
      markSeen: build.mutation({
        ...call(contract.markRestaurantNotificationSeen),
        invalidatesTags: ['RestaurantNotifications'],
      }),
      markAllSeen: build.mutation({
        ...call(contract.markAllRestaurantNotificationsSeen),
        // An order opened again has nothing new to tell the lists.
        invalidatesTags: (response) => (response?.marked === 0 ? [] : ['RestaurantNotifications']),
      }),
    }),
  });

export const {
  useRestaurantNotificationsQuery,
  useNotificationsSummaryQuery,
  useMarkSeenMutation,
  useMarkAllSeenMutation,
} = ownerNotificationsApi;

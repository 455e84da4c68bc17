import {
  getCustomerNotificationsSummary,
  listCustomerNotifications,
  markCustomerNotificationsSeen,
} from '@nearbite/contract/notifications/customer-notifications';
import { api } from '../../../lib/net/api.ts';
import { call } from '../../../lib/net/call.ts';
import { listing } from '../../../lib/net/listing.ts';

// Each one tells of an order, so what makes orders outdated makes these outdated too.
const customerNotificationsApi = api
  .enhanceEndpoints({ addTagTypes: ['Orders', 'UnreadNotifications'] })
  .injectEndpoints({
    endpoints: (build) => ({
      customerNotifications: build.query({
        ...listing(listCustomerNotifications),
        providesTags: ['Orders'],
      }),
      unreadNotifications: build.query({
        ...call(getCustomerNotificationsSummary),
        providesTags: ['Orders', 'UnreadNotifications'],
      }),
      // What is listed keeps its mark until the next visit.
      markNotificationsSeen: build.mutation({
        ...call(markCustomerNotificationsSeen),
        invalidatesTags: ['UnreadNotifications'],
      }),
    }),
  });

export const {
  useCustomerNotificationsQuery,
  useUnreadNotificationsQuery,
  useMarkNotificationsSeenMutation,
} = customerNotificationsApi;

import {
  getCustomerNotificationsSummary,
  listCustomerNotifications,
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
        async onQueryStarted(_page, { dispatch, queryFulfilled }) {
          const listed = await queryFulfilled.then(
            ({ data }) => data.rows,
            () => [],
          );
          // Listed ones count as seen from then on.
          if (listed.some(({ seen }) => !seen)) {
            dispatch(customerNotificationsApi.util.invalidateTags(['UnreadNotifications']));
          }
        },
      }),
      unreadNotifications: build.query({
        ...call(getCustomerNotificationsSummary),
        providesTags: ['Orders', 'UnreadNotifications'],
      }),
    }),
  });

export const { useCustomerNotificationsQuery, useUnreadNotificationsQuery } = customerNotificationsApi;

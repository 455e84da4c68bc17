import { listCustomerNotifications } from '@nearbite/contract/notifications/customer-notifications';
import { api } from '../../../lib/api.ts';
import { listing } from '../../../lib/listing.ts';

const customerNotificationsApi = api.enhanceEndpoints({ addTagTypes: ['Orders'] }).injectEndpoints({
  endpoints: (build) => ({
    // Each one tells of an order, so what makes orders outdated makes these outdated too.
    customerNotifications: build.query({ ...listing(listCustomerNotifications), providesTags: ['Orders'] }),
  }),
});

export const { useCustomerNotificationsQuery } = customerNotificationsApi;

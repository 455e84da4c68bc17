import { getCheckout } from '@nearbite/contract/orders/checkout';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

const paymentsApi = api.enhanceEndpoints({ addTagTypes: ['Orders'] }).injectEndpoints({
  endpoints: (build) => ({
    checkout: build.query({ ...call(getCheckout), providesTags: ['Orders'] }),
  }),
});

export const { useCheckoutQuery } = paymentsApi;

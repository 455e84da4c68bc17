import { getAccount, updateAccount, updatePhone } from '@nearbite/contract/accounts/own-account';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';
import { uploadCall } from '../../lib/net/upload.ts';

const accountApi = api
  .enhanceEndpoints({ addTagTypes: ['Profile', 'Account', 'OwnerProfile'] })
  .injectEndpoints({
    endpoints: (build) => ({
      account: build.query({ ...call(getAccount), providesTags: ['Account'] }),
      // The name is shown from the profile too.
      updateAccount: build.mutation({
        ...uploadCall(updateAccount),
        invalidatesTags: (response) => (response ? ['Account', 'Profile'] : []),
      }),
      // Customers and owners read their number from different responses.
      updatePhone: build.mutation({
        ...call(updatePhone),
        invalidatesTags: (response) => (response ? ['Account', 'OwnerProfile'] : []),
      }),
    }),
  });

export const { useAccountQuery, useUpdateAccountMutation, useUpdatePhoneMutation } = accountApi;

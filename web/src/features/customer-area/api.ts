import { getAccount, updateAccount } from '@nearbite/contract/own-account';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';
import { uploadCall } from '../../lib/upload.ts';

const accountApi = api.enhanceEndpoints({ addTagTypes: ['Profile', 'Account'] }).injectEndpoints({
  endpoints: (build) => ({
    account: build.query({ ...call(getAccount), providesTags: ['Account'] }),
    // The name is shown from the profile too.
    updateAccount: build.mutation({
      ...uploadCall(updateAccount),
      invalidatesTags: (answer) => (answer ? ['Account', 'Profile'] : []),
    }),
  }),
});

export const { useAccountQuery, useUpdateAccountMutation } = accountApi;

import { getProfile } from '@nearbite/contract/accounts/accounts';
import { logout } from '@nearbite/contract/accounts/sign-in';
import { api } from '../../../lib/net/api.ts';
import { call } from '../../../lib/net/call.ts';

const sessionApi = api.enhanceEndpoints({ addTagTypes: ['Profile'] }).injectEndpoints({
  endpoints: (build) => ({
    profile: build.query({ ...call(getProfile), providesTags: ['Profile'] }),
    logout: build.mutation({ ...call(logout), extraOptions: { anonymous: true } }),
  }),
});

export const { useProfileQuery, useLogoutMutation } = sessionApi;

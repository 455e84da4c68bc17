import { login, resendActivation } from '@nearbite/contract/accounts';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({ ...call(login), extraOptions: { anonymous: true } }),
    resendActivation: build.mutation(call(resendActivation)),
  }),
});

export const { useLoginMutation, useResendActivationMutation } = accountsApi;

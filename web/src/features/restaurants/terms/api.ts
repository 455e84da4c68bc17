import * as contract from '@nearbite/contract/restaurants/terms';
import { api } from '../../../lib/net/api.ts';
import { call } from '../../../lib/net/call.ts';

const termsApi = api.enhanceEndpoints({ addTagTypes: ['Terms'] }).injectEndpoints({
  endpoints: (build) => ({
    terms: build.query({ ...call(contract.getTerms), providesTags: ['Terms'] }),
    updateTerms: build.mutation({ ...call(contract.updateTerms), invalidatesTags: ['Terms'] }),
  }),
});

export const { useTermsQuery, useUpdateTermsMutation } = termsApi;

import { getConfig, getTerms } from '@nearbite/contract/platform/platform';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

const FOR_THE_WHOLE_VISIT_SECONDS = 24 * 60 * 60;

const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    config: build.query({ ...call(getConfig), keepUnusedDataFor: FOR_THE_WHOLE_VISIT_SECONDS }),
    marketplaceTerms: build.query(call(getTerms)),
  }),
});

/** What the server asks for before it renders a page. */
export const configEndpoints = configApi.endpoints;

export const { useConfigQuery, useMarketplaceTermsQuery } = configApi;

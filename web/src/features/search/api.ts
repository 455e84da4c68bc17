import type { Endpoint, ResponseOf } from '@nearbite/contract/endpoint';
import { searchDishes, searchRestaurants, UNDERSTOOD_HEADER } from '@nearbite/contract/search/search';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { api } from '../../lib/net/api.ts';
import { listing } from '../../lib/net/listing.ts';

/** A page of what was found, with what mistyped words were taken for. */
function found<E extends Endpoint>(endpoint: E) {
  const { transformResponse, ...rest } = listing(endpoint);
  return {
    ...rest,
    transformResponse: (response: ResponseOf<E>, meta: FetchBaseQueryMeta | undefined) => {
      const understood = meta?.response?.headers.get(UNDERSTOOD_HEADER) ?? undefined;
      return {
        ...transformResponse(response, meta),
        ...(understood !== undefined && { understood: decodeURIComponent(understood) }),
      };
    },
  };
}

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query(found(searchDishes)),
    searchRestaurants: build.query(found(searchRestaurants)),
  }),
});

export const { useSearchQuery, useSearchRestaurantsQuery } = searchApi;

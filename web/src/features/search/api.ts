import { searchDishes } from '@nearbite/contract/search/search';
import { api } from '../../lib/net/api.ts';
import { listing } from '../../lib/net/listing.ts';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query(listing(searchDishes)),
  }),
});

export const { useSearchQuery } = searchApi;

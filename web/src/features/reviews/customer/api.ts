import type { ResponseOf } from '@nearbite/contract/endpoint';
import { getDishReviews, type ReviewSort } from '@nearbite/contract/reviews/customer-reviews';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { api } from '../../../lib/net/api.ts';
import { call } from '../../../lib/net/call.ts';
import { unlessKept } from '../../../lib/net/kept-ages.ts';
import { totalIn } from '../../../lib/net/listing.ts';

export const REVIEWS_PAGE_SIZE = 25;

type Shown = { readonly offset?: number; readonly sort?: ReviewSort | undefined };

/** What a dish's page asks, word for word: the server asks the same before it renders it. */
export const reviewsQueryArgs = (dishId: number, { offset = 0, sort }: Shown = {}) => ({
  params: { dish_id: dishId },
  query: { limit: REVIEWS_PAGE_SIZE, offset, ...(sort && { sort }) },
});

export const reviewsApi = api.enhanceEndpoints({ addTagTypes: ['Dish', 'Reviews'] }).injectEndpoints({
  endpoints: (build) => ({
    dishReviews: build.query({
      query: call(getDishReviews).query,
      transformResponse: unlessKept(
        (response: ResponseOf<typeof getDishReviews>, meta: FetchBaseQueryMeta | undefined) => ({
          ...response,
          total: totalIn(meta) ?? response.reviews.length,
        }),
      ),
      providesTags: ['Reviews'],
    }),
  }),
});

/** What the server asks for before it renders a dish. */
export const reviewsEndpoints = reviewsApi.endpoints;

export const { useDishReviewsQuery } = reviewsApi;

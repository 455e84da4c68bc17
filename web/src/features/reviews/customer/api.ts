import type { CallInput, ResponseOf } from '@nearbite/contract/endpoint';
import {
  createReview,
  deleteReview,
  getDishReviews,
  updateReview,
} from '@nearbite/contract/reviews/customer-reviews';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { api } from '../../../lib/net/api.ts';
import { call, toRequest } from '../../../lib/net/call.ts';
import { unlessKept } from '../../../lib/net/kept-ages.ts';
import { totalIn } from '../../../lib/net/listing.ts';

type ReviewForm = CallInput<typeof createReview>['body'] & { dish_id: number };

export const REVIEWS_PAGE_SIZE = 25;

/** What a dish's page asks, word for word: the server asks the same before it renders it. */
export const reviewsQueryArgs = (dishId: number, offset = 0) => ({
  params: { dish_id: dishId },
  query: { limit: REVIEWS_PAGE_SIZE, offset },
});

const reviewsApi = api.enhanceEndpoints({ addTagTypes: ['Dish', 'Reviews'] }).injectEndpoints({
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
    createReview: build.mutation({
      ...call(createReview),
      query: (body: ReviewForm) =>
        toRequest(createReview, { params: { dish_id: body.dish_id }, body }, { asForm: true }),
      // The dish's mean and count change with every review.
      invalidatesTags: (review) => (review ? ['Reviews', 'Dish'] : []),
    }),
    updateReview: build.mutation({
      ...call(updateReview),
      invalidatesTags: (review) => (review ? ['Reviews', 'Dish'] : []),
    }),
    deleteReview: build.mutation({ ...call(deleteReview), invalidatesTags: ['Reviews', 'Dish'] }),
  }),
});

/** What the server asks for before it renders a dish. */
export const reviewsEndpoints = reviewsApi.endpoints;

export const {
  useDishReviewsQuery,
  useCreateReviewMutation,
  useUpdateReviewMutation,
  useDeleteReviewMutation,
} = reviewsApi;

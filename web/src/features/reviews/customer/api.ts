import type { CallInput, ResponseOf } from '@nearbite/contract/endpoint';
import { createReview, getDishReviews } from '@nearbite/contract/reviews/customer-reviews';
import { api } from '../../../lib/api.ts';
import { call, toRequest } from '../../../lib/call.ts';
import { totalIn } from '../../../lib/listing.ts';

type ReviewForm = CallInput<typeof createReview>['body'] & { dish_id: number };

const reviewsApi = api.enhanceEndpoints({ addTagTypes: ['Dish', 'Reviews'] }).injectEndpoints({
  endpoints: (build) => ({
    dishReviews: build.query({
      query: call(getDishReviews).query,
      transformResponse: (answer: ResponseOf<typeof getDishReviews>, meta) => ({
        ...answer,
        total: totalIn(meta) ?? answer.reviews.length,
      }),
      providesTags: ['Reviews'],
    }),
    createReview: build.mutation({
      ...call(createReview),
      query: (body: ReviewForm) =>
        toRequest(createReview, { params: { dish_id: body.dish_id }, body }, { asForm: true }),
      // The dish's mean and count change with every review.
      invalidatesTags: (review) => (review ? ['Reviews', 'Dish'] : []),
    }),
  }),
});

export const { useDishReviewsQuery, useCreateReviewMutation } = reviewsApi;

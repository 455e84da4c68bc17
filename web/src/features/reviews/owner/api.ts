import * as contract from '@nearbite/contract/reviews/owner-reviews';
import { api } from '../../../lib/net/api.ts';
import { call } from '../../../lib/net/call.ts';
import { listing } from '../../../lib/net/listing.ts';

const ownerReviewsApi = api.enhanceEndpoints({ addTagTypes: ['RestaurantReviews'] }).injectEndpoints({
  endpoints: (build) => ({
    restaurantReviews: build.query({
      ...listing(contract.listRestaurantReviews),
      providesTags: ['RestaurantReviews'],
    }),
    reviewSummary: build.query({
      ...call(contract.getReviewSummary),
      providesTags: ['RestaurantReviews'],
    }),
    restaurantReview: build.query({
      ...call(contract.getRestaurantReview),
      providesTags: ['RestaurantReviews'],
    }),
    replyToReview: build.mutation({
      ...call(contract.replyToReview),
      invalidatesTags: ['RestaurantReviews'],
    }),
  }),
});

export const {
  useRestaurantReviewsQuery,
  useReviewSummaryQuery,
  useRestaurantReviewQuery,
  useReplyToReviewMutation,
} = ownerReviewsApi;

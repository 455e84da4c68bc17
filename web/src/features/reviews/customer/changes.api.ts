import type { CallInput } from '@nearbite/contract/endpoint';
import {
  createReview,
  deleteReview,
  markHelpful,
  unmarkHelpful,
  updateReview,
} from '@nearbite/contract/reviews/customer-reviews';
import { call, toRequest } from '../../../lib/net/call.ts';
import { reviewsApi, type reviewsQueryArgs } from './api.ts';

type ReviewForm = CallInput<typeof createReview>['body'] & { dish_id: number };

type Mark = {
  readonly userId: number;
  readonly reviewId: number;
  readonly isHelpful: boolean;
  /** The list it is marked in, which keeps its order until it is read again. */
  readonly shown: ReturnType<typeof reviewsQueryArgs>;
};

const changesApi = reviewsApi.injectEndpoints({
  endpoints: (build) => ({
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
    markReview: build.mutation({
      query: ({ userId, reviewId, isHelpful }: Mark) =>
        toRequest(isHelpful ? markHelpful : unmarkHelpful, {
          params: { user_id: userId, review_id: reviewId },
        }),
      // Shown at once; taken back where the server refuses it.
      onQueryStarted: async ({ reviewId, isHelpful, shown }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          reviewsApi.util.updateQueryData('dishReviews', shown, ({ reviews }) => {
            const review = reviews.find(({ id }) => id === reviewId);
            if (!review || review.marked_helpful === isHelpful) return;
            review.marked_helpful = isHelpful;
            review.helpful += isHelpful ? 1 : -1;
          }),
        );
        await queryFulfilled.catch(undo);
      },
    }),
    deleteReview: build.mutation({ ...call(deleteReview), invalidatesTags: ['Reviews', 'Dish'] }),
  }),
});

export const {
  useCreateReviewMutation,
  useUpdateReviewMutation,
  useDeleteReviewMutation,
  useMarkReviewMutation,
} = changesApi;

import type { CallInput, ResponseOf } from '@nearbite/contract/endpoint';
import {
  createReview,
  deleteReview,
  getDishReviews,
  markHelpful,
  type ReviewSort,
  unmarkHelpful,
  updateReview,
} from '@nearbite/contract/reviews/customer-reviews';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { api } from '../../../lib/net/api.ts';
import { call, toRequest } from '../../../lib/net/call.ts';
import { unlessKept } from '../../../lib/net/kept-ages.ts';
import { totalIn } from '../../../lib/net/listing.ts';

type ReviewForm = CallInput<typeof createReview>['body'] & { dish_id: number };

export const REVIEWS_PAGE_SIZE = 25;

type Shown = { readonly offset?: number; readonly sort?: ReviewSort | undefined };

/** What a dish's page asks, word for word: the server asks the same before it renders it. */
export const reviewsQueryArgs = (dishId: number, { offset = 0, sort }: Shown = {}) => ({
  params: { dish_id: dishId },
  query: { limit: REVIEWS_PAGE_SIZE, offset, ...(sort && { sort }) },
});

type Mark = {
  readonly userId: number;
  readonly reviewId: number;
  readonly isHelpful: boolean;
  /** The list it is marked in, which keeps its order until it is read again. */
  readonly shown: ReturnType<typeof reviewsQueryArgs>;
};

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

/** What the server asks for before it renders a dish. */
export const reviewsEndpoints = reviewsApi.endpoints;

export const {
  useDishReviewsQuery,
  useCreateReviewMutation,
  useUpdateReviewMutation,
  useDeleteReviewMutation,
  useMarkReviewMutation,
} = reviewsApi;

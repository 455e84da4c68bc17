import { z } from 'zod';
import { managers } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { flag, id, optional, page, text, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { RATING_MESSAGE, Review } from './customer-reviews.ts';

const restaurantParams = z.object({ restaurant_id: id });
const reviewParams = restaurantParams.extend({ review_id: id });

export const listRestaurantReviews = endpoint({
  name: 'listRestaurantReviews',
  summary: "Reviews of all of a restaurant's dishes, newest first; `answered` and `rating` narrow them down",
  method: 'GET',
  path: '/api/restaurant/restaurant-reviews/:restaurant_id/',
  access: managers,
  params: restaurantParams,
  query: z.object({
    answered: optional(flag),
    rating: optional(wholeNumber(LIMITS.rating, RATING_MESSAGE)),
    ...page,
  }),
  response: z.array(Review),
});

/** Reviews and their mean; null without any. */
const Mean = z.object({ rating: z.number().nullable(), count: z.number() });
export const TREND_DAYS = 30;

export const getReviewSummary = endpoint({
  name: 'getReviewSummary',
  summary: `A restaurant's mean rating, of all its reviews, of the last ${TREND_DAYS} days and of the ${TREND_DAYS} before`,
  method: 'GET',
  path: '/api/restaurant/review-summary/:restaurant_id/',
  access: managers,
  params: restaurantParams,
  response: z.object({ all: Mean, recent: Mean, before: Mean, unanswered: z.number() }),
});

export const getRestaurantReview = endpoint({
  name: 'getRestaurantReview',
  summary: "One review of a restaurant's dish",
  method: 'GET',
  path: '/api/restaurant/reviews/:restaurant_id/:review_id/',
  access: managers,
  params: reviewParams,
  response: Review,
});

export const ReplyBody = z.object({
  reply: text(LIMITS.reviewText, 'Reply must be between 1 and 1000 characters long'),
});

export const replyToReview = endpoint({
  name: 'replyToReview',
  summary: 'Answer a review, or change the answer',
  method: 'PATCH',
  path: '/api/restaurant/reviews/:restaurant_id/:review_id/',
  access: managers,
  idempotent: true,
  params: reviewParams,
  body: ReplyBody,
  response: Review,
});

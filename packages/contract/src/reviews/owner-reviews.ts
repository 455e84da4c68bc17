import { z } from 'zod';
import { managers } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, page, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { Review } from './customer-reviews.ts';

const restaurantParams = z.object({ restaurant_id: id });
const reviewParams = restaurantParams.extend({ review_id: id });

export const listRestaurantReviews = endpoint({
  name: 'listRestaurantReviews',
  summary: "Reviews of all of a restaurant's dishes, newest first",
  method: 'GET',
  path: '/api/restaurant/restaurant-reviews/:restaurant_id/',
  access: managers,
  params: restaurantParams,
  query: z.object(page),
  response: z.array(Review),
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

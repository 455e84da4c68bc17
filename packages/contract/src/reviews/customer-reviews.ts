import { z } from 'zod';
import { anyone, self, verifiedCustomer } from '../access.ts';
import { endpoint, FIFTEEN_MINUTES } from '../endpoint.ts';
import { id, isoDate, mediaPath, optional, page, text, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const RATING_MESSAGE = 'Rating must be between 1 and 5 stars';
export const REVIEW_TEXT_MESSAGE = 'Review must be between 1 and 1000 characters long';
/** How many reviews of dishes they did not order an account may write within 24 hours. */
export const REVIEWS_WITHOUT_ORDER = 3;
export const TOO_MANY_REVIEWS_MESSAGE = `You can review ${REVIEWS_WITHOUT_ORDER} dishes a day that you have not ordered. Please try again tomorrow.`;
export const ALREADY_REVIEWED_MESSAGE = 'You have already reviewed this dish.';

export const Review = z.object({
  id: z.number(),
  review: z.string(),
  rating: z.number(),
  date: isoDate,
  /** When its author changed it last; null: as it was written. */
  changed_at: isoDate.nullable(),
  /** Whether the reviewer has ordered the dish. */
  has_ordered: z.boolean(),
  /** The restaurant's answer; null: none yet. */
  reply: z.string().nullable(),
  profile: z.object({ image: mediaPath, full_name: z.string() }),
  dish: z.object({ title: z.string(), slug: z.string() }),
});
export type Review = z.infer<typeof Review>;

const dishParams = z.object({ dish_id: id });

export const getDishReviews = endpoint({
  name: 'getDishReviews',
  summary:
    'Reviews of a dish, those who ordered it first, then the newest, and whether the caller has written one',
  method: 'GET',
  path: '/api/restaurant/reviews/:dish_id/',
  access: anyone,
  params: dishParams,
  query: z.object(page),
  response: z.object({
    reviews: z.array(Review),
    has_reviewed: z.boolean(),
    /** The caller's own, wherever it stands in the list; responses that a browser kept from before have none. */
    own_review: Review.nullish(),
  }),
});

export const ReviewBody = z.object({
  dish_id: optional(id),
  rating: wholeNumber(LIMITS.rating, RATING_MESSAGE),
  review: text(LIMITS.reviewText, REVIEW_TEXT_MESSAGE),
});

export const createReview = endpoint({
  name: 'createReview',
  summary: `Review a dish, once; at most ${REVIEWS_WITHOUT_ORDER} a day of dishes one has not ordered, more answer 429`,
  method: 'POST',
  path: '/api/restaurant/reviews/:dish_id/',
  access: verifiedCustomer,
  idempotent: true,
  params: dishParams,
  body: ReviewBody,
  response: Review,
  status: 201,
  rateLimits: [{ by: 'address', max: 60, windowSeconds: FIFTEEN_MINUTES }],
});

const ownParams = z.object({ user_id: id, review_id: id });

export const ReviewPatch = z
  .object({ rating: ReviewBody.shape.rating, review: ReviewBody.shape.review })
  .partial();

export const updateReview = endpoint({
  name: 'updateReview',
  summary: "Change one's own review; the restaurant's reply stays, and the review says that it was changed",
  method: 'PATCH',
  path: '/api/customer/reviews/:user_id/:review_id/',
  access: self,
  params: ownParams,
  body: ReviewPatch,
  response: Review,
});

export const deleteReview = endpoint({
  name: 'deleteReview',
  summary: "Take one's own review back, with its stars",
  method: 'DELETE',
  path: '/api/customer/reviews/:user_id/:review_id/',
  access: self,
  params: ownParams,
});

import { z } from 'zod';
import { anyone, self, verifiedCustomer } from '../access.ts';
import { endpoint, FIFTEEN_MINUTES } from '../endpoint.ts';
import { id, isoDate, mediaPath, optional, page, pictureOrPath, text, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const RATING_MESSAGE = 'Rating must be between 1 and 5 stars';
export const REVIEW_TEXT_MESSAGE = 'Review must be between 1 and 1000 characters long';
/** How many reviews of dishes they did not order an account may write within 24 hours. */
export const REVIEWS_WITHOUT_ORDER = 3;
export const TOO_MANY_REVIEWS_MESSAGE = `You can review ${REVIEWS_WITHOUT_ORDER} dishes a day that you have not ordered. Please try again tomorrow.`;
export const OWN_REVIEW_MESSAGE = 'You cannot mark your own review as helpful.';
/** Owners and staff judge other restaurants only. */
export const STAFF_REVIEW_MESSAGE = 'Who works for a restaurant cannot review it.';
export const PHOTOS_MESSAGE = `A review may have at most ${LIMITS.reviewPhotos} pictures`;
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
  /** How many people found it helpful, and whether the caller is one of them. */
  helpful: z.number(),
  marked_helpful: z.boolean(),
  /** Paths of its pictures; responses that a browser kept from before have none. */
  photos: z.array(z.string()).optional(),
  /** The restaurant's answer; null: none yet. */
  reply: z.string().nullable(),
  profile: z.object({ image: mediaPath, full_name: z.string() }),
  dish: z.object({ title: z.string(), slug: z.string() }),
});
export type Review = z.infer<typeof Review>;

/** Newest, most helpful or best rated first; ties by the newest. */
export const REVIEW_SORTS = ['new', 'helpful', 'rating'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

const dishParams = z.object({ dish_id: id });

export const getDishReviews = endpoint({
  name: 'getDishReviews',
  summary:
    'Reviews of a dish, and whether the caller has written one; without `sort` those who ordered it first, then the newest',
  method: 'GET',
  path: '/api/restaurant/reviews/:dish_id/',
  access: anyone,
  params: dishParams,
  query: z.object({ ...page, sort: optional(z.enum(REVIEW_SORTS)) }),
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
  /** New pictures, and the paths of those that stay. One alone may come without an index; empty text is none. */
  photos: z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : value ? [value] : []),
    z.array(pictureOrPath, { error: PHOTOS_MESSAGE }).max(LIMITS.reviewPhotos, PHOTOS_MESSAGE).optional(),
  ),
});

const uploads = ['photos', 'photos[*]'];

export const createReview = endpoint({
  name: 'createReview',
  summary: `Review a dish, once; at most ${REVIEWS_WITHOUT_ORDER} a day of dishes one has not ordered, more answer 429`,
  method: 'POST',
  path: '/api/restaurant/reviews/:dish_id/',
  access: verifiedCustomer,
  idempotent: true,
  uploads,
  params: dishParams,
  body: ReviewBody,
  response: Review,
  status: 201,
  rateLimits: [{ by: 'address', max: 60, windowSeconds: FIFTEEN_MINUTES }],
});

const ownParams = z.object({ user_id: id, review_id: id });

export const ReviewPatch = z
  .object({ rating: ReviewBody.shape.rating, review: ReviewBody.shape.review })
  .partial()
  .extend({ photos: ReviewBody.shape.photos });

export const updateReview = endpoint({
  name: 'updateReview',
  summary: "Change one's own review; the restaurant's reply stays, and the review says that it was changed",
  method: 'PATCH',
  path: '/api/customer/reviews/:user_id/:review_id/',
  access: self,
  uploads,
  params: ownParams,
  body: ReviewPatch,
  response: Review,
  rateLimits: [{ by: 'address', max: 60, windowSeconds: FIFTEEN_MINUTES }],
});

export const deleteReview = endpoint({
  name: 'deleteReview',
  summary: "Take one's own review back, with its stars",
  method: 'DELETE',
  path: '/api/customer/reviews/:user_id/:review_id/',
  access: self,
  params: ownParams,
});

const helpfulPath = '/api/customer/reviews/:user_id/:review_id/helpful/';

export const markHelpful = endpoint({
  name: 'markHelpful',
  summary: "Say that a review was helpful, also when it is said already; 409 for one's own",
  method: 'PUT',
  path: helpfulPath,
  access: self,
  params: ownParams,
});

export const unmarkHelpful = endpoint({
  name: 'unmarkHelpful',
  summary: "Take back that a review was helpful, also when nothing was said; 409 for one's own",
  method: 'DELETE',
  path: helpfulPath,
  access: self,
  params: ownParams,
});

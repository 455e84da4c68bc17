// Of a dish, as customers see and write them.
export const reviewsFailed = 'The reviews could not be loaded.';
export const noReviews = 'No reviews yet.';
export const beTheFirst = 'Be the first to say how it was.';
export const orderedThis = 'Ordered this dish';
export const replyOfRestaurant = 'Reply of the restaurant';
export const writeReview = 'Write a review';
export const yourReview = 'Your review';
export const photos = 'Pictures';
export const photosIfYouLike = (most: number) => `Pictures, if you like (up to ${most})`;
export const photo = (number: number) => `Picture ${number}`;
export const photoBy = (number: number, total: number, name: string) =>
  total === 1 ? `Picture by ${name}` : `Picture ${number} of ${total} by ${name}`;
export const removePhoto = (number: number) => `Remove picture ${number}`;
export const removeIt = 'Remove';
export const previousPhoto = 'Previous picture';
export const nextPhoto = 'Next picture';
export const closePhoto = 'Close';
export const submit = 'Submit Review';
export const processing = 'Processing';
export const added = 'Review Added';
export const changed = 'Changed by its author';
export const changeReview = 'Change my review';
export const deleteReview = 'Delete my review';
export const saveReview = 'Save Review';
export const cancel = 'Cancel';
export const reviewChanged = 'Review Changed';
export const reviewDeleted = 'Review Deleted';
export const askDeleteReview = 'Delete your review?';
export const starsGoToo = 'Its stars count no more, and the reply of the restaurant goes with it.';
export const deleteIt = 'Delete';
export const sortReviews = 'Sort reviews by';
export const SORTS = {
  '': 'Those who ordered it first',
  new: 'Newest first',
  helpful: 'Most helpful first',
  rating: 'Best rated first',
} as const;
export const helpful = (count: number) => (count > 0 ? `Helpful (${count})` : 'Helpful');
export const foundHelpful = (count: number) =>
  count === 1 ? '1 person found this helpful' : `${count} people found this helpful`;
export const signInToMark = 'Sign in to say that a review was helpful.';
export const rating = 'Rating';
export const stars = (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`;

// Of a restaurant, as its owner sees and answers them.
export const reviewsAndRating = 'Reviews and Rating';
export const allReviews = 'All reviews';
export const review = 'review';
export const thisReview = 'this review';
export const yourReviews = 'your reviews';
export const noReviewsOfYours = 'No reviews yet';
export const appearHere = 'What customers write about your dishes appears here.';
export const reviewBy = (name: string) => `Review by ${name}`;
export const rated = (stars: number) => `Rated ${stars} out of 5`;
export const reply = 'Reply';
export const noResponse = 'No Response';
export const replyTo = (name: string) => `Reply to ${name}`;
export const writeReply = 'Write Reply';
export const sendReply = 'Send reply';
export const replySent = 'Reply Sent Successfully';
export const replyNotSent = 'The reply could not be sent.';
export const openAlone = 'Open this review';
export const yourRating = 'your rating';
export const average = 'Average';
export const lastDays = 'Last 30 days';
export const daysBefore = '30 days before';
export const noneThen = 'No reviews';
export const meanOf = (rating: string, count: number) => `${rating} (${count})`;
export const upBy = (difference: string) => `, up ${difference}`;
export const downBy = (difference: string) => `, down ${difference}`;
export const asBefore = ', as before';
export const answers = 'Answers';
export const answered = 'Answered';
export const unanswered = 'Unanswered';
export const unansweredCount = (count: number) => `Unanswered (${count})`;
export const anyStars = 'Any stars';
export const noneLikeThis = 'No reviews like this';

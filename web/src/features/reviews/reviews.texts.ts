// Of a dish, as customers see and write them.
export const reviewsFailed = 'The reviews could not be loaded.';
export const noReviews = 'No reviews yet.';
export const beTheFirst = 'Be the first to say how it was.';
export const orderedThis = 'Ordered this dish';
export const replyOfRestaurant = 'Reply of the restaurant';
export const writeReview = 'Write a review';
export const yourReview = 'Your review';
export const submit = 'Submit Review';
export const processing = 'Processing';
export const added = 'Review Added';
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

export { registerReviews } from './reviews.routes.ts';
export { markAsOrdered } from './reviews.service.ts';

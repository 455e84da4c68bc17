export { reviewsEndpoints, reviewsQueryArgs } from './customer/api.ts';
export { loadReviewPanel, ReviewPanel } from './customer/components/lazy-review-panel.tsx';

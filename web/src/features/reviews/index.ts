export { reviewsEndpoints, reviewsQueryArgs } from './customer/api.ts';
export { ReviewPanel } from './customer/components/review-panel.tsx';

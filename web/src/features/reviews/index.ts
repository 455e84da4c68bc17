export { ReviewPanel } from './customer/components/review-panel.tsx';

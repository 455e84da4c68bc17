export { cartJobs } from './cart.jobs.ts';
export { presentTotals } from './cart.present.ts';
export { registerCart } from './cart.routes.ts';
export { mergeGuestCart } from './cart.service.ts';

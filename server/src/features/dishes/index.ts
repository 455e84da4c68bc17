export { dishJobs } from './dishes.jobs.ts';
export { registerDishes } from './dishes.routes.ts';

export { trackingJobs } from './tracking.jobs.ts';
export { registerTracking } from './tracking.routes.ts';

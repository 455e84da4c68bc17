export { registerRestaurants } from './restaurants.routes.ts';
export { releaseSlot, takeSlot } from './terms/slots.service.ts';
export { termsJobs } from './terms/terms.jobs.ts';

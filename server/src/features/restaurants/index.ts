export { registerRegistration } from './registration/registration.routes.ts';
export { registerRestaurantSettings } from './restaurants.routes.ts';
export { releaseSlot, takeSlot } from './terms/slots.service.ts';
export { termsJobs } from './terms/terms.jobs.ts';
export { registerTerms } from './terms/terms.routes.ts';

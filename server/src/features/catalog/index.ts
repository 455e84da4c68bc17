export { catalogJobs } from './catalog.jobs.ts';
export { registerCatalog } from './catalog.routes.ts';
export { registerPlaces } from './places.routes.ts';

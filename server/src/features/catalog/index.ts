export { catalogJobs } from './catalog.jobs.ts';
export { registerCatalog, registerPlaces } from './catalog.routes.ts';

export { assignRider, endDeliveries, takeRiderOff } from './deliveries.service.ts';
export { riderJobs } from './riders.jobs.ts';
export { registerRiders } from './riders.routes.ts';

export { orderJobs } from './orders.jobs.ts';
export { registerOrders } from './orders.routes.ts';
export { cancelByAdministrator } from './stages/cancel-order.service.ts';
export { type FollowUp, finishChanges } from './stages/change-stage.ts';
export { makeCookable } from './stages/cookable.ts';
export { markDelivered } from './stages/kitchen-steps.service.ts';

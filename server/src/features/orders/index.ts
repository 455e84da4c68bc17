export { writeKitchenMails } from './new-order-mails.ts';
export { orderJobs } from './orders.jobs.ts';
export { registerOrders } from './orders.routes.ts';
export { cancelByAdministrator } from './stages/cancel-order.service.ts';
export { type FollowUp, finishChanges } from './stages/change-stage.ts';
export { cookableParts, makeCookable } from './stages/cookable.ts';
export { markDelivered } from './stages/kitchen-steps.service.ts';

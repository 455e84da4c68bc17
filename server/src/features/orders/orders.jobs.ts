import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { tellOfNewOrders, warnOfExpiry } from './kitchen-pushes.ts';
import { tellLate, tellOfLateOrders } from './late-orders.ts';
import { mailNewOrder, sendNewOrderMail } from './new-order-mails.ts';
import { numberBegunDays } from './queue/day-numbers.ts';
import { pushNewOrders } from './stages/cookable.queries.ts';
import { deliverUnmarked, expireUnanswered, expireUnpaid } from './stages/expiry.service.ts';
import { mailEnded, sendEndedMail } from './stages/notify-kitchen.ts';

/** The clock's work on orders; each also exported for tests, which cannot wait for it. */
export const cancelUnpaid = defineJob<unknown>('cancel_unpaid');
export const expireAnswers = defineJob<unknown>('expire_unanswered');
export const warnKitchens = defineJob<unknown>('warn_unanswered');
export const numberDays = defineJob<unknown>('number_days');
export const endDeliveries = defineJob<unknown>('deliver_unmarked');

export const orderJobs = (services: Services): JobHandler[] => [
  handleJob(mailNewOrder, ({ orderId }) => sendNewOrderMail(services, orderId)),
  handleJob(pushNewOrders, ({ partIds }) => tellOfNewOrders(services, partIds)),
  handleJob(mailEnded, ({ restaurantId }) => sendEndedMail(services, restaurantId)),
  handleJob(cancelUnpaid, () => expireUnpaid(services), '* * * * *'),
  handleJob(expireAnswers, () => expireUnanswered(services), '* * * * *'),
  handleJob(warnKitchens, () => warnOfExpiry(services), '* * * * *'),
  handleJob(tellLate, () => tellOfLateOrders(services), '* * * * *'),
  handleJob(numberDays, () => numberBegunDays(services), '* * * * *'),
  handleJob(endDeliveries, () => deliverUnmarked(services), '*/5 * * * *'),
];

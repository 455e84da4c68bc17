import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { mailNewOrder, writeNewOrderMail } from './new-order-mails.ts';
import { cancelUnpaidOrders } from './unpaid-orders.service.ts';

export const cancelUnpaid = defineJob<unknown>('cancel_unpaid');

export const orderJobs = (services: Services): JobHandler[] => [
  handleJob(mailNewOrder, ({ orderId }) => writeNewOrderMail(services, orderId)),
  handleJob(cancelUnpaid, () => cancelUnpaidOrders(services), '* * * * *'),
];

import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { mailNewOrder, writeNewOrderMail } from './new-order-mails.ts';
import { deleteOldKeys } from './orders.queries.ts';
import { cancelUnpaidOrders } from './unpaid-orders.service.ts';

export const cancelUnpaid = defineJob<unknown>('cancel_unpaid');
const tidyOrders = defineJob<unknown>('tidy_orders');
const KEEP_KEYS_DAYS = 7;

export const orderJobs = (services: Services): JobHandler[] => [
  handleJob(mailNewOrder, ({ orderId }) => writeNewOrderMail(services, orderId)),
  handleJob(cancelUnpaid, () => cancelUnpaidOrders(services), '* * * * *'),
  handleJob(
    tidyOrders,
    () => deleteOldKeys(services.db, new Date(services.clock.now().getTime() - KEEP_KEYS_DAYS * 86_400_000)),
    '53 3 * * *',
  ),
];

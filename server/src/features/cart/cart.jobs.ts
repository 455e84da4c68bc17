import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { deleteStaleGuestCarts } from './cart.queries.ts';

const tidyCarts = defineJob<unknown>('tidy_carts');
const KEEP_GUEST_CARTS_DAYS = 60;

export const cartJobs = ({ db, clock }: Services): JobHandler[] => [
  handleJob(
    tidyCarts,
    () => deleteStaleGuestCarts(db, new Date(clock.now().getTime() - KEEP_GUEST_CARTS_DAYS * 86_400_000)),
    '41 3 * * *',
  ),
];

import { deliveryChanged, partStatusChanged } from '@nearbite/contract/live/events';
import type { FastifyInstance } from 'fastify';
import { defineJob, enqueue, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { listenToBus } from '../../sockets/listen-to-bus.ts';
import { settleDeliveries } from './riders.queries.ts';

const settle = defineJob<{ oid?: string } | undefined>('settle_deliveries');

/**
 * Frees riders whose delivery has ended: at once when the bus says that a status changed, and every few minutes
 * for whatever the bus did not say (six hours passed, a message was lost).
 */
export function riderJobs({ db, clock }: Services): JobHandler[] {
  return [
    handleJob(
      settle,
      async (payload) => {
        await settleDeliveries(db, clock.now());
        if (payload?.oid !== undefined) await settleDeliveries(db, clock.now(), payload.oid);
      },
      '*/5 * * * *',
    ),
  ];
}

/** One job per order however many instances hear of the change. */
export function listenForEndedDeliveries(app: FastifyInstance, { db, bus }: Services): void {
  const stop = listenToBus(
    { bus, log: app.log },
    [partStatusChanged.topic, deliveryChanged.topic],
    () => async (message) => {
      const { oid } = partStatusChanged.payload.pick({ oid: true }).parse(message);
      await enqueue(db, settle, { oid }, { key: `settle-deliveries:${oid}` });
    },
  );
  app.addHook('onClose', stop);
}

import { deliveryChanged, partStatusChanged } from '@nearbite/contract/live/events';
import { repeatHorizon } from '@nearbite/domain/orders/delivery';
import type { FastifyInstance } from 'fastify';
import { defineJob, enqueue, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { listenToBus } from '../../sockets/listen-to-bus.ts';
import { forgetEndedSecrets } from './deliveries.queries.ts';
import { endDeliveries } from './deliveries.service.ts';

const settle = defineJob<{ oid?: string } | undefined>('settle_deliveries');

/**
 * Frees riders whose delivery has ended: at once when the bus says that a status changed, and every few minutes
 * for whatever the bus did not say (six hours passed, a message was lost).
 */
export function riderJobs(services: Services): JobHandler[] {
  const { db, clock } = services;
  return [
    handleJob(
      settle,
      async (payload) => {
        await db.transaction().execute((trx) => endDeliveries(services, trx));
        await forgetEndedSecrets(db, repeatHorizon(clock.now()));
        const oid = payload?.oid;
        if (oid !== undefined) await db.transaction().execute((trx) => endDeliveries(services, trx, oid));
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

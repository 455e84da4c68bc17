import { recordAudit } from '../../common/audit.ts';
import type { IdempotentCall } from '../../idempotency/idempotent-call.ts';
import type { Services } from '../../services.ts';
import { cancelByAdministrator, type FollowUp, finishChanges } from '../orders/index.ts';

/** Ends what a kitchen left open, with the money back, and notes who did it and why. */
export async function cancelOpenOrder(
  services: Services,
  once: IdempotentCall,
  cancellation: {
    readonly restaurantId: number;
    readonly oid: string;
    readonly reason: string;
    readonly actorId: number;
  },
): Promise<void> {
  const changes: FollowUp[] = [];
  await once.transaction(
    services.db,
    async (trx) => {
      const change = await cancelByAdministrator(services, trx, cancellation);
      changes.push(change);
      await recordAudit(trx, {
        actorId: cancellation.actorId,
        action: 'order.canceled',
        subject: { kind: 'order', id: change.order.id, label: `order ${cancellation.oid}` },
        details: { reason: cancellation.reason, restaurant: change.part.restaurant_name },
        at: services.clock.now(),
      });
    },
    () => ({ body: { message: 'Order canceled' } }),
  );
  await finishChanges(services, changes);
}

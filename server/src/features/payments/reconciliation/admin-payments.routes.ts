import * as contract from '@nearbite/contract/payments/admin-payments';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../common/audit.ts';
import { notFound } from '../../../lib/errors.ts';
import { mount } from '../../../routing/mount.ts';
import type { Services } from '../../../services.ts';
import { readPaymentHealth } from './payment-health.ts';
import { listOpenProblems, settleProblem } from './problems.queries.ts';

export function registerAdminPayments(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, contract.getPaymentReport, async () => {
    const [health, problems] = await Promise.all([readPaymentHealth(db), listOpenProblems(db)]);
    return { ...health, problems };
  });

  mount(app, contract.settlePaymentProblem, async ({ params, body, user }) => {
    await db.transaction().execute(async (trx) => {
      const at = clock.now();
      const problem = await settleProblem(trx, params.id, at);
      if (!problem) throw notFound();
      await recordAudit(trx, {
        actorId: user.id,
        action: 'payment.settled',
        subject: { kind: 'payment', id: problem.id, label: problem.reference },
        details: { kind: problem.kind, note: body.note },
        at,
      });
    });
    return { message: 'The problem was put aside.' };
  });
}

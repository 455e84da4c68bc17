import { splitLanguage } from '@nearbite/contract/languages';
import * as contract from '@nearbite/contract/payments/payments';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { receiveEvent } from '../payments.service.ts';
import { testPaymentPage } from './test-payment.page.ts';

/** The embedded provider's own pages; with a real provider they do not exist. */
export function registerTestPayment(app: FastifyInstance, services: Services): void {
  const { test } = services.payments;
  if (!test) return;
  const { showTestPayment: show, decideTestPayment: decide } = contract;

  app.get<{ Params: { session: string } }>(
    show.path,
    {
      config: { access: show.access },
      schema: { params: show.params, summary: show.summary, tags: ['dev'] },
    },
    async ({ params }, reply) => {
      const page = await test.findPage(params.session);
      if (!page) throw notFound();
      // Opened again by the back button: the customer is sent to where the decision led.
      if (page.status !== 'open') {
        const decided = await test.decide(params.session, 'cancel');
        return reply.redirect(decided?.path ?? '/', 303);
      }
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          testPaymentPage({
            oid: page.oid,
            amountMinor: page.amount_minor,
            action: `/dev/payment/${params.session}`,
            // Where it leads back to is a page of the language it was opened from.
            language: splitLanguage(page.success_path).language,
          }),
        );
    },
  );

  app.post<{ Params: { session: string }; Body: { action: 'pay' | 'decline' | 'cancel' } }>(
    decide.path,
    {
      config: { access: decide.access },
      schema: { params: decide.params, body: decide.body, summary: decide.summary, tags: ['dev'] },
    },
    async ({ params, body }, reply) => {
      const decided = await test.decide(params.session, body.action);
      if (!decided) throw notFound();
      if (decided.event) await receiveEvent(services, test, decided.event);
      return reply.redirect(decided.path, 303);
    },
  );
}

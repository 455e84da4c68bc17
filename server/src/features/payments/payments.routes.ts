import { knownLanguage, languagePrefix } from '@nearbite/contract/languages';
import { checkoutPath } from '@nearbite/contract/page-paths';
import * as contract from '@nearbite/contract/payments/payments';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BadSignatureError, MalformedEventError } from '../../adapters/payments/port.ts';
import { AppError } from '../../lib/errors.ts';
import { limiterFor } from '../../plugins/limits/rate-limit.ts';
import type { Services } from '../../services.ts';
import { receiveEvent, startPayment } from './payments.service.ts';
import { registerAdminPayments } from './reconciliation/admin-payments.routes.ts';
import { registerTestPayment } from './test-provider/test-payment.routes.ts';

const WEBHOOK_BODY_LIMIT = 512 * 1024;

export function registerPayments(app: FastifyInstance, services: Services): void {
  registerStart(app, services);
  registerWebhook(app, services);
  registerTestPayment(app, services);
  registerAdminPayments(app, services);
}

/** Posted by a browser form, so every outcome is a page where HTML is accepted. */
function registerStart(app: FastifyInstance, services: Services): void {
  const { startPayment: start } = contract;
  app.post<{ Params: { order_oid: string } }>(
    start.path,
    {
      config: { access: start.access },
      schema: { params: start.params, summary: start.summary, tags: ['payments'] },
      preHandler: limiterFor(app, start),
      errorHandler: showFailure,
    },
    async (request, reply) => {
      const { order_oid: oid } = request.params;
      try {
        const back = { origin: request.siteOrigin, prefix: prefixFor(request) };
        const location = await startPayment(services, oid, back);
        return reply.redirect(location, 303);
      } catch (error) {
        if (error instanceof AppError && error.code !== 'unavailable') throw error;
        request.log.error({ err: error, oid }, 'the payment could not be started');
        return reply.redirect(`${prefixFor(request)}${checkoutPath(oid)}?payment=unavailable`, 303);
      }
    },
  );
}

/** A browser is shown a page of the app, any other client the documented error. */
function showFailure(
  this: FastifyInstance,
  error: FastifyError | AppError,
  request: FastifyRequest<{ Params: { order_oid: string } }>,
  reply: FastifyReply,
) {
  if (!request.headers.accept?.includes('text/html')) throw error;
  const isUnknown = error instanceof AppError ? error.code === 'not_found' : error.validation !== undefined;
  if (isUnknown) return reply.status(404).sendPage();
  request.log.warn({ err: error }, 'the payment could not be started');
  return reply.redirect(
    `${prefixFor(request)}${checkoutPath(request.params.order_oid)}?payment=unavailable`,
    303,
  );
}

/** A browser form has no headers of its own: it names its language in `lang`, in the body or in the address. */
function prefixFor({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): string {
  const { lang }: { readonly lang?: unknown } = { ...Object(query), ...Object(body) };
  return languagePrefix(knownLanguage(typeof lang === 'string' ? lang : undefined));
}

/** The signature is over the body's bytes, so in this scope the body stays text. */
function registerWebhook(app: FastifyInstance, services: Services): void {
  const { receivePaymentEvent: receive } = contract;
  const provider = services.payments.findByWebhook(receive.path);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: WEBHOOK_BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      receive.path,
      { config: { access: receive.access }, schema: { summary: receive.summary, tags: ['payments'] } },
      async (request, reply) => {
        try {
          if (!provider?.webhook) throw new BadSignatureError('No payment provider sends events here.');
          const signature = request.headers[provider.webhook.signatureHeader];
          const foreign = await receiveEvent(services, provider, {
            body: textOf(request.body),
            signature: typeof signature === 'string' ? signature : undefined,
          });
          if (foreign) request.log.info({ event: foreign }, 'a payment event of a session that is not ours');
        } catch (error) {
          // Stripe repeats it for three days and shows it as failed, where an operator sees it; no payment depends on it,
          // as open ones are asked about anyway. A 200 would hide it.
          if (error instanceof BadSignatureError || error instanceof MalformedEventError)
            throw new AppError('validation', error.message);
          throw error;
        }
        return reply.send({ received: true });
      },
    );
  });
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : '');

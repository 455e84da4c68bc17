import type { Endpoint, ParsedCall, ResponseOf } from '@nearbite/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, User } from '../auth/actor.ts';
import { type IdempotentCall, idempotentCallOf } from '../idempotency/idempotent-call.ts';
import { enforceCart, enforceKitchenFields, signedIn } from '../plugins/access.ts';
import { asCaller } from '../plugins/caller.ts';
import { languageOf } from '../plugins/language.ts';
import { limiterFor } from '../plugins/limits/rate-limit.ts';
import { translateSaid } from '../texts/translate-response.ts';
import { errorCodesOf } from './endpoint-errors.ts';
import { CsvFile, RawJson } from './raw-json.ts';

/** A parsed request as a handler sees it. */
export type Call<E> = ParsedCall<E> & {
  readonly actor: Actor;
  /** The signed-in user; only for endpoints whose access demands one. */
  readonly user: User;
  /** The work of an idempotent endpoint is done in its transaction. */
  readonly once: IdempotentCall;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type HandlerResult<E> = ResponseOf<E> | RawJson<ResponseOf<E>> | CsvFile;
export type Handler<E> = (call: Call<E>) => Promise<HandlerResult<E>> | HandlerResult<E>;

type Options<E> = {
  /** Makes the response to a repeat from what was stored, where the response itself must not be stored. */
  readonly repeat?: (stored: unknown, call: Call<E>) => Promise<HandlerResult<E>>;
};

/** Puts one endpoint of the contract on the server. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { repeat }: Options<E> = {},
): void {
  const status = endpoint.status ?? (endpoint.response ? 200 : 204);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      access: endpoint.access,
      ...(endpoint.uploads ? { uploads: endpoint.uploads } : {}),
      ...(endpoint.idempotent ? { isIdempotent: true } : {}),
      ...(endpoint.isForAnyHost ? { isForAnyHost: true } : {}),
      errors: errorCodesOf(endpoint),
    },
    schema: {
      operationId: endpoint.name,
      summary: endpoint.summary,
      tags: [tagOf(endpoint.path)],
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.response ? { response: { [status]: endpoint.response } } : {}),
    },
    preValidation: (request, _reply, done) => {
      enforceKitchenFields(endpoint.access, request);
      done();
    },
    preHandler: limiterFor(app, endpoint),
    handler: mayBeAudited(endpoint)
      ? (request, reply) => asCaller(request, () => respond(request, reply))
      : respond,
  });

  async function respond(request: FastifyRequest, reply: FastifyReply) {
    if (endpoint.access.kind === 'cart') enforceCart(request.actor, bodyUserId(request.body));
    reply.status(status);
    const once = await idempotentCallOf(app, endpoint, request);
    const call = callOf<E>(request, reply, once);
    const response = await resultOf(call);
    if (response instanceof CsvFile) return sendCsv(reply, response);
    if (response instanceof RawJson) {
      app.checkResponse(endpoint.response, () => JSON.parse(response.text));
      if (response.isCurrent) request.cacheable = { isCurrent: response.isCurrent };
      return reply.type('application/json; charset=utf-8').send(response.text);
    }
    return response === undefined ? reply.send() : translateSaid(response, languageOf(request));
  }

  async function resultOf(call: Call<E>): Promise<HandlerResult<E>> {
    try {
      return await handler(call);
    } catch (error) {
      return repeatOf(call, error);
    }
  }

  /** Whatever a repeat ran into, it gets the response of the first time. */
  async function repeatOf(call: Call<E>, error: unknown): Promise<HandlerResult<E>> {
    const stored = await call.once.findStoredResponse();
    if (!stored) throw error;
    call.reply.status(stored.status);
    const storedBody: unknown = JSON.parse(stored.text);
    // Stored by this endpoint's own handler, so it has the response's type.
    return repeat ? repeat(storedBody, call) : (storedBody as HandlerResult<E>);
  }
}

/** Names are made of dates: nothing in them needs to be quoted. */
const sendCsv = (reply: FastifyReply, { text, name }: CsvFile) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .serializer((body: string) => body)
    .send(text);

/** Reading and ordering are not audited, except what administrators look at. */
const mayBeAudited = ({ access: { kind }, method }: Endpoint) =>
  kind === 'admin' || (kind !== 'cart' && method !== 'GET');

function callOf<E>(request: FastifyRequest, reply: FastifyReply, once: IdempotentCall): Call<E> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    actor: request.actor,
    get user() {
      return signedIn(request.actor);
    },
    once,
    request,
    reply,
    // Parsed by the endpoint's schemas before a handler runs.
  } as unknown as Call<E>;
}

function bodyUserId(body: unknown): number | undefined {
  return typeof body === 'object' && body !== null && 'user_id' in body ? Number(body.user_id) : undefined;
}

/** The documentation groups calls by the first telling word of their path. */
function tagOf(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return first === 'api' ? second : first;
}

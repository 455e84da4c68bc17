import type { Endpoint, ParsedCall, ResponseOf } from '@nearbite/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, User } from '../auth/actor.ts';
import { enforceCart, signedIn } from '../plugins/access.ts';
import { limiterFor } from '../plugins/rate-limit.ts';

/** JSON text as the database built it, sent without parsing it first. */
export class RawJson<T> {
  /** Carries the answer's type only. */
  declare readonly type: T;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A parsed request as a handler sees it. */
export type Call<E> = ParsedCall<E> & {
  readonly actor: Actor;
  /** The signed-in user; only for endpoints whose access demands one. */
  readonly user: User;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Answer<E> = ResponseOf<E> | RawJson<ResponseOf<E>>;
export type Handler<E> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

/** Puts one endpoint of the contract on the server. */
export function mount<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const status = endpoint.status ?? (endpoint.response ? 200 : 204);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, ...(endpoint.uploads ? { uploads: endpoint.uploads } : {}) },
    schema: {
      operationId: endpoint.name,
      summary: endpoint.summary,
      tags: [tagOf(endpoint.path)],
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.response ? { response: { [status]: endpoint.response } } : {}),
    },
    preHandler: limiterFor(app, endpoint),
    handler: async (request, reply) => {
      if (endpoint.access.kind === 'cart') enforceCart(request.actor, bodyUserId(request.body));
      reply.status(status);
      const answer = await handler(callOf<E>(request, reply));
      if (answer instanceof RawJson) {
        app.checkAnswer(endpoint.response, () => JSON.parse(answer.text));
        return reply.type('application/json; charset=utf-8').send(answer.text);
      }
      return answer === undefined ? reply.send() : answer;
    },
  });
}

function callOf<E>(request: FastifyRequest, reply: FastifyReply): Call<E> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    actor: request.actor,
    get user() {
      return signedIn(request.actor);
    },
    request,
    reply,
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

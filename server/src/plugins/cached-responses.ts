import type { OutgoingHttpHeader } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { ALWAYS, type IsCurrent } from '../routing/raw-json.ts';
import { type Encoding, encodingFor, pack } from './packed-text.ts';
import { knows } from './revalidation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by whoever responds with something that stays true for a while; a page also gives its uncompressed text. */
    cacheable: { readonly isCurrent: IsCurrent; readonly text?: string } | undefined;
    /** It has been counted against the limit of all calls. */
    isCounted: boolean;
  }
  interface FastifyInstance {
    /** What was sent to a visitor for this address, if it may be sent again. */
    findCachedResponse(
      request: Pick<FastifyRequest, 'protocol' | 'host'>,
      url: string,
    ): CachedResponse | undefined;
  }
}

type Headers = Readonly<Record<string, OutgoingHttpHeader | undefined>>;

export type CachedResponse = {
  readonly isCurrent: IsCurrent;
  readonly text: string;
  /** As it is sent uncompressed: a long text is written down as bytes once and not for every visitor. */
  readonly body: string | Buffer;
  readonly length: number;
  readonly headers: Headers;
  readonly packed: Partial<Record<Encoding, Promise<Buffer>>>;
};

const MAX_RESPONSES = 5_000;
const MAX_CHARACTERS = 8 * 1024 * 1024;
/** Below this compressing saves no packet. */
const WORTH_PACKING = 1_024;
/** Short ones go out together with their headers, which is faster with text. */
const LONG = 16 * 1_024;

/**
 * Sends a visitor what the last one got for the same address, with the same headers, as long as it is true: nothing is
 * parsed, queried, rendered or compressed again. What is true is decided by the cached bodies it was made of, after
 * catching up with all changes. Stands behind the hooks that may refuse any request and before all others.
 */
export function registerCachedResponses(
  app: FastifyInstance,
  bodies: Pick<ResponseCache, 'catchUp' | 'isCaughtUp'>,
): void {
  const responses = new LRUCache<string, CachedResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text, body }, address) =>
      text.length + (typeof body === 'string' ? 0 : body.length) + address.length,
  });
  app.decorateRequest('cacheable', undefined);
  app.decorateRequest('isCounted', false);
  app.decorate('findCachedResponse', (request, url) => responses.get(addressOf(request, url)));

  app.addHook('onRequest', (request, reply, done) => {
    if (!isVisitorsRead(request)) return done();
    const address = addressOf(request, request.url);
    const response = responses.get(address);
    if (!response) return done();
    const serve = () => {
      if (response.isCurrent()) return send(response, request, reply)?.catch(done);
      responses.delete(address);
      return done();
    };
    const isAlways = response.isCurrent === ALWAYS;
    // Most often there is nothing to wait for: a promise would cost as much as all the rest.
    if (!app.rateLimitsOn && (isAlways || bodies.isCaughtUp())) return void serve();
    admit(request, isAlways).then(serve, done);
  });

  async function admit(request: FastifyRequest, isAlways: boolean): Promise<void> {
    if (app.rateLimitsOn) await app.countRequest(request);
    if (!isAlways) await bodies.catchUp();
  }

  // Behind those that make the headers and before responses are compressed.
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheable } = request;
    const text = cacheable?.text ?? payload;
    if (
      cacheable?.isCurrent() &&
      typeof text === 'string' &&
      reply.statusCode === 200 &&
      isVisitorsRead(request)
    ) {
      const { 'x-request-id': _id, 'content-encoding': _encoding, ...headers }: Headers = reply.getHeaders();
      const length = Buffer.byteLength(text);
      responses.set(addressOf(request, request.url), {
        isCurrent: cacheable.isCurrent,
        text,
        body: length < LONG ? text : Buffer.from(text),
        length,
        headers: { ...headers, vary: 'accept-encoding', 'content-length': length },
        packed: {},
      });
    }
    done(null, payload);
  });
}

/** Full addresses in a response follow the one of its request. */
const addressOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, url: string) =>
  `${protocol}://${host}${url}`;

const isVisitorsRead = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers.authorization === undefined;

const DESCRIBING = ['etag', 'cache-control', 'vary'];

/** Only what describes the cached copy: other headers would take the place of its own. */
function sendUnchanged({ headers }: CachedResponse, reply: FastifyReply): void {
  const own: Headers = reply.getHeaders();
  const described = Object.fromEntries(DESCRIBING.map((name) => [name, headers[name]]));
  reply.hijack();
  reply.raw.writeHead(304, { ...own, ...described }).end();
}

function send(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> | undefined {
  if (knows(request, String(response.headers.etag))) {
    sendUnchanged(response, reply);
    return undefined;
  }
  const headers: Headers = { ...response.headers, 'x-request-id': request.id };
  const encoding = response.length < WORTH_PACKING ? undefined : encodingFor(request);
  if (encoding) return sendPacked(response, encoding, headers, reply);
  reply.hijack();
  reply.raw.writeHead(200, headers).end(response.body);
  return undefined;
}

/** Compressed once, for whoever comes first. */
async function sendPacked(
  response: CachedResponse,
  encoding: Encoding,
  headers: Headers,
  reply: FastifyReply,
): Promise<void> {
  response.packed[encoding] ??= pack(encoding, response.text);
  const bytes = await response.packed[encoding];
  reply.hijack();
  reply.raw
    .writeHead(200, { ...headers, 'content-encoding': encoding, 'content-length': bytes.length })
    .end(bytes);
}

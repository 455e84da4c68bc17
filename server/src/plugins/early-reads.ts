import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import type { Endpoint } from '@nearbite/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { ReadResult } from '../routing/mount-read.ts';
import { packable, packOnce } from './packed-text.ts';
import { requestId } from './request-log.ts';
import { dataHeaders } from './security.ts';

type EarlyRead = {
  readonly endpoint: Endpoint;
  readonly read: (call: { params: unknown; query: unknown; body: undefined }) => Promise<ReadResult>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** For reads of one person or restaurant; those of everybody are cached. */
    addEarlyRead(read: EarlyRead): void;
  }
}

type Found = {
  readonly read: EarlyRead;
  /** As they stand in the path, by which access is decided. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly params: unknown;
  readonly query: unknown;
};

/** Whether it responds; if not, nothing has happened yet. It may still ask for the long way later. */
export type RespondEarly = (
  request: IncomingMessage,
  response: ServerResponse,
  takeLongWay: () => void,
) => boolean;

/**
 * Reads for one person or restaurant before Fastify looks for a route: its requests, replies and hooks cost more than
 * such a read does. Only for plain addresses and where every hook would let the request pass; all others, and whatever
 * fails, take the long way, which decides. What is sent is the same on both ways.
 */
export function createEarlyReads(app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL'>): RespondEarly {
  const reads: { readonly pattern: RegExp; readonly names: string[]; readonly read: EarlyRead }[] = [];
  const constant = Object.entries({ ...dataHeaders(config), 'cache-control': 'no-store' }).flat();
  app.decorate('addEarlyRead', (read) => reads.push({ ...patternOf(read.endpoint.path), read }));

  function find(url: string): Found | undefined {
    for (const { pattern, names, read } of reads) {
      const match = pattern.exec(url);
      if (!match) continue;
      const { params, query } = read.endpoint;
      const texts = Object.fromEntries(names.map((name, at) => [name, match[at + 1]]));
      const ofPath = params?.safeParse(texts);
      const ofQuery = query?.safeParse({ ...parse(match[names.length + 1] ?? '') });
      if (ofPath?.success === false || ofQuery?.success === false) return undefined;
      return { read, texts, params: ofPath?.data, query: ofQuery?.data };
    }
    return undefined;
  }

  async function respond(request: IncomingMessage, response: ServerResponse, found: Found): Promise<boolean> {
    const begin = performance.now();
    const { read, texts, params, query } = found;
    const { endpoint } = read;
    if (!(await app.mayCall(endpoint.access, request, texts))) return false;
    if (!app.mayPassAtOnce(request.socket.remoteAddress)) return false;
    const { json, total } = await read.read({ params, query, body: undefined });
    app.checkResponse(endpoint.response, () => JSON.parse(json));
    const encoding = packable(json, request);
    const body = encoding === undefined ? json : await packOnce(encoding, json);
    const id = requestId(request);
    const headers = [...constant, 'content-length', Buffer.byteLength(body), 'x-request-id', id];
    if (total !== undefined) headers.push('x-total-count', total);
    if (encoding !== undefined) headers.push('vary', 'accept-encoding', 'content-encoding', encoding);
    response.writeHead(200, headers).end(body);
    app.tellSent({ id, method: 'GET', route: endpoint.path, status: 200, ms: performance.now() - begin });
    return true;
  }

  return (request, response, takeLongWay) => {
    const found = find(request.url ?? '');
    if (!found) return false;
    respond(request, response, found).then((isSent) => {
      if (!isSent) takeLongWay();
    }, takeLongWay);
    return true;
  };
}

/** Only addresses that need no decoding. */
function patternOf(path: string): { readonly pattern: RegExp; readonly names: string[] } {
  const parts = path.split('/').filter(Boolean);
  const text = parts.map((part) => (part.startsWith(':') ? '([\\w-]{1,200})' : part)).join('/');
  return {
    pattern: new RegExp(`^/${text}/?(?:\\?([\\w=&-]*))?$`),
    names: parts.filter((part) => part.startsWith(':')).map((part) => part.slice(1)),
  };
}

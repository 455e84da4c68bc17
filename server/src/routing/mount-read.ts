import type { Endpoint, ParsedCall, ResponseOf } from '@nearbite/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { mount } from './mount.ts';
import { RawJson } from './raw-json.ts';
import { sendTotal } from './send-total.ts';

/** JSON as it is sent; of a page of a list also how many rows there are in all. */
export type ReadResult = { readonly json: string; readonly total?: number };

/**
 * Puts a read that is asked for often on the server: the same work is also done before Fastify is asked, for whoever it
 * would let pass (`plugins/early-reads.ts`). It knows nothing of the request but its parsed parameters.
 */
export function mountRead<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  read: (call: ParsedCall<E>) => Promise<ReadResult>,
): void {
  mount(app, endpoint, async (call) => {
    const { json, total } = await read(call);
    if (total !== undefined) sendTotal(call.reply, { total });
    return new RawJson<ResponseOf<E>>(json);
  });
  // Parsed by the endpoint's own schemas there, too.
  app.addEarlyRead({ endpoint, read: (call) => read(call as ParsedCall<E>) });
}

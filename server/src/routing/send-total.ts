import type { FastifyReply } from 'fastify';

/** How many rows a list has in all; large ones are counted up to a bound and say that there are more. */
export function sendTotal(
  reply: FastifyReply,
  { total, isMore = false }: { readonly total: number; readonly isMore?: boolean },
): void {
  reply.header('x-total-count', total);
  if (isMore) reply.header('x-total-more', '1');
}

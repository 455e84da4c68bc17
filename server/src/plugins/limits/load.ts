import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { BusyError } from '../../lib/errors.ts';
import { BROTLI_ONCE, GZIP_ONCE, WORTH_PACKING } from '../pages/packed-text.ts';

const MAX_EVENT_LOOP_DELAY_MS = 1_500;
const MAX_RSS_BYTES = 1_500 * 1024 * 1024;

/** Compression for responses made on the fly, and a polite refusal when the process cannot keep up. */
export async function registerLoad(
  app: FastifyInstance,
  { maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS }: { readonly maxEventLoopDelayMs?: number | undefined },
): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: WORTH_PACKING,
    brotliOptions: BROTLI_ONCE,
    zlibOptions: GZIP_ONCE,
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxRssBytes: MAX_RSS_BYTES,
    pressureHandler: (request) => {
      // Probes must still see the process alive, or an orchestrator would kill it under load. A script costs next to
      // nothing, and without it a page that was let in stays empty.
      if (request.url === '/health' || request.url.startsWith('/assets/')) return;
      throw new BusyError();
    },
  });
}

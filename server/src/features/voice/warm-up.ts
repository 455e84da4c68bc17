import { warmUp } from '@nearbite/voice/warm-up';
import type { FastifyInstance } from 'fastify';

/** Between two steps requests have their turn. */
const PAUSE_MS = 10;
/** Those who waited for the start are served first. */
const FIRST_PAUSE_MS = 1000;

/** Makes the reader ready as soon as the server listens, a little at a time, so that nobody's first sentence waits for it. */
export function warmUpWhenListening(app: FastifyInstance): void {
  const steps = warmUp();
  let timer: NodeJS.Timeout | undefined;
  const later = (ms: number) => {
    timer = setTimeout(() => {
      if (!steps.next().done) later(PAUSE_MS);
    }, ms).unref();
  };
  app.addHook('onListen', () => later(FIRST_PAUSE_MS));
  app.addHook('onClose', () => clearTimeout(timer));
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { BaseLogger } from 'pino';

type Run = {
  readonly runner: Pick<Runner, 'stop'>;
  readonly ended: Promise<unknown>;
  readonly heartbeat: { stop(): Promise<void> };
};

const PAUSE_MS = 1_000;

/**
 * The queue's library gives up for good when it cannot note that a job is done, as during a failover of the database.
 * Then a new run begins. The jobs of the old one are a dead worker's: they run again once its heartbeat has ended.
 */
export async function keepRunning(
  begin: () => Promise<Run>,
  log: BaseLogger,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = await begin();
  const watching = watch();

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await current.ended;
      if (signal.aborted) return;
      log.error('the job queue has ended by itself and begins anew');
      // Its note in the database ends by itself should deleting it fail now.
      await current.heartbeat.stop().catch(() => undefined);
      current = (await beginAgain()) ?? current;
    }
  }

  async function beginAgain(): Promise<Run | undefined> {
    while (!signal.aborted) {
      await delay(PAUSE_MS, undefined, { signal }).catch(() => undefined);
      const run = signal.aborted ? undefined : await begin().catch(() => undefined);
      if (run) return run;
    }
    return undefined;
  }

  return {
    async stop() {
      stopping.abort();
      // Refused where it has just ended by itself.
      const stopRunner = () => current.runner.stop().catch(() => undefined);
      await stopRunner();
      await watching;
      // A run that was just beginning is stopped too.
      await stopRunner();
      await current.heartbeat.stop();
    },
  };
}

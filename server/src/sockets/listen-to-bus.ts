import type { AdapterLog } from '../adapters/adapter-log.ts';
import type { Bus, MessageHandler, Unsubscribe } from '../adapters/bus/port.ts';

const RETRY_MS = 5_000;

/** Listens as long as the app runs: a bus that is away at the start is tried again until it is there. */
export function listenToBus(
  { bus, log }: { readonly bus: Bus; readonly log: AdapterLog },
  topics: readonly string[],
  handler: (topic: string) => MessageHandler,
): Unsubscribe {
  const leave: Unsubscribe[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  async function join(topic: string): Promise<void> {
    try {
      const stop = await bus.subscribe(topic, handler(topic));
      if (isStopped) await stop();
      else leave.push(stop);
    } catch (error) {
      log.warn({ err: error, topic }, 'could not listen to the bus yet');
      const timer = setTimeout(() => {
        timers.delete(timer);
        void join(topic);
      }, RETRY_MS);
      timer.unref();
      if (!isStopped) timers.add(timer);
      else clearTimeout(timer);
    }
  }

  for (const topic of topics) void join(topic);
  return async () => {
    isStopped = true;
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(leave.splice(0).map((stop) => stop()));
  };
}

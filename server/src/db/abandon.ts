import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Statements begun in `run` end when the signal says that nobody waits for them any more. */
export const untilAbandoned = <T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> =>
  signals.run(signal, run);

export const abandonSignal = (): AbortSignal | undefined => signals.getStore();

type Options = {
  readonly stop: () => Promise<void>;
  readonly exit: (code: number) => void;
  readonly printError: (line: string) => void;
};

/** How long a stop may take. Until then a further signal is the same request, sent twice. */
export const STOP_LIMIT_MS = 30_000;

/**
 * What a signal to stop does. Supervisors and terminals signal the whole process group, and npm passes its own signal
 * on, so the same stop arrives two or three times; only one that comes after the time limit cuts a stop short.
 */
export function createStopSignals({ stop, exit, printError }: Options): () => void {
  let startedAt: number | undefined;
  return () => {
    if (startedAt === undefined) {
      startedAt = Date.now();
      void stop().then(() => exit(0));
    } else if (Date.now() - startedAt >= STOP_LIMIT_MS) {
      printError('Stopping took too long: ended in the middle of it.');
      exit(1);
    }
  };
}

type Step = { readonly name: string; readonly run: () => Promise<unknown> };

/** After this long a step that hangs is left behind, so that the process always ends. */
const STEP_TIMEOUT_MS = 10_000;

export type Shutdown = {
  /** What was opened last is closed first. */
  onStop(name: string, run: () => Promise<unknown>): void;
  /** Closes everything opened so far; calling it again waits for the same end. */
  stop(): Promise<void>;
  readonly isStopping: boolean;
};

/** Collects what must be closed while it is being opened, so that a start can be given up half-way too. */
export function createShutdown(onTrouble: (step: string, error: unknown) => void): Shutdown {
  const steps: Step[] = [];
  let stopped: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let step = steps.pop(); step; step = steps.pop()) {
      await withTimeout(step).catch((error: unknown) => onTrouble(step?.name ?? '', error));
    }
  }

  return {
    onStop(name, runStep) {
      steps.push({ name, run: runStep });
    },
    stop() {
      stopped ??= run();
      return stopped;
    },
    get isStopping() {
      return stopped !== undefined;
    },
  };
}

async function withTimeout({ name, run }: Step): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} took too long`)), STEP_TIMEOUT_MS);
  });
  try {
    await Promise.race([run(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

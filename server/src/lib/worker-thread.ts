import type { Worker } from 'node:worker_threads';

/** The client has as much waiting as one may have, or all together have. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super('too much is waiting for the worker thread');
    this.isOwn = isOwn;
  }
}

/** One task computed longer than any may. */
export class OverBudgetError extends Error {
  override readonly name = 'OverBudgetError';
  readonly computedMs: number;

  constructor(computedMs: number) {
    super(`computed for ${Math.round(computedMs)} ms, longer than allowed`);
    this.computedMs = computedMs;
  }
}

/** The thread ended by itself while it worked, or because the server stops. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError';
}

/** What the thread posts: that preparing is over, from where on the budget counts; or how a task ended. */
export type WorkerMessage =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'result'; readonly result: string }
  | { readonly kind: 'failed'; readonly error: ThreadError };

/** An error as it crosses threads: what the log and the errors' one place look at. */
export type ThreadError = {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: string | undefined;
  readonly syscall?: string | undefined;
};

export type WorkerResult = { readonly result: string; readonly computedMs: number };

type Options = {
  readonly start: () => Worker;
  /** How long one task may compute; waiting for a database does not count. */
  readonly budgetMs: number;
  /** The same for what a task prepares for those after it, such as an index. */
  readonly preparingMs: number;
  readonly maxWaiting: number;
  readonly maxWaitingPerClient: number;
  readonly onReplaced?: (error: Error) => void;
};

type Task = {
  readonly client: string;
  readonly message: unknown;
  readonly resolve: (result: WorkerResult) => void;
  readonly reject: (error: Error) => void;
};

/** How often a running task is looked at. */
const WATCH_MS = 25;

export type WorkerThread = ReturnType<typeof createWorkerThread>;

/**
 * Computing in one thread beside the server's, one task at a time. Clients take turns, each with a few tasks waiting at
 * most. A task that computes too long ends with its thread, and another thread takes its place.
 */
export function createWorkerThread(options: Options) {
  const waiting: Task[] = [];
  let worker: Worker | undefined;
  let running: (Task & { readonly stopWatching: () => void; computedMs(): number }) | undefined;
  let lastClient: string | undefined;
  let isClosed = false;

  function started(): Worker {
    if (worker) return worker;
    const own = options.start();
    own.unref();
    let failure: Error | undefined;
    own.on('message', (message: WorkerMessage) => {
      if (worker === own) onMessage(own, message);
    });
    own.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
    own.on('exit', () => {
      if (worker === own) replace(new WorkerEndedError('the worker thread has ended', { cause: failure }));
    });
    worker = own;
    return own;
  }

  /** Who waits for the running task is told; all others are served by the next thread. */
  function replace(error: Error): void {
    const ended = worker;
    worker = undefined;
    void ended?.terminate();
    options.onReplaced?.(error);
    // A thread that fails by itself may fail at once again: that waits for somebody who needs it.
    if (error instanceof OverBudgetError) started();
    end()?.reject(error);
    next();
  }

  function end(): Task | undefined {
    running?.stopWatching();
    const task = running;
    running = undefined;
    return task;
  }

  function next(): void {
    if (running || isClosed) return;
    const other = waiting.findIndex(({ client }) => client !== lastClient);
    const [task] = waiting.splice(Math.max(0, other), 1);
    if (!task) return;
    lastClient = task.client;
    const own = started();
    const { preparingMs } = options;
    running = {
      ...task,
      ...watch(own, preparingMs, () => new WorkerEndedError('the worker thread prepared too long')),
    };
    own.postMessage(task.message);
  }

  /**
   * Looks at what the thread has computed from now on; what it waited for others does not count, nor time in which a busy
   * machine had no processor for it: it cannot have had more than the whole process.
   */
  function watch(own: Worker, limitMs: number, toError: (computedMs: number) => Error) {
    const loopBefore = own.performance.eventLoopUtilization();
    const cpuBefore = process.cpuUsage();
    const computedMs = () => {
      const { user, system } = process.cpuUsage(cpuBefore);
      return Math.min(own.performance.eventLoopUtilization(loopBefore).active, (user + system) / 1_000);
    };
    const timer = setInterval(() => {
      if (computedMs() > limitMs) replace(toError(computedMs()));
    }, WATCH_MS);
    return { computedMs, stopWatching: () => clearInterval(timer) };
  }

  function onMessage(own: Worker, message: WorkerMessage): void {
    if (!running) return;
    if (message.kind === 'prepared') {
      running.stopWatching();
      running = { ...running, ...watch(own, options.budgetMs, (ms) => new OverBudgetError(ms)) };
      return;
    }
    const computedMs = running.computedMs();
    const task = end();
    if (message.kind === 'result') task?.resolve({ result: message.result, computedMs });
    else task?.reject(Object.assign(new Error(message.error.message), message.error));
    next();
  }

  return {
    /** Before anybody waits for it. */
    start: () => void started(),
    run(client: string, message: unknown): Promise<WorkerResult> {
      if (isClosed) return Promise.reject(new WorkerEndedError('the server stops'));
      const own = waiting.filter((task) => task.client === client).length;
      if (own >= options.maxWaitingPerClient) return Promise.reject(new QueueFullError(true));
      if (waiting.length >= options.maxWaiting) return Promise.reject(new QueueFullError(false));
      return new Promise((resolve, reject) => {
        waiting.push({ client, message, resolve, reject });
        next();
      });
    },
    async close(): Promise<void> {
      isClosed = true;
      const error = new WorkerEndedError('the server stops');
      for (const task of [end(), ...waiting.splice(0)]) task?.reject(error);
      const ended = worker;
      worker = undefined;
      await ended?.terminate();
    },
  };
}

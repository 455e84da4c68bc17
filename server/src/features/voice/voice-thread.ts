import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { normalizeIP } from '@fastify/rate-limit';
import type { Installation } from '@nearbite/contract/installation';
import type { Language } from '@nearbite/contract/languages';
import { TOO_MUCH_AT_ONCE } from '@nearbite/contract/voice/voice';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { installationOf } from '../../config.ts';
import { AppError, BusyError } from '../../lib/errors.ts';
import {
  createWorkerThread,
  OverBudgetError,
  QueueFullError,
  WorkerEndedError,
  type WorkerThread,
} from '../../lib/worker-thread.ts';
import { languageOf } from '../../plugins/language.ts';
import type { Services } from '../../services.ts';
import type { SpokenOrder } from './reading.service.ts';
import type { Position } from './voice.queries.ts';

export type WorkerSettings = {
  readonly connectionString: string;
  readonly timeZone: string;
  readonly installation: Installation;
  /** In tests, which hold every row against its schema and need no thread that is warm. */
  readonly checksRows: boolean;
};

export type VoiceTask = { readonly now: Date; readonly language: Language } & (
  | { readonly kind: 'understand'; readonly said: SpokenOrder }
  | { readonly kind: 'examples'; readonly said: { readonly here: Position } }
);

/** Many times what a long sentence takes with thousands of dishes in reach. */
const BUDGET_MS = 1_500;
/** How busy the machine is that runs the tests says nothing about what they test. */
const TEST_BUDGET_MS = 60_000;
/** Reading and indexing a menu for the first time, and the thread's own start. */
const PREPARING_MS = 15_000;
const MAX_WAITING = 30;
/** People may share an address; a client that sends one sentence after the other has none waiting. */
const MAX_WAITING_PER_CLIENT = 4;
const RETRY_AFTER_SECONDS = '2';
/** Those who waited for the start are served first. */
const FIRST_PAUSE_MS = 1_000;
/** What grows beyond it ends its thread and not the server. */
const MAX_HEAP_MB = 768;

/** Beside the server's bundle; run from its sources, which a thread cannot load, a bundle of it is made first. */
const isSource = import.meta.url.endsWith('.ts');
const workerFile = new URL('./voice-worker.js', import.meta.url);
let bundled: string | undefined;

function bundleSource(): string {
  // Loaded only here: production has no esbuild.
  const { buildSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./voice-worker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    external: ['pg-native'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

function startWorker(workerData: WorkerSettings): Worker {
  const options = { workerData, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } };
  if (!isSource) return new Worker(workerFile, options);
  bundled ??= bundleSource();
  return new Worker(bundled, { ...options, eval: true });
}

/** Understanding beside the server's thread; its errors are those of a call. */
export function createVoiceThread(
  app: FastifyInstance,
  { config, clock }: Services,
  { connectionString }: { readonly connectionString: string },
) {
  const isTest = config.NODE_ENV === 'test';
  const settings = {
    connectionString,
    timeZone: config.APP_TIMEZONE,
    installation: installationOf(config),
    checksRows: isTest,
  };
  const thread: WorkerThread = createWorkerThread({
    start: () => startWorker(settings),
    budgetMs: isTest ? TEST_BUDGET_MS : BUDGET_MS,
    preparingMs: isTest ? TEST_BUDGET_MS : PREPARING_MS,
    maxWaiting: MAX_WAITING,
    maxWaitingPerClient: MAX_WAITING_PER_CLIENT,
    onReplaced: (error) => app.log.warn({ err: error }, 'the thread that understands sentences is replaced'),
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    if (!isTest) timer = setTimeout(thread.start, FIRST_PAUSE_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await thread.close();
  });

  return {
    /** The response as JSON; what it computed is charged to who asked. */
    async run(request: FastifyRequest, task: Omit<VoiceTask, 'now' | 'language'>): Promise<string> {
      try {
        const { result, computedMs } = await thread.run(normalizeIP(request.ip), {
          ...task,
          now: clock.now(),
          language: languageOf(request),
        });
        await request.chargeComputing?.(computedMs);
        return result;
      } catch (error) {
        if (error instanceof OverBudgetError) await request.chargeComputing?.(error.computedMs);
        throw toAppError(error);
      }
    },
  };
}

function toAppError(error: unknown): unknown {
  if (error instanceof OverBudgetError) return tooMuchAtOnce();
  const retry = { headers: { 'retry-after': RETRY_AFTER_SECONDS }, cause: error };
  if (error instanceof QueueFullError)
    return error.isOwn
      ? new AppError('rate_limited', 'Please wait for the answers to what you have said.', retry)
      : new BusyError();
  // A thread that ended by itself is a fault, which belongs in the log.
  if (error instanceof WorkerEndedError)
    return new AppError('unavailable', 'Please try again in a moment.', retry);
  return error;
}

export const tooMuchAtOnce = () =>
  new AppError('validation', TOO_MUCH_AT_ONCE, {
    errors: { command: [TOO_MUCH_AT_ONCE] },
    fields: { error: TOO_MUCH_AT_ONCE },
  });

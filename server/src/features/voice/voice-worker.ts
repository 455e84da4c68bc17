import { parentPort, workerData } from 'node:worker_threads';
import { setInstallation } from '@nearbite/contract/installation';
import { makeExamples } from '@nearbite/voice/examples';
import { warmUp } from '@nearbite/voice/warm-up';
import { openReads } from '../../db/database.ts';
import { checkRows } from '../../db/statement.ts';
import type { ThreadError, WorkerMessage } from '../../lib/worker-thread.ts';
import { saysIn } from './answers/texts-in.ts';
import { createMenuIndexes } from './menu-indexes.ts';
import { findWithinReach, type Reader, readPopularTitles } from './voice.queries.ts';
import { understandCommand } from './voice.service.ts';
import type { VoiceTask, WorkerSettings } from './voice-thread.ts';

// The thread in which sentences are understood: it has the menus' indexes and two connections of its own, so that
// neither reading a large menu nor a long sentence keeps the server's thread from anybody else.

/** A task asks one thing at a time or two. */
const CONNECTIONS = 2;
/** Enough to find three sentences in that are understood. */
const EXAMPLE_DISHES = 8;

// What `voice-thread.ts` starts it with.
const { connectionString, timeZone, installation, checksRows } = workerData as WorkerSettings;
setInstallation(installation);
if (checksRows) checkRows();

let now = new Date();
const services = {
  db: openReads(connectionString, CONNECTIONS),
  clock: { now: () => now },
  config: { APP_TIMEZONE: timeZone },
};
const menus = createMenuIndexes(services);
const tell = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', async (task: VoiceTask) => {
  now = task.now;
  try {
    warmUpOnce();
    const { said, language } = task;
    const call = { ...services, here: said.here, language, say: saysIn(language) };
    const index = await menus.findIndexAt(said.here);
    tell({ kind: 'prepared' });
    const response =
      task.kind === 'understand'
        ? await understandCommand(call, index, task.said)
        : { examples: index === undefined ? [] : makeExamples(call.say, index, await popularTitles(call)) };
    tell({ kind: 'result', result: JSON.stringify(response) });
  } catch (error) {
    tell({ kind: 'failed', error: toThreadError(error) });
  }
});

async function popularTitles(reader: Reader): Promise<string[]> {
  const restaurantIds = await findWithinReach(reader);
  return readPopularTitles(reader, restaurantIds, EXAMPLE_DISHES);
}

function toThreadError(error: unknown): ThreadError {
  // Errors of the driver and of sockets have these two beside what every error has.
  const { message, stack, code, syscall } = (
    error instanceof Error ? error : new Error(String(error))
  ) as ThreadError;
  return { message, stack, code, syscall };
}

/** Patterns are compiled before they count as anybody's computing; in tests nobody waits for them in vain. */
let isWarm = checksRows;
function warmUpOnce(): void {
  if (!isWarm) for (const _ of warmUp());
  isWarm = true;
}
setImmediate(warmUpOnce);

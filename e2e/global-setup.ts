import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { IS_LONG } from './long-form.ts';
import { startApp } from './start-app.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the built app once in a data directory of its own, which makes the database and fills the demo world;
 * it keeps running while each worker's app works on a copy of that database.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STORIES_URL) return undefined;
  if (IS_LONG) await run(process.execPath, ['tools/build-made-up.mjs'], { cwd: ROOT });
  const dataDir = await mkdtemp(join(tmpdir(), 'nearbite-stories-'));
  // As root, PostgreSQL runs as another user, who must be able to get here.
  await chmod(dataDir, 0o755);
  const first = await startApp({ DATA_DIR: dataDir });
  await first.stop();
  process.env.STORIES_DATA_DIR = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

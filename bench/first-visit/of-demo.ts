// The first visits of the demo world, as part of npm run bench: starts the built app and measures it with a browser.
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../server/src/lib/ports.ts';
import { BUILT, endApp, startApp } from '../../server/src/testing/chaos/app-process.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'nearbite-visit-'));
await chmod(dataDir, 0o755);
const port = await findFreePort();
const app = await startApp(BUILT, dataDir, port, { DEMO: '1' });
try {
  const script = fileURLToPath(new URL('first-visit.mjs', import.meta.url));
  const options = [
    '--results',
    '--url',
    `http://127.0.0.1:${port}`,
    '--rounds',
    '1',
    ...process.argv.slice(2),
  ];
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) console.log('first visits were not measured: there is no Chromium (CHROMIUM_PATH)');
} finally {
  await endApp(app, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

// npm run cluster [restarts]: two instances behind nginx on PostgreSQL with a standby, PgBouncer and Redis, under load.
// npm run cluster -- --stories [files]: the browser stories through that proxy.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideChromium } from './chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

const [first, ...others] = process.argv.slice(2);
const program = (name, args) => ['--import', 'tsx', `server/src/testing/cluster/${name}.ts`, ...args];

if (first === '--stories') {
  process.env.CHROMIUM_PATH = (await provideChromium()) ?? '';
}
process.exitCode =
  run(['tools/build.mjs']) ||
  run(first === '--stories' ? program('run-stories', others) : program('run-cluster', process.argv.slice(2)));

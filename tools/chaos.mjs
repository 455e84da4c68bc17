// npm run chaos [rounds]: kills the built app and its database again and again while people order, then counts.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

process.exitCode =
  run(['tools/build.mjs']) ||
  run(['--import', 'tsx', 'server/src/testing/chaos/run-chaos.ts', ...process.argv.slice(2)]);

// npm run load: builds the app and lets many people order at it for a while; see bench/load/run-load.ts.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

process.exitCode =
  run(['tools/build.mjs']) || run(['--import', 'tsx', 'bench/load/run-load.ts', ...process.argv.slice(2)]);

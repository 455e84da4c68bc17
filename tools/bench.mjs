// npm run bench: builds the app and measures it beside the floor of what each step needs; takes about six minutes.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

process.exitCode =
  run(['tools/build.mjs']) || run(['--import', 'tsx', 'bench/journey/journey.ts', ...process.argv.slice(2)]);

// npm run bench: builds the app and measures it: each step of a journey beside the floor of what it needs, growth, voice,
// tracking and first visits; at the end one table with the targets. With options only the journey, e.g. npm run bench -- --steps order --rounds 2
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
const measure = (...args) => run(['--import', 'tsx', ...args]);
const chosen = process.argv.slice(2);

const PARTS = [
  ['bench/journey/journey.ts', ...chosen],
  ['bench/growth/growth.ts'],
  ['bench/voice.ts', '500'],
  ['bench/voice.ts', '5000'],
  ['bench/voice.ts', '50000'],
  ['bench/tracking.mjs', '--viewers', '1000', '--riders', '200', '--seconds', '10'],
  ['bench/first-visit/of-demo.ts'],
];

let status = run(['tools/build.mjs']);
for (const part of chosen.length > 0 ? PARTS.slice(0, 1) : PARTS) status ||= measure(...part);
status ||= measure('bench/table.ts');
process.exitCode = status;

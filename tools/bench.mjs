// npm run bench: builds the app and measures it: each step of a journey beside the floor of what it needs, as it is deployed
// and as one process without a proxy, growth, voice, tracking and first visits; at the end one table with the targets.
// npm run bench -- --quick: all steps in about a minute. With other options only those of the journey, e.g. -- --steps order
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
const measure = (...args) => run(['--import', 'tsx', ...args]);
const QUICK = ['--connections', '10', '--rounds', '3'];
const chosen = process.argv.slice(2).flatMap((option) => (option === '--quick' ? QUICK : option));

const PARTS = [
  ['bench/journey/journey.ts', ...chosen],
  ['bench/journey/journey.ts', '--alone', ...QUICK],
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

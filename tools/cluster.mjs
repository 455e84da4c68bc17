// npm run cluster [restarts]: two instances behind nginx on PostgreSQL with a standby, PgBouncer and Redis, under load.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

process.exitCode =
  run(['tools/build.mjs']) ||
  run(['--import', 'tsx', 'server/src/testing/cluster/run-cluster.ts', ...process.argv.slice(2)]);

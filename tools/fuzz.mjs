// npm run fuzz [requests] [seed]: random requests made from the contract against the real app, 50,000 unless told, and a
// hunt for the input, or the file, of each call that keeps others waiting longest.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [requests = '50000', seed = String(Date.now())] = process.argv.slice(2);
console.log(`${requests} requests, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'server/src/testing/fuzz'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed } },
);
process.exit(status ?? 1);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, readStamp, writeStamp } from './build/stamp.mjs';
import { runStep } from './steps.mjs';

/** Installs from the lock file unless node_modules holds just that already. */
export async function ensureInstalled(root, { dev = true } = {}) {
  const lockHash = contentHash(join(root, 'package-lock.json'));
  const stamp = join(root, 'node_modules', '.nearbite-lock');
  if (readStamp(stamp) === lockHash) return;
  const installed = findMismatch(root, dev) === undefined;
  if (!installed) await install(root);
  if (dev || !installed) writeStamp(stamp, lockHash);
}

/** npm asks again for a package that does not come, but not for one whose bytes stop half-way. */
const BROKEN_CONNECTION = /\b(ECONNRESET|ETIMEDOUT|EAI_AGAIN|EPIPE|ERR_SOCKET_TIMEOUT)\b/;

async function install(root) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // On Windows npm is a command file, which only a shell can run.
  const options = { cwd: root, shell: command === 'npm' && process.platform === 'win32' };
  const run = () =>
    runStep('Installing packages (once, about a minute)', command, [...first, ...args], options);
  await run().catch((error) => {
    if (!BROKEN_CONNECTION.test(error.message)) throw error;
    console.log('  The connection to the registry broke; once more, with what has come already.');
    return run();
  });
}

/** The first package of the lock that npm's own record of node_modules lacks, as after a plain `npm ci`. */
function findMismatch(root, dev) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'everything';
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(record);
  return Object.keys(wanted).find((path) => {
    const { version, link, optional, devOptional, dev: isDev } = wanted[path];
    if (path === '' || !path.includes('node_modules/')) return false;
    if (optional || devOptional || (isDev && !dev)) return false;
    if (!existsSync(join(root, path))) return true;
    return link ? !present[path]?.link : present[path]?.version !== version;
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

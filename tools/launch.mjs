import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadEnvFile } from './load-env.mjs';
import { prepare } from './prepare.mjs';
import { StepError } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
loadEnvFile(root);
const isProduction = process.env.NODE_ENV === 'production';

try {
  await prepare(root);
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}
if (!isProduction) process.env.DEMO ??= '1';
// Half of a start is compiling packages; from Node 22 on the compiled code can be kept.
module.enableCompileCache?.(join(root, 'dist/compile-cache'));
if (process.env.npm_lifecycle_event) stopWithNpm();
// In this very process: one set of signals, one memory.
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);

/**
 * npm puts a shell between itself and us, and a signal sent to npm alone ends that shell without reaching us. Ctrl-C
 * reaches everyone; for `kill` we notice that our parent is gone.
 */
function stopWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}

import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { loadEnvFile } from './load-env.mjs';
import { StepError } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
loadEnvFile(root);
const port = process.env.PORT ?? '3000';

try {
  await ensureInstalled(root);
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}

const children = [
  // Node's own watch waits for the server to stop, and with it its PostgreSQL, before it starts it again.
  run(['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/src/main.ts'], {
    PORT: port,
    DEMO: process.env.DEMO ?? '1',
  }),
  run([join(root, 'node_modules/vite/bin/vite.js'), 'web', '--clearScreen', 'false'], {
    API_ORIGIN: process.env.API_ORIGIN ?? `http://127.0.0.1:${port}`,
  }),
];

// Ctrl-C reaches the children by itself, being one group with us; we only stay until both have ended.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', stopAll);
const codes = await Promise.all(children.map(({ ended }) => ended));
process.exitCode = Math.max(...codes);

function run(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => {
      stopAll();
      resolve(code ?? 0);
    });
  });
  return { child, ended };
}

function stopAll() {
  for (const { child } of children) child.kill('SIGTERM');
}

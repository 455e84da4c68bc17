import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { StepError } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = process.env.PORT ?? '3000';

try {
  await ensureInstalled(root);
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}

const children = [
  run('server', 'tsx/package.json', 'dist/cli.mjs', ['watch', '--clear-screen=false', 'server/src/main.ts'], {
    PORT: port,
    DEMO: process.env.DEMO ?? '1',
  }),
  run('web', 'vite/package.json', 'bin/vite.js', ['web', '--clearScreen', 'false'], {
    API_ORIGIN: process.env.API_ORIGIN ?? `http://127.0.0.1:${port}`,
  }),
];

// Ctrl-C reaches the children by itself, being one group with us; we only stay until both have ended.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', stopAll);
const codes = await Promise.all(children.map(({ ended }) => ended));
process.exitCode = Math.max(...codes);

function run(workspace, manifest, program, args, env) {
  const home = dirname(createRequire(join(root, `${workspace}/`)).resolve(manifest));
  const child = spawn(process.execPath, [join(home, program), ...args], {
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

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../server/src/lib/ports.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The app as it is, and with one more language, which is made up (`tools/build-made-up.mjs`). */
export const BUILDS = {
  real: fromRoot('dist/server/main.js'),
  madeUp: fromRoot('dist/made-up/dist/server/main.js'),
};
const START_TIMEOUT_MS = 120_000;

export type RunningApp = {
  readonly url: string;
  readonly output: () => string;
  /** Asks it to stop and returns its exit code. */
  stop(): Promise<number | null>;
};

/** Runs the built app as `npm start` would, on a free port, and waits until it says it is ready. */
export async function startApp(environment: Record<string, string>, main = BUILDS.real): Promise<RunningApp> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DEMO: '1',
      RATE_LIMIT: 'off',
      PORT: String(port),
      PUBLIC_URL: url,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await ready(child, () => output);
  return {
    url,
    output: () => output,
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

async function ready(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!output().includes('is ready:')) {
    if (child.exitCode !== null) throw new Error(`The app ended at once:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The app did not become ready:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

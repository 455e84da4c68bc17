import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { builtProgram } from '../program.ts';

/** The built program, which starts as fast as in production. */
export const BUILT = [builtProgram('main')];
/** A process that ends is noticed at once; a busy machine may take its time. */
const PATIENCE_MS = 600_000;
const RESPONSE_MS = 10_000;

export type AppProcess = { readonly child: ChildProcess; readonly startedInMs: number };

/** The real program with a database of its own, from its start until it serves. */
export async function startApp(
  program: readonly string[],
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<AppProcess> {
  const begin = performance.now();
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  const output = keepOutput(child);
  const problem = { text: 'no response' };
  for (const end = begin + PATIENCE_MS; performance.now() < end; await delay(50)) {
    // Also one that the system has killed, for example for want of memory.
    const ending = child.exitCode ?? child.signalCode;
    if (ending !== null) throw new Error(`The app did not start (${ending}). It said:\n${output()}`);
    try {
      const response = await fetch(`http://127.0.0.1:${port}/ready`, {
        signal: AbortSignal.timeout(RESPONSE_MS),
      });
      if (response.ok) return { child, startedInMs: performance.now() - begin };
      problem.text = `${response.status} ${await response.text()}`;
    } catch (error) {
      problem.text = String(error);
    }
  }
  child.kill('SIGKILL');
  throw new Error(`The app did not get ready (/ready: ${problem.text}). It said:\n${output()}`);
}

/** The last of what it says, for whoever has to find out why it did not start. */
function keepOutput({ stdout }: ChildProcess): () => string {
  let kept = '';
  stdout?.on('data', (chunk: Buffer) => {
    kept = (kept + chunk.toString()).slice(-10_000);
  });
  return () => kept;
}

export async function endApp({ child }: AppProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

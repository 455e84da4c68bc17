import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPostmaster } from '../db/embedded/postmaster.ts';
import { programOf } from '../testing/program.ts';
import { createStopSignals, STOP_LIMIT_MS } from './stop-signals.ts';

describe('signals to stop', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('the first stops; further ones within the time limit change nothing, one after it ends the process', async () => {
    const exit = vi.fn();
    const printError = vi.fn();
    const stop = vi.fn(() => new Promise<void>(() => undefined));
    const onSignal = createStopSignals({ stop, exit, printError });
    onSignal();
    onSignal();
    await vi.advanceTimersByTimeAsync(STOP_LIMIT_MS - 1);
    onSignal();
    expect(stop).toHaveBeenCalledOnce();
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    onSignal();
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(printError).toHaveBeenCalledOnce();
  });

  test('a stop that ends in time exits without an error', async () => {
    const exit = vi.fn();
    const onSignal = createStopSignals({ stop: async () => undefined, exit, printError: vi.fn() });
    onSignal();
    await vi.runAllTimersAsync();
    expect(exit).toHaveBeenCalledExactlyOnceWith(0);
  });
});

describe('the whole program', () => {
  let dataDir: string;
  let app: ChildProcess | undefined;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nearbite-stop-'));
    await chmod(dataDir, 0o755);
  });
  afterEach(async () => {
    app?.kill('SIGKILL');
    await vi.waitFor(async () => expect(await serverState()).toBe('absent'), 20_000);
    await rm(dataDir, { recursive: true, force: true });
  });

  const serverState = async () => (await readPostmaster(join(dataDir, 'postgres/data'))).kind;

  test('two signals to its whole group right after the start: a clean end, and no PostgreSQL left', async () => {
    const child = spawn(process.execPath, programOf('main'), {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    app = child;
    const exited = once(child, 'exit');
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await vi.waitFor(() => expect(output).toContain('is ready'), 60_000);
    expect(await serverState()).toBe('running');
    const group = -(child.pid ?? 0);
    process.kill(group, 'SIGTERM');
    await delay(20);
    process.kill(group, 'SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(await serverState()).toBe('absent');
  }, 90_000);
});

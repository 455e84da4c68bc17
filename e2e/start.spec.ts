import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { portOf } from '../server/src/lib/ports.ts';
import { startApp } from './start-app.ts';

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** Runs the app until it ends by itself. */
async function runToTheEnd(
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...environment } });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, said };
}

async function scratch(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'nearbite-start-'));
  await chmod(directory, 0o755);
  return directory;
}

test.describe('a start that cannot succeed says why in one line', () => {
  for (const [environment, line] of [
    [{ PORT: 'eighty' }, /^PORT must be a whole number from 0 to 65535/],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^The database in DATABASE_URL cannot be reached/,
    ],
    [{ TAX_PERCENT: '120' }, /^TAX_PERCENT must be a number from 0 to 100/],
    [{ NODE_ENV: 'production' }, /^STRIPE_SECRET_KEY is missing/],
    [{ DATA_DIR: '/proc/nearbite' }, /\/proc\/nearbite/],
  ] as const) {
    test(JSON.stringify(environment), async () => {
      const { code, said } = await runToTheEnd(environment);
      expect(code).toBe(1);
      expect(said.trim()).toMatch(line);
      expect(said.trim().split('\n')).toHaveLength(1);
    });
  }

  test('a port that is taken', async () => {
    const dataDir = await scratch();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '0.0.0.0', resolve));
    const port = portOf(holder);
    const { code, said } = await runToTheEnd({ PORT: String(port), DATA_DIR: dataDir });
    await new Promise((resolve) => holder.close(resolve));
    await rm(dataDir, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(said.trim()).toMatch(new RegExp(`^Port ${port} is already taken`));
  });

  test('a data directory that is a file', async () => {
    const directory = await scratch();
    const file = join(directory, 'data');
    await writeFile(file, '');
    const { code, said } = await runToTheEnd({ DATA_DIR: file });
    await rm(directory, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(1);
  });
});

test('asked to stop, it ends with 0 and takes its PostgreSQL along', async () => {
  const dataDir = await scratch();
  const app = await startApp({ DATA_DIR: dataDir, DEMO: '0' });
  expect(await app.stop()).toBe(0);
  const again = await startApp({ DATA_DIR: dataDir, DEMO: '0' });
  expect(again.output()).not.toContain('Taking over');
  await again.stop();
  await rm(dataDir, { recursive: true, force: true });
});

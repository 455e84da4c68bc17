import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureInstalled } from './install.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: {} }));
  vi.stubEnv('npm_execpath', join(root, 'npm.js'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

/** An npm that fails so often, each time with this reason, and counts how often it was run. */
const failing = (times, reason) =>
  writeFileSync(
    join(root, 'npm.js'),
    `const fs = require('node:fs');
    fs.appendFileSync('runs', 'x');
    fs.mkdirSync('node_modules', { recursive: true });
    if (fs.readFileSync('runs', 'utf8').length > ${times}) process.exit(0);
    console.error('npm error code ${reason}');
    process.exit(1);`,
  );
const runs = () => readFileSync(join(root, 'runs'), 'utf8').length;

test('a connection that breaks half-way is tried once more', async () => {
  failing(1, 'ECONNRESET');
  await ensureInstalled(root);
  expect(runs()).toBe(2);
});

test('one that stays broken is told of', async () => {
  failing(5, 'ECONNRESET');
  await expect(ensureInstalled(root)).rejects.toThrow('ECONNRESET');
  expect(runs()).toBe(2);
});

test('what trying again cannot mend is told of at once', async () => {
  failing(1, 'EACCES');
  await expect(ensureInstalled(root)).rejects.toThrow('EACCES');
  expect(runs()).toBe(1);
});

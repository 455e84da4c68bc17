import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideChromium } from './chromium.mjs';

// A Debian whose programs are those of a folder.
vi.mock('node:fs', async (original) => {
  const fs = await original();
  const accessSync = (path, mode) => fs.accessSync(path.startsWith(tmpdir()) ? path : '', mode);
  return { ...fs, existsSync: () => true, accessSync };
});

let folder;
const at = (name) => join(folder, name);
const add = (name, script = '') => writeFileSync(at(name), `#!/bin/sh\n${script}`, { mode: 0o755 });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** The headless shell cannot allow notifications, so stories of them fail in it. */
test('a whole browser is taken where both are installed', async () => {
  add('chromium-headless-shell');
  add('chromium');
  expect(await provideChromium()).toBe(at('chromium'));
});

test('one is installed where there is none, or the headless shell alone', async () => {
  add('apt-get', `echo "$@" >> ${at('asked')}; [ "$1" = update ] || /bin/cp "$0" ${at('chromium')}`);
  add('chromium-headless-shell');
  expect(await provideChromium()).toBe(at('chromium'));
  expect(readFileSync(at('asked'), 'utf8')).toMatch(/^install -y -qq chromium$/m);
});

test("Playwright's whole browser is taken where Debian has none", async () => {
  add('npx', `echo "$@" >> ${at('asked')}`);
  expect(await provideChromium()).not.toMatch(/shell/);
  expect(readFileSync(at('asked'), 'utf8')).toBe('playwright install --no-shell chromium\n');
});

test('without any of them there is none', async () => {
  add('chromium-headless-shell');
  expect(await provideChromium()).toBeUndefined();
});

import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Not the headless shell: it starts in half the time, but nobody can allow notifications in it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for the stories: the one named, an installed one, else one that can be installed here. */
export async function provideChromium() {
  return findChromium() ?? (await installFromDebian()) ?? (await installFromPlaywright());
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC_CHROME];
  return candidates.find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('  Installing Chromium from Debian for the browser stories …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await succeeds('apt-get', ['update', '-qq'], env);
  return (await succeeds('apt-get', ['install', '-y', '-qq', 'chromium'], env)) ? findChromium() : undefined;
}

async function installFromPlaywright() {
  console.log('  Downloading Chromium for the browser stories …');
  if (!(await succeeds('npx', ['playwright', 'install', '--no-shell', 'chromium']))) return undefined;
  // Known only once packages are installed.
  const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('@playwright/test');
  return chromium.executablePath();
}

function succeeds(command, args, env = process.env) {
  const child = spawn(command, args, { env, stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless build first: it starts and paints in about half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
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
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await succeeds('apt-get', ['install', '-y', '-qq', name], env)) return findChromium();
  }
  return undefined;
}

/** Playwright's own build; undefined means its default place. */
async function installFromPlaywright() {
  console.log('  Downloading Chromium for the browser stories …');
  return (await succeeds('npx', ['playwright', 'install', 'chromium'])) ? 'playwright' : undefined;
}

function succeeds(command, args, env = process.env) {
  const child = spawn(command, args, { env, stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp } from './stamp.mjs';

const SHARED = [
  'packages',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/build.mjs',
  'tools/build/build-inputs.mjs',
];

/** The two halves of the build: what each is made from and what must be there afterwards. */
const HALVES = {
  web: {
    inputs: ['web', 'server/src/texts', 'tools/build/build-web.mjs', ...SHARED],
    result: 'dist/web/index.html',
  },
  server: { inputs: ['server', 'tools/build/build-server.mjs', ...SHARED], result: 'dist/server/main.js' },
};

export const stampPath = (root, half) => join(root, 'dist', `${half}.stamp`);

export function inputsHash(root, half) {
  const variables = Object.entries(process.env).filter(
    ([name]) => half === 'web' && name.startsWith('VITE_'),
  );
  return fingerprint(root, HALVES[half].inputs, JSON.stringify(variables.sort()));
}

/** The halves whose result is missing or older than their sources. */
export function findStaleHalves(root) {
  return Object.keys(HALVES).filter(
    (half) =>
      !existsSync(join(root, HALVES[half].result)) ||
      readStamp(stampPath(root, half)) !== inputsHash(root, half),
  );
}

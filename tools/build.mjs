import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findStaleHalves, inputsHash, stampPath } from './build/build-inputs.mjs';
import { buildServer } from './build/build-server.mjs';
import { buildWeb } from './build/build-web.mjs';
import { writeStamp } from './build/stamp.mjs';
import { StepError, showProgress } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const BUILDERS = { web: buildWeb, server: buildServer };

/** Builds aside and swaps, so an interrupted or failed build never looks like a finished one. */
async function buildHalf(half) {
  const hash = inputsHash(root, half);
  const draft = join(root, 'dist', `${half}.draft-${process.pid}`);
  const result = join(root, 'dist', half);
  try {
    await BUILDERS[half](root, draft);
    rmSync(stampPath(root, half), { force: true });
    rmSync(result, { recursive: true, force: true });
    renameSync(draft, result);
    writeStamp(stampPath(root, half), hash);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function removeOldDrafts() {
  for (const name of readdirSync(join(root, 'dist'))) {
    const maker = Number(/\.draft-(\d+)$/.exec(name)?.[1]);
    if (maker && !isRunning(maker)) rmSync(join(root, 'dist', name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function main() {
  const halves = process.argv.includes('--force') ? Object.keys(BUILDERS) : findStaleHalves(root);
  if (halves.length === 0) return;
  mkdirSync(join(root, 'dist'), { recursive: true });
  removeOldDrafts();
  const done = showProgress(`Building ${halves.join(' and ')}`);
  const results = await Promise.allSettled(halves.map(buildHalf));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  done(failures.length === 0);
  for (const failure of failures) console.error(failure instanceof StepError ? failure.message : failure);
  if (failures.length > 0) process.exitCode = 1;
}

await main();

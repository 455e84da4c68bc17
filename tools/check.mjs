// npm run check: format, lint, types, boundaries, sizes, unused code. Everything is reported, not only the first failure.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { runStep, StepError } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => (name === 'node' ? process.execPath : `${root}/node_modules/.bin/${name}`);

const CHECKS = [
  ['Format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ...['packages/contract', 'packages/domain', 'packages/voice', 'server', 'web', 'e2e'].map((project) => [
    `Types of ${project}`,
    'tsc',
    ['-p', project],
  ]),
  ['Boundaries between packages and features', 'node', ['tools/boundaries.mjs']],
  ['Sizes of files and functions', 'node', ['tools/sizes.mjs']],
  ['Unused files, exports and dependencies', 'knip', ['--config', 'tools/knip.json']],
];

/** Returns how many checks passed and failed. */
export async function runChecks() {
  await ensureInstalled(root);
  let failed = 0;
  for (const [title, command, args] of CHECKS) {
    try {
      await runStep(title, bin(command), args, { cwd: root });
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      console.error(error.message);
      failed += 1;
    }
  }
  return { passed: CHECKS.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
}

// npm run check: format, lint, types, boundaries, casts, sizes, unused code, documentation. Everything is reported, not only the first failure.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { runStep, StepError } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => (name === 'node' ? process.execPath : `${root}/node_modules/.bin/${name}`);

/** The compiler's own garbage collector took a quarter of its time to keep a sixth of its memory. */
const env = { GOGC: 'off', ...process.env };

/** Two lists that run beside each other: no single check keeps two cores busy. */
const CHECKS = [
  [
    'web',
    'web/service-worker',
    'server',
    'packages/contract',
    'packages/domain',
    'packages/voice',
    'e2e',
  ].map((project) => [
    `Types of ${project}`,
    'tsc',
    // Several checkers would do much of their work twice, and the second core has the other list.
    ['-p', project, '--singleThreaded'],
  ]),
  [
    ['Format and lint', 'biome', ['check', '--error-on-warnings', '.']],
    ['Unused files, exports and dependencies', 'knip', ['--config', 'tools/knip.json']],
    ['Boundaries between packages and features, reasons of casts', 'node', ['tools/checks/boundaries.mjs']],
    ['Sizes of files and functions', 'node', ['tools/checks/sizes.mjs']],
    ['Texts and their translations', 'node', ['tools/checks/texts.mjs']],
    ['What the documentation names', 'node', ['tools/checks/doc-references.mjs']],
  ],
];

/** Returns how many checks passed and failed. */
export async function runChecks() {
  await ensureInstalled(root);
  const failures = await Promise.all(CHECKS.map(runOneByOne));
  const failed = failures.reduce((sum, count) => sum + count, 0);
  return { passed: CHECKS.flat().length - failed, failed };
}

/** Returns how many of them failed. */
async function runOneByOne(checks) {
  let failed = 0;
  for (const [title, command, args] of checks) {
    try {
      await runStep(title, bin(command), args, { cwd: root, env, isAlone: false });
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      console.error(error.message);
      failed += 1;
    }
  }
  return failed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
}

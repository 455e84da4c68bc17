// npm test: sets up what is missing, then runs every ring: checks, units, features, adapters, browser stories.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChecks } from './check.mjs';
import { provideChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { StepError } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'nearbite-reports-'));

try {
  await ensureInstalled(root);
  const building = mustRun(process.execPath, ['tools/build.mjs']);
  const testing = building.then(runVitest);
  // Stories wait for a browser and the rings for a database most of the time: beside each other they fill both cores.
  const telling = building.then(() => runStories(testing));
  const [checks, rings, stories] = await Promise.all([runChecks(), testing, telling]);
  const passed = checks.passed + rings.passed + stories.passed;
  const failed = checks.failed + rings.failed + stories.failed;
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  for (const failure of [...rings.failures, ...stories.failures]) console.log(`\nFAILED ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

async function runVitest() {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(bin('vitest'), args, { TEST_BUILT: '1' });
  const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = readReport(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be loaded has no test that could have failed.
    if (failed.length === 0) return status === 'failed' ? [describe(name, '', message)] : [];
    return failed.map((result) => describe(name, result.fullName, result.failureMessages[0]));
  });
  return { ...tally(code, numPassedTests, numFailedTests + numPendingTests), failures };
}

/** What it prints waits for the end of the rings: lines of two runners among each other help nobody. */
async function runStories(quietUntil) {
  const chromium = provideChromium();
  if (chromium === undefined) {
    console.error(
      'NO BROWSER: Chromium could not be found or installed, so no browser story ran. Set CHROMIUM_PATH.',
    );
    return { passed: 0, failed: 1, failures: [] };
  }
  const report = join(reports, 'stories.json');
  const env = {
    CHROMIUM_PATH: chromium === 'playwright' ? '' : chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const code = await run(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    env,
    printAfter(quietUntil),
  );
  const { stats = {}, suites = [] } = readReport(report);
  const { expected = 0, unexpected = 0, skipped = 0 } = stats;
  const failures = suites
    .flatMap(storiesOf)
    .filter(({ ok }) => !ok)
    .map(toFailure);
  return { ...tally(code, expected, unexpected + skipped), failures };
}

function storiesOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(storiesOf)];
}

function toFailure({ file, title, tests }) {
  const failed = tests.flatMap(({ results }) => results).find(({ error }) => error);
  return describe(join('e2e', file), title, failed?.error.message);
}

/** Named again at the end, because the place where a test failed may be thousands of lines further up. */
function describe(file, title, message = '') {
  return `${relative(root, file)} > ${title}\n${message.split('\n').slice(0, 12).join('\n')}`;
}

/** A runner that broke without naming a failed test still counts as one; a skipped test is not a passed one. */
function tally(code, passed = 0, failed = 0) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

async function mustRun(command, args) {
  if ((await run(command, args)) !== 0) throw new StepError(`${args[0]} failed; the reason is above.`);
}

/** Without `print` the command writes where this one does. */
function run(command, args, env = {}, print = undefined) {
  const stdio = print ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', print);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

/** Holds what is printed back until something has ended, whatever its end. */
function printAfter(something) {
  let held = [];
  const release = () => {
    for (const chunk of held ?? []) process.stdout.write(chunk);
    held = undefined;
  };
  something.then(release, release);
  return (chunk) => (held ? held.push(chunk) : process.stdout.write(chunk));
}

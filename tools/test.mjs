// npm test: sets up what is missing, then runs every ring: checks, units, features, adapters, browser stories.
// With `-- --long` what looks at every page or reads every sentence leaves none out (`TEST_LONG`).
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChecks } from './check.mjs';
import { provideChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { StepError } from './steps.mjs';
import { makeWorkDirectory } from './work-directory.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules/.bin', name);
const isLong = process.argv.includes('--long');
const workDirectory = makeWorkDirectory();
process.once('exit', () => rmSync(workDirectory, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

try {
  await ensureInstalled(root);
  const checking = runChecks();
  await mustRun(process.execPath, ['tools/build.mjs']);
  // Tests of the server wait for databases and processes half of their time, and so do browser stories: other tests run
  // beside both and leave no core idle. Who waits for others goes first when it is its turn.
  const server = runVitest(['server', 'debian']);
  const rings = await Promise.all([
    checking,
    server,
    runVitest(['packages', 'web'], { priority: 5 }),
    Promise.all([provideChromium(), server]).then(([chromium]) => runStories(chromium)),
  ]);
  const passed = rings.reduce((sum, ring) => sum + ring.passed, 0);
  const failed = rings.reduce((sum, ring) => sum + ring.failed, 0);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  for (const { failures = [] } of rings) for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exitCode = 1;
}

async function runVitest(projects, { priority = 0 } = {}) {
  const report = join(workDirectory, `${projects.join('-')}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  for (const project of projects) args.push('--project', project);
  const code = await run(bin('vitest'), args, { TEST_BUILT: '1' }, priority);
  const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = readReport(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be loaded has no test that could have failed.
    if (failed.length === 0) return status === 'failed' ? [describe(name, '', message)] : [];
    return failed.map((result) => describe(name, result.fullName, result.failureMessages[0]));
  });
  return { ...tally(code, numPassedTests, numFailedTests + numPendingTests), failures };
}

async function runStories(chromium) {
  if (chromium === undefined) {
    console.error(
      'NO BROWSER: Chromium could not be found or installed, so no browser story ran. Set CHROMIUM_PATH.',
    );
    return { passed: 0, failed: 1, failures: [] };
  }
  const report = join(workDirectory, 'stories.json');
  const code = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
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
  const seen = failed?.attachments.find(({ name }) => name === 'last seen');
  const page = seen ? `\nlast seen: ${Buffer.from(seen.body, 'base64')}` : '';
  return describe(join('e2e', file), title, failed?.error.message) + page;
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

function run(command, args, env = {}, priority = 0) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: workDirectory, TEST_LONG: isLong ? '1' : '', ...env },
  });
  if (priority > 0 && child.pid !== undefined) setPriority(child.pid, priority);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

import { chromium, defineConfig, devices } from '@playwright/test';
import type { WorkerFixtures } from './fixtures.ts';
import { IS_LONG } from './long-form.ts';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/** Playwright's own default is the headless shell, in which nobody can allow notifications. */
const executablePath = process.env.CHROMIUM_PATH || chromium.executablePath();

/** An installation that runs already, behind a proxy (`npm run cluster -- --stories`). */
const isElsewhere = process.env.STORIES_URL !== undefined;
/** What needs an app of its own: stories of starting, of a weather service that is ours, of a clock set forward. */
const NEED_OWN_APP = { files: ['start.spec.ts', 'weather.spec.ts'], stories: /@own-app/ };

const BRITISH = 'britain.spec.ts';
const MADE_UP = 'made-up.spec.ts';
/** Stories that name neither rupees nor places of the Pakistani world are told in the British one, too. */
const OF_ANY_WORLD = IS_LONG
  ? ['shell.spec.ts', 'offline.spec.ts', 'session-end.spec.ts', 'orders.spec.ts']
  : [];

/** Browser stories on the built app; every worker has an app and a database of its own. */
export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  // One app elsewhere is one world: stories that are told at once would meet each other's people.
  workers: isElsewhere ? 1 : 2,
  ...(isElsewhere && { grepInvert: NEED_OWN_APP.stories }),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // The JSON report is for `npm test`, which adds up the counts.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  projects: [
    { name: 'pakistan', testIgnore: [BRITISH, MADE_UP, ...(isElsewhere ? NEED_OWN_APP.files : [])] },
    ...(isElsewhere
      ? []
      : [
          { name: 'britain', testMatch: [BRITISH, ...OF_ANY_WORLD], use: { country: 'gb' as const } },
          ...(IS_LONG ? [{ name: 'made up', testMatch: MADE_UP, use: { build: 'madeUp' as const } }] : []),
        ]),
  ],
  use: {
    ...devices['Desktop Chrome'],
    // Stories of pages without a connection allow it; all others would load each page's code twice.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Nothing in a story depends on what fades or slides, and each frame of it is drawn by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        ...asRoot,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});

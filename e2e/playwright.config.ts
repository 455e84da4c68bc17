import { defineConfig, devices } from '@playwright/test';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const executablePath = process.env.CHROMIUM_PATH || undefined;

/** Browser stories on the built app; every worker has an app and a database of its own. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // The JSON report is for `npm test`, which adds up the counts.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
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

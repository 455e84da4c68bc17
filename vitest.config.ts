import { defineConfig } from 'vitest/config';

/** One run for every ring below the browser stories; each project lives beside the code it tests. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    // A shared machine may stall for seconds: there a test may be run twice, and the report says which was.
    retry: process.env.CI ? 1 : 0,
    projects: [
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/fail-on-console.ts'],
          // Real servers on a busy machine take their time; a hanging test still ends.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      'web/vite.config.ts',
    ],
  },
});

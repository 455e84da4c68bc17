import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait for processes, locks and crashes most of their time: begun last, they would keep a core idle at the end. */
const WAIT_LONG =
  /\/(chaos|recovery|timeouts|accounts\.abuse|places|stop-signals|embedded-postgres|dead-workers)\.test\.ts$/;

class LongWaitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waitsLong = ({ moduleId }: TestSpecification) => WAIT_LONG.test(moduleId);
    return [...sorted.filter(waitsLong), ...sorted.filter((file) => !waitsLong(file))];
  }
}

/** The calls with the largest statements, which run on Debian's PostgreSQL, too. */
const HEAVY_SQL = [
  'server/src/features/cart/put-lines.test.ts',
  'server/src/features/catalog/{catalog,map,nearby}.test.ts',
  'server/src/features/orders/placing/{place-order,write-together}.test.ts',
  'server/src/features/search/search.test.ts',
  'server/src/features/voice/sold-out.test.ts',
  'server/src/features/weather/suggestions.test.ts',
];

const server = {
  // Every test builds an app and a database of its own, so the files of a worker can share the modules.
  isolate: false,
  // They wait for the database, for sockets and for processes most of the time.
  maxWorkers: 3,
  environment: 'node',
  setupFiles: ['server/src/testing/setup/fail-on-console.ts', 'server/src/testing/setup/check-rows.ts'],
  // Real servers on a busy machine take their time; a hanging test still ends.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const;

/**
 * Every ring below the browser stories; each project lives beside the code it tests. In one run they go one after the
 * other (`groupOrder`): a worker keeps the modules it has loaded only while the next file is of the same project.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongWaitsFirst },
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.mjs'],
          environment: 'node',
          isolate: false,
          // Every sentence is read once: compiling for speed takes a quarter of the processor time and never pays.
          execArgv: ['--no-opt'],
          sequence: { groupOrder: 0 },
          // Thousands of sentences are read in one test, and who tests beside it goes first.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          sequence: { groupOrder: 1 },
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/setup/global-setup.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'debian',
          sequence: { groupOrder: 2 },
          include: process.env.TEST_LONG === '1' ? ['server/src/**/*.test.ts'] : HEAVY_SQL,
          // Types and backups are made over connections of their own, which no call waits for.
          exclude: ['server/src/db/tables.test.ts', 'server/src/backup/*.test.ts'],
          globalSetup: ['server/src/testing/setup/debian-setup.ts'],
          setupFiles: [...server.setupFiles, 'server/src/testing/setup/none-compiled.ts'],
        },
      },
      'web/vite.config.ts',
    ],
  },
});

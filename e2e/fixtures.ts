import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { setInstallation } from '../packages/contract/src/installation.ts';
import { startWeatherServer } from '../server/src/adapters/weather/weather-server.testing.ts';
import { startPushService } from '../server/src/testing/push-service.ts';
import { BUILDS, type RunningApp, startApp } from './start-app.ts';

const run = promisify(execFile);

export const DEMO_PASSWORD = 'nearbite123';
export const LAHORE = { latitude: 31.5204, longitude: 74.3587 };
const SOHO = { latitude: 51.5136, longitude: -0.1365 };

/** Where the app runs, unless each worker starts one. */
const { STORIES_URL } = process.env;
const elsewhere = (url: string): RunningApp => ({ url, output: () => '', stop: async () => 0 });

type Mail = { to: string; subject: string; text: string; html: string; links: string[]; at: string };

export type WorkerFixtures = {
  /** Which demo world the app has. */
  country: 'pk' | 'gb';
  build: keyof typeof BUILDS;
  money: undefined;
  app: RunningApp;
  /** Where that app keeps its database. */
  dataDir: string;
  /** The weather service that app asks: it is 20 °C and clear unless a story says otherwise. */
  weather: Awaited<ReturnType<typeof startWeatherServer>>;
  /** What stands for the browsers' push services. */
  pushService: Awaited<ReturnType<typeof startPushService>>;
};
type Fixtures = {
  /** Console errors and warnings a story expects; any other fails it. */
  expectedConsole: RegExp[];
  /** Hands the browser a session; the login form has stories of its own. */
  signIn: (email: string, page?: Page) => Promise<void>;
  /** Waits until a mail to the address is there and returns the newest. */
  mailTo: (address: string, subject?: RegExp) => Promise<Mail>;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  weather: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const weather = await startWeatherServer();
      await use(weather);
      await weather.close();
    },
    { scope: 'worker' },
  ],

  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.close();
      expect(service.failures).toEqual([]);
    },
    { scope: 'worker' },
  ],

  country: ['pk', { scope: 'worker', option: true }],
  build: ['real', { scope: 'worker', option: true }],
  /** Stories write amounts as the app does. */
  money: [
    async ({ country }, use) => {
      if (country === 'gb') setInstallation({ currency: 'GBP', currencyDecimals: 2, country: 'GB' });
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],

  dataDir: [
    async ({ country }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'nearbite-story-'));
      await chmod(dataDir, 0o755);
      const prepared = process.env.STORIES_DATA_DIR;
      // With its owners: run by root, the database belongs to a user of its own.
      if (prepared && country === 'pk') await run('cp', ['-a', `${prepared}/.`, dataDir]);
      await use(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  app: [
    async ({ weather, pushService, dataDir, country, build }, use) => {
      const settings = {
        DATA_DIR: dataDir,
        WEATHER_API_BASE: weather.base,
        PUSH_TEST_ORIGIN: pushService.origin,
        DEMO_COUNTRY: country,
      };
      const app = STORIES_URL ? elsewhere(STORIES_URL) : await startApp(settings, BUILDS[build]);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ app }, use) => use(app.url),
  geolocation: ({ country }, use) => use(country === 'gb' ? SOHO : LAHORE),
  permissions: ['geolocation'],
  expectedConsole: [[], { option: true }],

  context: async ({ context }, use) => {
    context.on('page', startWithTheApp);
    await use(context);
  },

  page: async ({ page, expectedConsole }, use, testInfo) => {
    const unexpected: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // The machine that runs the stories may have no way to the map's tiles; most stories go without the worker.
      const text = `${message.type()}: ${message.text()} ${message.location().url}`;
      if (/tile\.openstreetmap\.org|Service Worker registration blocked/.test(text)) return;
      if (!expectedConsole.some((pattern) => pattern.test(text))) unexpected.push(text);
    });
    page.on('pageerror', (error) => unexpected.push(`uncaught: ${error.message}`));
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = [await readPage(page), ...unexpected].join('\n');
      await testInfo.attach('last seen', { body, contentType: 'text/plain' });
    }
    expect(unexpected, ['the console stays clean', ...unexpected].join('\n')).toEqual([]);
  },

  signIn: ({ page }, use) => use((email, on = page) => signInByCalls(on, email, DEMO_PASSWORD)),

  mailTo: ({ request }, use) =>
    use(async (address, subject = /./) => {
      let found: Mail | undefined;
      await expect(async () => {
        const path = `/dev/mailbox.json?to=${encodeURIComponent(address)}`;
        const response = await request.get(`${process.env.STORIES_MAILBOX_URL ?? ''}${path}`);
        const mails: Mail[] = await response.json();
        found = mails.find((mail) => subject.test(mail.subject));
        expect(found).toBeDefined();
      }).toPass({ timeout: 15_000 });
      if (!found) throw new Error('unreachable: the wait above ends only with a mail');
      return found;
    }),
});

/**
 * A public page is seen before its scripts are asked for, so its load event says nothing about them: going to a page
 * ends when the app has taken over, unless a story says what it waits for.
 */
function startWithTheApp(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await untilTaken(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await untilTaken(page);
    return response;
  };
}

const untilTaken = (page: Page) =>
  page.locator('#page-scripts').waitFor({ state: 'detached', timeout: 30_000 });

/** What a person would read on it, for the end of the log: pictures of a failed story stay where it ran. */
async function readPage(page: Page): Promise<string> {
  const texts = await page.locator('dialog, [role=dialog], [role=alert], main').allInnerTexts();
  return [page.url(), ...texts.map((text) => text.replace(/\s+/g, ' ').slice(0, 1_000))].join('\n');
}

/** Signs the browser in without the form. */
export async function signInByCalls(page: Page, email: string, password: string): Promise<void> {
  const login = await page.request.post('/api/user/login/', { data: { email, password } });
  expect(login.ok(), await login.text()).toBe(true);
  const { token }: { token: { access: string; refresh: string } } = await login.json();
  // Any file of the origin opens its storage; the app itself starts with the story's first page.
  await page.goto('/favicon.svg');
  await page.evaluate(({ access, refresh }) => {
    localStorage.setItem('access_token', access);
    localStorage.setItem('refresh_token', refresh);
  }, token);
}

/** For what a story does beside its browser. */
export async function signInByApi(request: APIRequestContext, email: string) {
  const login = await request.post('/api/user/login/', { data: { email, password: DEMO_PASSWORD } });
  expect(login.ok(), await login.text()).toBe(true);
  const { token }: { token: { access: string } } = await login.json();
  const headers = { authorization: `Bearer ${token.access}` };
  const response = await request.get('/api/user/profile/', { headers });
  // Of a customer the restaurant is null, but no story asks for it.
  const profile: { id: number; restaurant_id: number } = await response.json();
  return { headers, id: profile.id, restaurantId: profile.restaurant_id };
}

export { expect };

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { provideChromium } from './chromium.mjs';

/**
 * Takes the README's pictures from the app as it runs: `npm start`, then `node tools/make-screenshots.mjs`
 * (APP_URL for another address). The results are committed.
 */
const APP_URL = process.env.APP_URL ?? 'http://localhost:3000';
const PHONE = { width: 360, height: 740 };
const LAHORE = { latitude: 31.5204, longitude: 74.3587 };
/** How long pictures and fonts may take to come. */
const SETTLE_MS = 2_000;

const SHOTS = [
  { name: 'home', as: 'customer@nearbite.test', path: '/' },
  { name: 'menu', as: 'customer@nearbite.test', path: '/store/biryani-junction' },
  { name: 'queue', as: 'owner@nearbite.test', path: '/restaurant/orders' },
];

const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('@playwright/test');
const sharp = createRequire(new URL('../server/package.json', import.meta.url))('sharp');

const browser = await chromium.launch({ executablePath: await provideChromium() });
for (const { name, as, path } of SHOTS) {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    timezoneId: 'Asia/Karachi',
    geolocation: LAHORE,
    permissions: ['geolocation'],
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const login = await page.request.post(`${APP_URL}/api/user/login/`, {
    data: { email: as, password: 'nearbite123' },
  });
  const { token } = await login.json();
  await page.goto(`${APP_URL}/favicon.svg`);
  await page.evaluate(({ access, refresh }) => {
    localStorage.setItem('access_token', access);
    localStorage.setItem('refresh_token', refresh);
  }, token);
  // The first visit keeps what the page has room for from the next one on.
  for (const _visit of ['first', 'second']) {
    await page.goto(APP_URL + path);
    await page.waitForTimeout(SETTLE_MS);
  }
  const file = fileURLToPath(new URL(`../docs/screenshots/${name}.webp`, import.meta.url));
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  await context.close();
}
await browser.close();

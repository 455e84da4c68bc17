// What a first visit costs on a phone: node bench/first-visit/first-visit.mjs [--url http://localhost:3000] [--rounds 5]
// [--lighthouse]. Needs a running production build with the demo world (npm start) and a Chromium (CHROMIUM_PATH).
// --lighthouse adds its scores; it is not a dependency and comes through npx.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { provideChromium } from '../../tools/chromium.mjs';
import { watchPaints } from './watch-paints.mjs';

const { chromium } = createRequire(new URL('../../e2e/package.json', import.meta.url))('@playwright/test');

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    rounds: { type: 'string', default: '5' },
    lighthouse: { type: 'boolean', default: false },
    /** Also into results.json; only under tsx, as npm run bench does it. */
    results: { type: 'boolean', default: false },
  },
});

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'store', path: '/store/biryani-junction' },
  { name: 'dish', path: '/dishdetail/chicken-biryani' },
];
/** As Lighthouse and the browsers' own tools name them. */
const NETWORKS = {
  'slow 4G': { latencyMs: 150, kilobitsPerSecond: 1_638, cpuSlowdown: 4 },
  'slow 3G': { latencyMs: 400, kilobitsPerSecond: 400, cpuSlowdown: 4 },
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const executablePath = await provideChromium();
if (!executablePath) throw new Error('There is no Chromium to measure with');
const browser = await chromium.launch({
  ...(executablePath !== 'playwright' && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});

const rows = [];
for (const [network, conditions] of Object.entries(NETWORKS)) {
  for (const page of PAGES) {
    const visits = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      visits.push(await visit(page.path, conditions));
    rows.push({ network, page: page.name, ...mediansOf(visits) });
  }
}
await browser.close();
console.table(rows);
if (values.results) await (await import('../results.ts')).writeResults('firstVisits', rows);
if (values.lighthouse) for (const { name, path } of PAGES) console.log(name, scoresOf(values.url + path));

/** In a browser context of its own: nothing is cached. */
async function visit(path, { latencyMs, kilobitsPerSecond, cpuSlowdown }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytesPerSecond = (kilobitsPerSecond * 1_000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const transfer = { bytes: 0, files: 0 };
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.bytes += encodedDataLength;
    transfer.files += 1;
  });
  await page.addInitScript(watchPaints);
  await page.goto(values.url + path, { waitUntil: 'networkidle', timeout: 120_000 });
  const paints = await page.evaluate(() => window.paints());
  await context.close();
  return { ...paints, kilobytes: transfer.bytes / 1_000, files: transfer.files };
}

function mediansOf(visits) {
  return Object.fromEntries(
    Object.keys(visits[0]).map((name) => {
      const sorted = visits.map((visit) => visit[name]).toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)];
      return [name, Number(median.toFixed(name === 'layoutShift' ? 3 : 0))];
    }),
  );
}

function scoresOf(url) {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const { stdout } = spawnSync('npx', ['--yes', 'lighthouse@12', url, ...flags], {
    env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? executablePath },
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
  });
  const { categories } = JSON.parse(stdout);
  return Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]));
}

import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const KB = 1024;

/**
 * What a first visit may cost in scripts, compressed and with their headers, until nothing more comes by itself; on a
 * phone every file and every kilobyte is time.
 */
const BUDGETS = [
  { path: '/', bytes: 138 * KB, files: 12 },
  { path: '/store/biryani-junction', bytes: 140 * KB, files: 13 },
  { path: '/dishdetail/chicken-biryani', bytes: 140 * KB, files: 13 },
  { path: '/ur/', bytes: 138 * KB, files: 12 },
  { path: '/ur/store/biryani-junction', bytes: 140 * KB, files: 13 },
  { path: '/ur/dishdetail/chicken-biryani', bytes: 140 * KB, files: 13 },
] as const;

/** Calls that only owners and administrators make. */
const NOT_FOR_CUSTOMERS = /\/approve\/|\/earnings\/:restaurant_id|\/deliveries\/:order_oid/;
/** What comes last, once the page itself has come to rest. */
const LAST = /\/after-start-[\w-]+\.js$/;
/** Only pages with forms check what is typed. */
const SCHEMAS = /\/schemas-[\w-]+\.js$/;

/** In a browser that has nothing yet: the scripts a page asks for, from the boot script to what prepares the next page. */
async function addressesOf(browser: Browser, path: string): Promise<string[]> {
  const page = await browser.newPage();
  const addresses = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) addresses.add(pathname);
  });
  const last = page.waitForEvent('requestfinished', (request) => LAST.test(request.url()));
  await page.goto(path);
  await last;
  // What that one loads with itself, and what the page itself asked for meanwhile.
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...addresses];
}

async function fetchScript(request: APIRequestContext, address: string) {
  const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
  const text = await response.text();
  const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  // Files of a few hundred bytes are compressed on the way, without a length: at most as long as they are.
  const bytes = Number(response.headers()['content-length'] ?? text.length) + headers.join('').length;
  return { address, bytes, text };
}

for (const { path, bytes: mostBytes, files } of BUDGETS) {
  test(`the first visit of ${path} takes few scripts, and none of the owner or the administrator`, async ({
    browser,
    request,
  }) => {
    const addresses = await addressesOf(browser, path);
    const scripts = await Promise.all(addresses.map((address) => fetchScript(request, address)));
    const list = scripts.map(({ address, bytes }) => `${bytes} ${address}`).join('\n');
    expect.soft(scripts.length, list).toBeLessThanOrEqual(files);
    expect
      .soft(
        scripts.reduce((sum, { bytes }) => sum + bytes, 0),
        list,
      )
      .toBeLessThanOrEqual(mostBytes);
    for (const { address, text } of scripts) expect.soft(NOT_FOR_CUSTOMERS.test(text), address).toBe(false);
    expect.soft(addresses.filter((address) => SCHEMAS.test(address))).toEqual([]);
  });
}

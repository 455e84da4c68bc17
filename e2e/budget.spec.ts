import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What a first visit may cost in scripts, compressed; on a phone every file and every kilobyte is time. */
const BUDGETS = [
  { path: '/', kilobytes: 138, files: 10 },
  { path: '/store/biryani-junction', kilobytes: 138, files: 12 },
  { path: '/dishdetail/chicken-biryani', kilobytes: 138, files: 12 },
] as const;

/** Calls that only owners and administrators make. */
const NOT_FOR_CUSTOMERS = /\/approve\/|\/earnings\/:restaurant_id|\/deliveries\/:order_oid/;

/** The scripts a page's first HTML names, which are all it starts with. */
async function scriptsOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const addresses = [...html.matchAll(/"(\/[^"]+\.js)"/g)].map(([, address = '']) => address);
  return Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
      const text = await response.text();
      // Files of a few hundred bytes are compressed on the way, without a length: at most as long as they are.
      return { address, bytes: Number(response.headers()['content-length'] ?? text.length), text };
    }),
  );
}

/** What a script loads with itself, and so on. */
async function importedBy(request: APIRequestContext, file: string, seen = new Set<string>()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = await (await request.get(`/assets/${file}`)).text();
  for (const [, name = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    await importedBy(request, name, seen);
  }
  return seen;
}

test('the first visit of a public page takes few scripts, and none of the owner or the administrator', async ({
  request,
}) => {
  for (const { path, kilobytes, files } of BUDGETS) {
    const scripts = await scriptsOf(request, path);
    const list = `${path}\n${scripts.map(({ address, bytes }) => `${bytes} ${address}`).join('\n')}`;
    expect.soft(scripts.length, list).toBeLessThanOrEqual(files);
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    expect.soft(total, list).toBeLessThanOrEqual(kilobytes * 1_000);
    for (const { address, text } of scripts) expect.soft(NOT_FOR_CUSTOMERS.test(text), address).toBe(false);
  }
  // What prepares the next page comes unasked: it must not bring what only forms need.
  const [first = ''] = (await scriptsOf(request, '/')).flatMap(
    ({ text }) => /after-start-[\w-]+\.js/.exec(text) ?? [],
  );
  expect([...(await importedBy(request, first))].filter((file) => file.startsWith('schemas-'))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The paths of all that the browser keeps for the app. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => decodeURIComponent(new URL(url).pathname));
  });

/** Waits until the browser keeps all that begins so: a part of the app, or what a call returned. */
export const untilKept = (page: Page, ...wanted: string[]) =>
  expect
    .poll(
      async () => {
        const kept = await keptAddresses(page);
        return wanted.filter((name) => !kept.some((path) => path.startsWith(`/kept/en/${name}`)));
      },
      // It begins when the page has nothing better to do.
      { timeout: 60_000 },
    )
    .toEqual([]);

/** The favourites the browser keeps, as they are written down. */
export const keptHearts = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    for (const name of await globalThis.caches.keys()) {
      const cache = await globalThis.caches.open(name);
      const ids = (await cache.keys()).find(({ url }) => url.includes('/kept/en/favouriteIds('));
      if (ids) return (await cache.match(ids))?.text();
    }
    return undefined;
  });

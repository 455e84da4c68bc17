import { LANGUAGE } from '../language.ts';
import type { api } from './api.ts';
import { authorization } from './authorization.ts';
import { isObject } from './call-error.ts';
import { findKeptAt, noteKept } from './kept-ages.ts';

// What may be read without a connection: the last menus, the own orders, favourites and the cart, for each account by
// itself until it signs out. Nothing that is paid by is among it: totals and checkouts come from the server or not at all.

/** The calls whose responses are kept, by the names of their endpoints. */
const KEPT_CALLS = new Set([
  ...['profile', 'config', 'orders', 'order', 'cartLines', 'favouriteIds', 'favourites'],
  ...['categories', 'nearbyRestaurants', 'shop', 'shopById', 'menu', 'shopMenu', 'dish', 'dishReviews'],
]);
const MAX_READS = 60;
const MAX_CHARACTERS = 200_000;
const MAX_AGE_MS = 14 * 24 * 60 * 60_000;
const SETTLED_AFTER_MS = 500;

const NAME = 'reads-of-';
const KEPT_AT = 'x-kept-at';
const nameOf = (subject: string | null) => `${NAME}${subject ?? 'visitor'}`;
const addressOf = (key: string) => `/kept/${LANGUAGE}/${encodeURIComponent(key)}`;
/** Browsers have it for pages with TLS only. */
const hasStorage = () => 'caches' in globalThis;

type State = { readonly [path in typeof api.reducerPath]: ReturnType<typeof api.reducer> };
type Store = { readonly getState: () => State; readonly subscribe: (listener: () => void) => () => void };

/** Keeps what the app has read already, and reads from now on. */
export function startKeeping({ getState, subscribe }: Store): void {
  if (!hasStorage()) return;
  const done = new Map<string, { readonly data: unknown; readonly at: number }>();
  let isWaiting = false;
  const keepAll = () => {
    isWaiting = false;
    for (const [key, query] of Object.entries(getState().api.queries)) {
      if (query?.status !== 'fulfilled' || !KEPT_CALLS.has(query.endpointName)) continue;
      const { data, fulfilledTimeStamp: at } = query;
      const last = done.get(key);
      // What came from the phone keeps its own age; what was changed here, such as a heart, is kept anew.
      if ((last?.at === at && last.data === data) || findKeptAt(key) !== undefined) continue;
      done.set(key, { data, at });
      // A phone that is full keeps less.
      keepRead(key, data, at).catch(() => undefined);
    }
  };
  const keepSoon = () => {
    if (!isWaiting) setTimeout(keepAll, SETTLED_AFTER_MS);
    isWaiting = true;
  };
  subscribe(keepSoon);
  keepSoon();
}

async function keepRead(key: string, data: unknown, atMs: number): Promise<void> {
  const text = JSON.stringify(data);
  if (text.length > MAX_CHARACTERS) return;
  const cache = await caches.open(nameOf(authorization.findSubject()));
  await cache.put(addressOf(key), new Response(text, { headers: { [KEPT_AT]: String(atMs) } }));
  // In the order in which they were kept.
  const requests = await cache.keys();
  const tooMany = requests.slice(0, Math.max(0, requests.length - MAX_READS));
  await Promise.all(tooMany.map((request) => cache.delete(request)));
}

/** A menu is read wherever one is by now: only what its restaurant says of the place was asked elsewhere. */
const wherever = (endpoint: string, key: string) =>
  endpoint === 'shop' ? key.slice(0, key.indexOf(',"query"')) : key;

type Asked = { readonly endpoint: string; readonly queryCacheKey?: string; readonly getState: () => unknown };

/** What the phone has for a query that nothing came back for; what is still on the page is not replaced by it. */
export async function findKeptRead({
  endpoint,
  queryCacheKey,
  getState,
}: Asked): Promise<object | undefined> {
  if (queryCacheKey === undefined || !KEPT_CALLS.has(endpoint) || !hasStorage()) return undefined;
  // There is one store, whose state is this.
  const query = (getState() as State).api.queries[queryCacheKey];
  if (!query || query.data !== undefined) return undefined;
  const [kept] = await findKept(wherever(endpoint, queryCacheKey)).catch(() => []);
  const atMs = Number(kept?.headers.get(KEPT_AT));
  if (!kept || atMs < Date.now() - MAX_AGE_MS) return undefined;
  const data: unknown = await kept.json();
  if (!isObject(data) && !Array.isArray(data)) return undefined;
  noteKept(queryCacheKey, data, atMs);
  return data;
}

/** What is kept under keys that begin so, the newest first. */
async function findKept(beginning: string): Promise<Response[]> {
  const cache = await caches.open(nameOf(authorization.findSubject()));
  const isWanted = ({ url }: Request) => new URL(url).pathname.startsWith(addressOf(beginning));
  const requests = (await cache.keys()).filter(isWanted).reverse();
  const kept = await Promise.all(requests.map((request) => cache.match(request)));
  return kept.filter((response) => response !== undefined);
}

/** The restaurants that were looked at, as their call returned them. */
export async function listKeptShops(): Promise<unknown[]> {
  if (!hasStorage()) return [];
  return Promise.all((await findKept('shop(')).map((response) => response.json()));
}

/** Whoever uses the phone now sees nothing of those who used it before. */
export async function forgetReadsOfOthers(subject: string | null): Promise<void> {
  if (!hasStorage()) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME));
  const spared = [nameOf(null), nameOf(subject)];
  await Promise.all(names.filter((name) => !spared.includes(name)).map((name) => caches.delete(name)));
}

// A service worker for the riders' pages alone: reloaded without signal, they come from the phone. Built by
// web/build/rider-worker.ts, which writes in the two constants; see docs/decisions/022.
declare const self: ServiceWorkerGlobalScope;
/** Changes whenever any of the files does. */
declare const BUILD: string;
/** All that the page is made of. */
declare const FILES: readonly string[];

const KEPT = 'rider-page-';
const CACHE = `${KEPT}${BUILD}`;
/** The first HTML is the same for every link: fetched from the address of none, it is kept without anybody's token. */
const SHELL = '/rider/tracking/any/any/';
/** Weak signal leaves a page white for minutes; a rider has none to lose. */
const PATIENCE_MS = 5_000;

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (isOwnFile(new URL(request.url))) event.respondWith(openFile(request));
});

const isOwnFile = ({ origin, pathname }: URL) => origin === self.location.origin && FILES.includes(pathname);
const findKept = (address: string) => caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** All or nothing: a worker that could not keep its build is not installed, and is tried again with the next page. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE);
  const shell = await fetch(SHELL, { cache: 'no-store' });
  if (!shell.ok || !isOfThisBuild(await shell.clone().text()))
    throw new Error('The page is of another build.');
  await Promise.all([cache.put(SHELL, shell), cache.addAll([...FILES])]);
  // A page is never mixed from two builds, so no open one has to end first.
  await self.skipWaiting();
}

/** While instances are replaced one by one, the page may come from another than this script did. */
const isOfThisBuild = (html: string) =>
  [...html.matchAll(/"(\/assets\/[^"]+)"/g)].every(([, path = '']) => FILES.includes(path));

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(KEPT) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** From the server as long as it can be reached: the page of a new release must never wait for this worker. */
async function openPage(request: Request): Promise<Response> {
  const coming = fetch(request);
  const kept = await findKept(SHELL);
  if (!kept) return coming;
  const response = await Promise.race([coming, later()]).catch(() => undefined);
  // A proxy without its server says nothing that helps a rider; the page itself says what is wrong and tries again.
  return response && response.status < 500 ? response : kept;
}

const later = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** The names of files change with their content. */
const openFile = async (request: Request) => (await findKept(request.url)) ?? fetch(request);

export {};

// One service worker for the whole app: without a connection its pages open from the phone. It keeps the app's code and
// empty first HTML, never what a call returned (web/src/lib/net/kept-reads.ts does that). See docs/decisions/027.
// What is pushed has a module of its own.

import { isPagePath } from '@nearbite/contract/is-page-path';
import { type Language, languagePrefix, splitLanguage } from '@nearbite/contract/languages';
import { namesOf } from '@nearbite/contract/names-of';
import { type KeptPart, OTHER_BUILD, type WorkerMessage } from '@nearbite/contract/platform/service-worker';
import { listenToPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
declare global {
  /** Changes whenever any of the files does. */
  const BUILD: string;
  /** The app's files, written in by the build (vite.config.ts beside this file). */
  const PARTS: Readonly<Record<Language, Readonly<Record<KeptPart, readonly string[]>>>>;
}

/** The build writes the list in wherever it is named. */
const FILES = PARTS;
const KEPT = 'app-';
const CACHE = `${KEPT}${BUILD}`;
/** Weak signal leaves a page white for minutes. */
const PATIENCE_MS = 5_000;

listenToPush(self);
self.addEventListener('install', (event) => event.waitUntil(keepWhatWasKept()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  // Only our own pages reach this worker.
  const message = event.data as WorkerMessage;
  if (message.type === 'keep') event.waitUntil(keep(message.language, message.part));
  if (message.type === 'take over') event.waitUntil(self.skipWaiting());
  if (message.type !== 'page of') return;
  if (isOwnFile(message.file)) event.waitUntil(self.skipWaiting());
  else event.source?.postMessage(OTHER_BUILD);
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const { language, path } = splitLanguage(pathname);
  if (request.mode !== 'navigate') {
    if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
  } else if (isPagePath(path)) event.respondWith(openPage(event, language, path));
});

/** The first HTML of a page that is not rendered: the same for everybody, it is fetched without anybody's token. */
const shellOf = (language: Language) => `${languagePrefix(language)}/cart`;
/** Says that a part is there as a whole. */
const markOf = (language: Language, part: KeptPart) => `/kept/${language}/${part}`;

const findKept = (address: string) => caches.match(address, { cacheName: CACHE, ignoreVary: true });

const isOwnFile = (file: string) =>
  Object.values(FILES).some((parts) => Object.values(parts).some((files) => files.includes(file)));

/**
 * All that was kept of the build before, or nothing: a worker that cannot have it is not installed, and is tried again
 * with the next page. At first that is nothing; each page says what it wants to have kept.
 */
async function keepWhatWasKept(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const marks = new Set(requests.flat().map(({ url }) => new URL(url).pathname));
  for (const language of namesOf(FILES)) {
    for (const part of namesOf(FILES[language])) {
      if (marks.has(markOf(language, part))) await keep(language, part);
    }
  }
}

async function keep(language: Language, part: KeptPart): Promise<void> {
  if (part !== 'shell') await keep(language, 'shell');
  const mark = markOf(language, part);
  if (await findKept(mark)) return;
  const cache = await caches.open(CACHE);
  const isKept = await Promise.all(FILES[language][part].map(findKept));
  await Promise.all([
    part === 'shell' && keepShell(cache, language),
    cache.addAll(FILES[language][part].filter((_, nth) => !isKept[nth])),
  ]);
  await cache.put(mark, new Response());
}

async function keepShell(cache: Cache, language: Language): Promise<void> {
  const address = shellOf(language);
  const shell = await fetch(address, { cache: 'no-store', credentials: 'omit' });
  // While instances are replaced one by one, the page may come from another than this script did.
  const files = [...(await shell.clone().text()).matchAll(/"(\/assets\/[^"]+)"/g)];
  const isOfThisBuild = files.every(([, file = '']) => isOwnFile(file));
  if (!shell.ok || !isOfThisBuild) throw new Error('The page is of another build.');
  await cache.put(address, shell);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(KEPT) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The server is asked while this worker is still being started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** From the server as long as it can be reached: the page of a new release must never wait for this worker. */
async function openPage(event: FetchEvent, language: Language, path: string): Promise<Response> {
  const preloaded: Promise<Response | undefined> = event.preloadResponse;
  const coming = preloaded.then((response) => response ?? fetch(event.request));
  const kept = await findKept(shellOf(language));
  if (!kept)
    return coming.catch(
      async (gone) => (await findInOtherLanguage(event.request, path)) ?? Promise.reject(gone),
    );
  const response = await Promise.race([coming, later()]).catch(() => undefined);
  // A proxy without its server says nothing that helps; the page itself says what is wrong and tries again.
  return response && response.status < 500 ? response : kept;
}

/** To the same page in a language that is kept: keeping all of them would be 300 kB that most people never use. */
async function findInOtherLanguage({ url }: Request, path: string): Promise<Response | undefined> {
  const { origin, search } = new URL(url);
  for (const language of namesOf(FILES)) {
    const isKept = await findKept(shellOf(language));
    if (isKept) return Response.redirect(`${origin}${languagePrefix(language)}${path}${search}`);
  }
  return undefined;
}

const later = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** The names of files change with their content: the phone's is as good as the server's. */
async function openFile(request: Request): Promise<Response> {
  const kept = await findKept(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const copy = response.clone();
    // A phone that is full has the file all the same.
    await caches
      .open(CACHE)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return response;
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://eat.example';
const SHELL = `${ORIGIN}/rider/tracking/any/any/`;
const PAGE = `${ORIGIN}/rider/tracking/abcdefghij12/token1/?rider=secret1`;
const SCRIPT = '/assets/index-1.js';

type Caught = {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly request?: Request;
  readonly respondWith?: (response: Promise<Response>) => void;
};

const address = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).href;

/** What a phone keeps, over several workers. */
let kept: Map<string, Map<string, Response>>;
/** What the server has; undefined is no signal. */
let server: ((url: string) => Response | Promise<Response>) | undefined;

beforeEach(() => {
  kept = new Map();
  server = (url) => new Response(url === SHELL ? `<script src="${SCRIPT}">` : `new ${url}`);
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL) => {
    if (!server) throw new TypeError('Failed to fetch');
    return server(address(asked));
  });
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (asked: string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.get(address(asked))?.clone(),
    open: async (name: string) => {
      const entries = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, entries);
      const put = async (asked: string, response: Response) => void entries.set(address(asked), response);
      const add = async (asked: string) => {
        const response = await fetch(asked);
        if (!response.ok) throw new TypeError('Request failed');
        await put(asked, response);
      };
      return { put, addAll: (all: string[]) => Promise.all(all.map(add)) };
    },
  });
});
afterEach(() => void vi.useRealTimers());

/** A worker as the build writes it, installed and in charge unless that fails. */
async function start(build: string, files: readonly string[] = [SCRIPT]) {
  const handlers = new Map<string, (event: Caught) => void>();
  vi.stubGlobal('BUILD', build);
  vi.stubGlobal('FILES', files);
  vi.stubGlobal('self', {
    location: new URL(`${ORIGIN}/rider/worker.js`),
    addEventListener: (type: string, handler: (event: Caught) => void) => handlers.set(type, handler),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  });
  vi.resetModules();
  await import('./worker.ts');
  const run = async (type: string) => {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({ waitUntil: (promise) => work.push(promise) });
    await Promise.all(work);
  };
  await run('install');
  await run('activate');
  /** What the worker answers with; undefined when it leaves the request to the browser. */
  return async (url: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | undefined> => {
    let answer: Promise<Response> | undefined;
    const request = new Request(url, { method });
    Object.defineProperty(request, 'mode', { value: mode });
    handlers.get('fetch')?.({
      request,
      waitUntil: () => undefined,
      respondWith: (response) => {
        answer = response;
      },
    });
    return (await answer)?.text();
  };
}
const navigation = { mode: 'navigate' };
const keptAddresses = () => [...kept].map(([name, entries]) => [name, ...entries.keys()]);

test('the page comes from the server, and from the phone only when the server cannot be reached', async () => {
  const ask = await start('one');
  expect(await ask(PAGE, navigation)).toBe(`new ${PAGE}`);
  server = undefined;
  expect(await ask(PAGE, navigation)).toContain(SCRIPT);
  server = () => new Response('Bad gateway', { status: 502 });
  expect(await ask(PAGE, navigation)).toContain(SCRIPT);
  server = () => new Response('No such page', { status: 404 });
  expect(await ask(PAGE, navigation)).toBe('No such page');
});

test('a server that says nothing for five seconds is not waited for', async () => {
  const ask = await start('one');
  vi.useFakeTimers();
  server = () => new Promise<Response>(() => undefined);
  const page = ask(PAGE, navigation);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await page).toContain(SCRIPT);
});

test('nothing is kept but the first HTML, without a token, and the files of the build', async () => {
  const ask = await start('one');
  await ask(PAGE, navigation);
  await ask(`${ORIGIN}${SCRIPT}`);
  expect(await ask(`${ORIGIN}/api/tracking/abcdefghij12/token1/`)).toBeUndefined();
  expect(await ask(`${ORIGIN}/assets/other-2.js`)).toBeUndefined();
  expect(await ask(`https://tiles.example${SCRIPT}`)).toBeUndefined();
  expect(await ask(PAGE, { ...navigation, method: 'POST' })).toBeUndefined();
  expect(keptAddresses()).toEqual([['rider-page-one', SHELL, `${ORIGIN}${SCRIPT}`]]);
});

test('a new build takes the place of the old one, and leaves what others keep', async () => {
  await start('one');
  kept.set('of somebody else', new Map());
  await start('two');
  expect([...kept.keys()]).toEqual(['of somebody else', 'rider-page-two']);
});

test('a build that is not there as a whole changes nothing', async () => {
  await start('one');
  server = (url) => new Response('', { status: url === SHELL ? 200 : 404 });
  await expect(start('two')).rejects.toThrow('Request failed');
  // Another instance's page, while a release goes round.
  server = () => new Response('<script src="/assets/index-3.js">');
  await expect(start('two')).rejects.toThrow('another build');
  expect(kept.get('rider-page-one')?.size).toBe(2);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://eat.example';
const MENU = `${ORIGIN}/store/any-kitchen`;
const SHELL = `${ORIGIN}/cart`;
const [APP, MENU_CODE, ORDERS_CODE, RIDERS_CODE] = ['app', 'menu', 'orders', 'riders'].map(
  (name) => `/assets/${name}-1.js`,
);
const EN = { shell: [APP], public: [MENU_CODE], customer: [ORDERS_CODE], owner: [], rider: [RIDERS_CODE] };
const PARTS = { en: EN, ur: { ...EN, shell: ['/assets/urdu-1.js'] } };

type Caught = {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly request?: Request;
  readonly data?: unknown;
  readonly source?: { readonly postMessage: (message: unknown) => void };
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
  server = (url) => new Response(url === SHELL ? `<script src="${APP}">` : `new ${url}`);
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
      const put = async (asked: RequestInfo, response: Response) =>
        void entries.set(address(asked), response);
      const add = async (asked: string) => {
        const response = await fetch(asked);
        if (!response.ok) throw new TypeError('Request failed');
        await put(asked, response);
      };
      const keys = async () => [...entries.keys()].map((url) => new Request(url));
      return { put, keys, addAll: (all: string[]) => Promise.all(all.map(add)) };
    },
  });
});
afterEach(() => void vi.useRealTimers());

/** A worker as the build writes it, installed and in charge unless that fails. */
async function start(build: string, parts: unknown = PARTS) {
  const handlers = new Map<string, (event: Caught) => void>();
  const skipWaiting = vi.fn(async () => undefined);
  vi.stubGlobal('BUILD', build);
  vi.stubGlobal('PARTS', parts);
  vi.stubGlobal('self', {
    location: new URL(`${ORIGIN}/service-worker.js`),
    addEventListener: (type: string, handler: (event: Caught) => void) => handlers.set(type, handler),
    skipWaiting,
    registration: {},
    clients: { claim: async () => undefined },
  });
  vi.resetModules();
  await import('./worker.ts');
  const run = async (type: string, event: Partial<Caught> = {}) => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    handlers.get(type)?.({ waitUntil, preloadResponse: Promise.resolve(undefined), ...event });
    await Promise.all(work);
  };
  await run('install');
  await run('activate');
  return {
    skipWaiting,
    say: (data: unknown, postMessage = vi.fn()) => run('message', { data, source: { postMessage } }),
    /** What the worker answers with; undefined when it leaves the request to the browser. */
    ask: async (url: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | undefined> => {
      let answer: Promise<Response> | undefined;
      const request = new Request(url, { method });
      Object.defineProperty(request, 'mode', { value: mode });
      await run('fetch', {
        request,
        respondWith: (response) => {
          answer = response;
        },
      });
      const response = await answer;
      return response?.headers.get('location') ?? response?.text();
    },
  };
}
const navigation = { mode: 'navigate' };
const keep = (part: string, language = 'en') => ({ type: 'keep', language, part });
const keptAddresses = () => [...kept.values()].flatMap((entries) => [...entries.keys()]);

test('a page comes from the server, and from the phone only when the server cannot be reached', async () => {
  const { ask, say } = await start('one');
  expect(await ask(MENU, navigation)).toBe(`new ${MENU}`);
  await say(keep('public'));
  expect(await ask(MENU, navigation)).toBe(`new ${MENU}`);
  server = undefined;
  expect(await ask(MENU, navigation)).toContain(APP);
  expect(await ask(`${ORIGIN}${MENU_CODE}`)).toBe(`new ${ORIGIN}${MENU_CODE}`);
  server = () => new Response('Bad gateway', { status: 502 });
  expect(await ask(MENU, navigation)).toContain(APP);
  server = () => new Response('No such page', { status: 404 });
  expect(await ask(MENU, navigation)).toBe('No such page');

  vi.useFakeTimers();
  server = () => new Promise<Response>(() => undefined);
  const page = ask(MENU, navigation);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await page).toContain(APP);
});

test('a page in another language has a first HTML of its own; without it, the page opens in a language that is kept', async () => {
  const { ask, say } = await start('one');
  server = (url) => new Response(url.endsWith('/ur/cart') ? '<script src="/assets/urdu-1.js">' : 'file');
  await say(keep('public', 'ur'));
  server = undefined;
  expect(await ask(`${ORIGIN}/ur/store/any-kitchen`, navigation)).toContain('urdu-1');
  expect(await ask(`${MENU}?diet=vegan`, navigation)).toBe(`${ORIGIN}/ur/store/any-kitchen?diet=vegan`);
  kept.clear();
  await expect(ask(MENU, navigation)).rejects.toThrow('Failed to fetch');
});

test('nothing is kept but first HTML without a token, and files; what is no page is left to the browser', async () => {
  const { ask, say } = await start('one');
  await say(keep('rider'));
  await ask(`${ORIGIN}/rider/tracking/abcdefghij12/token1/?rider=secret1`, navigation);
  await ask(`${ORIGIN}/assets/picture-2.webp`);
  for (const path of ['/api/tracking/abcdefghij12/token1/', '/media/dish.webp', '/health']) {
    expect(await ask(ORIGIN + path)).toBeUndefined();
  }
  for (const path of ['/api/docs', '/dev/mailbox', '/stripe-checkout/abcdefghij12/']) {
    expect(await ask(ORIGIN + path, navigation)).toBeUndefined();
  }
  expect(await ask(`https://tiles.example${APP}`)).toBeUndefined();
  expect(await ask(MENU, { ...navigation, method: 'POST' })).toBeUndefined();
  const marks = ['/kept/en/shell', '/kept/en/rider'];
  const expected = [...marks, '/cart', APP, RIDERS_CODE, '/assets/picture-2.webp'];
  expect(keptAddresses().sort()).toEqual(expected.map((path) => ORIGIN + path).sort());
});

test('a new build keeps what was kept, waits, and leaves what others keep', async () => {
  const one = await start('one');
  await one.say(keep('customer'));
  kept.set('reads-of-42', new Map());
  const files = { ...EN, shell: ['/assets/app-2.js'], customer: ['/assets/orders-2.js'] };
  server = (url) => new Response(url === SHELL ? '<script src="/assets/app-2.js">' : 'file');
  const two = await start('two', { ...PARTS, en: files });
  expect([...kept.keys()]).toEqual(['reads-of-42', 'app-two']);
  expect(keptAddresses()).toContain(`${ORIGIN}/assets/orders-2.js`);
  expect(keptAddresses()).not.toContain(`${ORIGIN}${MENU_CODE}`);

  // It lets pages of its own build in at once, and those of another only when the person says so.
  const toPage = vi.fn();
  await two.say({ type: 'page of', file: APP }, toPage);
  expect(toPage).toHaveBeenCalledWith('other build');
  expect(two.skipWaiting).not.toHaveBeenCalled();
  await two.say({ type: 'take over' });
  expect(two.skipWaiting).toHaveBeenCalledOnce();
  await two.say({ type: 'page of', file: '/assets/app-2.js' });
  expect(two.skipWaiting).toHaveBeenCalledTimes(2);
});

test('a build that is not there as a whole changes nothing', async () => {
  const { say } = await start('one');
  await say(keep('public'));
  server = (url) => new Response('', { status: url === SHELL ? 200 : 404 });
  const files = { ...PARTS, en: { ...EN, public: ['/assets/menu-2.js'] } };
  await expect(start('two', files)).rejects.toThrow('Request failed');
  // Another instance's page, while a release goes round.
  server = () => new Response('<script src="/assets/app-3.js">');
  await expect(start('two', files)).rejects.toThrow('another build');
  expect(kept.get('app-one')?.has(SHELL)).toBe(true);
});

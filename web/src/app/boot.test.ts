import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROUTES } from './routes.ts';

/** The server's HTML as boot.ts meets it: read, with nothing painted yet. */
async function openPage(body = '') {
  document.body.innerHTML = `${body}
    <script type="application/json" id="page-scripts">["/assets/a.js","/assets/b.js"]</script>`;
  vi.resetModules();
  await import('./boot.ts');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const asked = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => new URL(src).pathname);

let frames: FrameRequestCallback[] = [];
/** The browser paints, and does what was waiting for it. */
async function paint() {
  for (const frame of frames.splice(0)) frame(0);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => {
  window.earlyInput?.taps.abort();
  window.earlyInput?.typing.abort();
  delete window.earlyInput;
  delete document.documentElement.dataset.session;
  delete document.documentElement.dataset.guestCart;
  localStorage.clear();
  document.body.innerHTML = '';
  // In this order: what was stubbed were the fake timers' own frames, and tests of other files need the real ones.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('scripts are asked for after the first paint, each once', async () => {
  await openPage();
  expect(asked()).toEqual([]);
  await paint();
  expect(asked()).toEqual(['/assets/a.js', '/assets/b.js']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toHaveLength(2);
});

test('scripts wait for the first picture, also for one that fails', async () => {
  await openPage('<img src="/hero.avif" fetchpriority="high">');
  const [picture] = document.images;
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  await paint();
  expect(asked()).toEqual([]);
  picture?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  await paint();
  expect(asked()).toHaveLength(2);
});

test('a picture that does not come, or a page that is not painted, holds nothing up for long', async () => {
  await openPage();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked()).toHaveLength(2);
});

test('who is signed in waits for nothing: the page shown is a visitor’s', async () => {
  localStorage.setItem('access_token', 'token');
  localStorage.setItem('last_used_by_owner', '1');
  await openPage();
  expect(document.documentElement.dataset.session).toBe('owner');
  expect(asked()).toHaveLength(2);
});

test.each([
  { count: '2', path: '/', room: '' },
  { count: null, path: '/', room: undefined },
  { count: '2', path: '/login', room: undefined },
])(
  'room is kept for the line about a cart of $count lines at $path: $room',
  async ({ count, path, room }) => {
    if (count !== null) localStorage.setItem('guest_cart_count', count);
    history.replaceState(null, '', path);
    await openPage();
    expect(document.documentElement.dataset.guestCart).toBe(room);
    history.replaceState(null, '', '/');
  },
);

describe('a page that needs an account', () => {
  const go = { assign: vi.fn(), replace: vi.fn() };
  /** jsdom does not go anywhere. */
  function openAt(path: string, body = '') {
    history.replaceState(null, '', path);
    const { pathname, search, hash, host } = window.location;
    vi.stubGlobal('location', { pathname, search, hash, host, ...go });
    return openPage(body);
  }
  const CARD = '<a href="/detail/3">Karahi Darbar</a><a href="/dishdetail/naan">Naan</a>';
  const tap = (name: string) => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link?.dispatchEvent(event);
    return event;
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
    delete document.documentElement.dataset.leaving;
    go.assign.mockReset();
    go.replace.mockReset();
  });

  test.each(ROUTES.filter(({ path }) => !path.startsWith('/restaurant/') && !path.startsWith('/admin')))(
    'is $path: a visitor is sent on to sign in where its guard ($guard) would',
    async ({ path, guard }) => {
      const address = `${path.replaceAll(/:\w+/g, 'x')}?query=tea`;
      await openAt(address);
      const calls = [[`/login?${new URLSearchParams({ next: address })}`]];
      expect(go.replace.mock.calls).toEqual(guard === 'public' ? [] : calls);
    },
  );

  test.each(['/customer/nothing', '/customer/orders/x/y', '/detail/3/x', '/checkout/x/y'])(
    'is not %s, which is no page at all',
    async (address) => {
      await openAt(address);
      expect(go.replace).not.toHaveBeenCalled();
    },
  );

  test('is left to whoever is signed in', async () => {
    localStorage.setItem('access_token', 'token');
    await openAt('/cart');
    expect(go.replace).not.toHaveBeenCalled();
  });

  test('whose link a visitor taps early is not opened only to be left', async () => {
    await openAt('/', CARD);
    expect(tap('Naan').defaultPrevented).toBe(false);
    expect(tap('Karahi Darbar').defaultPrevented).toBe(true);
    expect(go.assign.mock.calls).toEqual([['/login?next=%2Fdetail%2F3']]);
  });

  test('whose link is tapped early by someone signed in is where the app begins', async () => {
    localStorage.setItem('access_token', 'token');
    await openAt('/', CARD);
    expect(tap('Karahi Darbar').defaultPrevented).toBe(true);
    expect(window.earlyInput?.wantedPage).toBe('/detail/3');
    expect(document.documentElement.dataset.leaving).toBe('');
    // Impatient: then as the browser does it.
    expect(tap('Karahi Darbar').defaultPrevented).toBe(false);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

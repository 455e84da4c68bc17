import { afterEach, expect, it, vi } from 'vitest';
import { firstOf } from '../../testing/first-of.ts';
import { giveNavigator } from '../../testing/give-navigator.ts';
import type { PageRoute } from '../routes.ts';
import type { RENDERED_PAGES } from './page-data.ts';
import { startPrefetching } from './prefetch.ts';

const page = (path: string, guard: PageRoute['guard']) => ({
  path,
  guard,
  title: path,
  load: vi.fn(async () => ({ default: () => null })),
});

function setUp(connection: { saveData?: boolean; effectiveType?: string; isOnline?: boolean } = {}) {
  giveNavigator({ onLine: connection.isOnline ?? true, connection });
  const store = page('/store/:slug', 'public');
  const cart = page('/cart', 'customer');
  const fetch = vi.fn<(typeof RENDERED_PAGES)[string]['fetch']>(async () => undefined);
  const unsubscribe = vi.fn();
  const dispatch = vi.fn(() => ({ unsubscribe }));
  const stop = startPrefetching({
    // Only what it returns matters here.
    dispatch: dispatch as never,
    pages: [store, cart],
    loadData: async () => ({ [store.path]: { source: '', fetch } }),
  });
  stops.push(stop);
  return { store, cart, fetch, dispatch, unsubscribe };
}

function link(href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  document.body.append(anchor);
  return anchor;
}

const touch = (element: Element) => element.dispatchEvent(new Event('touchstart', { bubbles: true }));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

it('fetches code and data of a page once a link to it is touched, once', async () => {
  const { store, fetch } = setUp();
  const anchor = link('/store/biryani-house');
  touch(anchor);
  touch(anchor);
  expect(store.load).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  expect(fetch).toHaveBeenCalledWith(expect.any(Function), { slug: 'biryani-house' }, new URLSearchParams());
});

it('fetches for a link that is pointed at for a moment, not for one that is passed over', async () => {
  const { fetch } = setUp();
  link('/store/passed').dispatchEvent(new Event('mouseover', { bubbles: true }));
  link('/store/meant').dispatchEvent(new Event('mouseover', { bubbles: true }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { slug: 'meant' }, expect.anything());
});

it('does not keep what it asked for longer than unused responses are kept', async () => {
  const { fetch, unsubscribe } = setUp();
  touch(link('/store/a'));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  const [dispatch] = firstOf(fetch.mock.calls);
  dispatch({ type: 'asked' });
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { isOnline: false }])(
  'fetches nothing on %o',
  (connection) => {
    const { store } = setUp(connection);
    touch(link('/store/a'));
    expect(store.load).not.toHaveBeenCalled();
  },
);

it('fetches no page that a visitor may not open, nor another site', () => {
  const { store, cart } = setUp();
  touch(link('/cart'));
  touch(link('https://example.com/store/a'));
  expect(cart.load).not.toHaveBeenCalled();
  expect(store.load).not.toHaveBeenCalled();
});

it('stops after twenty addresses', async () => {
  const { fetch } = setUp();
  for (let at = 0; at < 30; at += 1) touch(link(`/store/${at}`));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(20));
});

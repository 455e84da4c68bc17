import { afterEach, expect, it, vi } from 'vitest';
import { createPageHistory } from './page-history.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

/** The history as the Urdu build has it. */
const urduHistory = () =>
  createPageHistory(
    (path) => `/ur${path}`,
    (address) => address.replace(/^\/ur/, '') || '/',
  );

it('a page has one path in every language, and the browser’s address its prefix', () => {
  window.history.replaceState(null, '', '/ur/contact?a=1#b');
  const history = urduHistory();
  expect(history.location).toMatchObject({ pathname: '/contact', search: '?a=1', hash: '#b' });
  expect(history.createHref('/store/x?y=1')).toBe('/ur/store/x?y=1');
  history.push('/store/x?y=1#z');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/ur/store/x?y=1#z');
  expect(history.location.pathname).toBe('/store/x');
  history.replace({ pathname: '/', search: '', hash: '' });
  expect(window.location.pathname).toBe('/ur/');
});

it('who listens hears of pages', () => {
  const history = urduHistory();
  const heard = vi.fn();
  const stop = history.listen(({ location }) => heard(location.pathname));
  window.history.pushState({ idx: 1 }, '', '/ur/contact');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  expect(heard).toHaveBeenCalledWith('/contact');
  stop();
});

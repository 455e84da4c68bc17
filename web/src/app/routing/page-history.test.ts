import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../lib/language.ts');
  vi.resetModules();
  window.history.replaceState(null, '', '/');
});

/** The history as the Urdu build has it. */
async function urduHistory() {
  vi.resetModules();
  vi.doMock('../../lib/language.ts', () => ({
    addressInLanguage: (path: string) => `/ur${path}`,
    pageAtAddress: (address: string) => address.replace(/^\/ur/, '') || '/',
  }));
  const { createPageHistory } = await import('./page-history.ts');
  return createPageHistory();
}

it('a page has one path in every language, and the browser’s address its prefix', async () => {
  window.history.replaceState(null, '', '/ur/contact?a=1#b');
  const history = await urduHistory();
  expect(history.location).toMatchObject({ pathname: '/contact', search: '?a=1', hash: '#b' });
  expect(history.createHref('/store/x?y=1')).toBe('/ur/store/x?y=1');
  history.push('/store/x?y=1#z');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/ur/store/x?y=1#z');
  expect(history.location.pathname).toBe('/store/x');
  history.replace({ pathname: '/', search: '', hash: '' });
  expect(window.location.pathname).toBe('/ur/');
});

it('who listens hears of pages', async () => {
  const history = await urduHistory();
  const heard = vi.fn();
  const stop = history.listen(({ location }) => heard(location.pathname));
  window.history.pushState({ idx: 1 }, '', '/ur/contact');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  expect(heard).toHaveBeenCalledWith('/contact');
  stop();
});

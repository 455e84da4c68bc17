import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp, testPage } from '../../testing/render-app.tsx';
import type { PageRoute } from '../routes.ts';

const list: PageRoute = {
  path: '/list',
  guard: 'public',
  title: 'List',
  load: async () => ({
    default: () => (
      <>
        <h1>List</h1>
        <h2 id="end">End</h2>
      </>
    ),
  }),
};
const pages = [list, testPage('/other', 'public', 'Other page')];

/** How far down the window is; jsdom has no layout of its own. */
const view = { y: 0 };
const scrollTo = vi.fn();

beforeEach(() => {
  view.y = 0;
  scrollTo.mockImplementation((_x: number, y: number) => {
    view.y = y;
  });
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => view.y);
});

async function open(path: string, heading = 'List') {
  const app = renderApp(path, { pages });
  await screen.findByRole('heading', { name: heading });
  return app;
}

it('opens a new page at its top, and shows the last one where it was left', async () => {
  const { navigate } = await open('/list');
  view.y = 700;
  await navigate('/other');
  await screen.findByRole('heading', { name: 'Other page' });
  await waitFor(() => expect(view.y).toBe(0));
  view.y = 40;
  await navigate(-1);
  await screen.findByRole('heading', { name: 'List' });
  await waitFor(() => expect(view.y).toBe(700));
  await navigate(1);
  await waitFor(() => expect(view.y).toBe(40));
});

it('opens a page at the part that its address names', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const { navigate } = await open('/other', 'Other page');
  await navigate('/list#end');
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('End')]));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leaves the first page where the person, or the browser, has scrolled it to', async () => {
  view.y = 300;
  await open('/list');
  await waitFor(() => expect(window.history.scrollRestoration).toBe('manual'));
  expect(view.y).toBe(300);
});

it('knows after a reload how far pages were read', async () => {
  const { navigate } = await open('/other', 'Other page');
  await navigate('/list');
  await screen.findByRole('heading', { name: 'List' });
  view.y = 250;
  await navigate('/other?again');
  await waitFor(() => expect(view.y).toBe(0));
  view.y = 90;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(window.history.scrollRestoration).toBe('auto');
  const stored = Object.values(JSON.parse(sessionStorage.getItem('scroll_positions') ?? ''));
  expect(stored).toEqual([0, 250, 90]);
});

it.each([
  ['at its top when its address is typed anew', 'navigate', 0],
  ['where it was left when it is loaded again', 'reload', 600],
])('opens a page %s', async (_where, type, y) => {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
  sessionStorage.setItem('scroll_positions', JSON.stringify({ '/list': 600 }));
  await open('/list');
  await waitFor(() => expect(window.history.scrollRestoration).toBe('manual'));
  await waitFor(() => expect(view.y).toBe(y));
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

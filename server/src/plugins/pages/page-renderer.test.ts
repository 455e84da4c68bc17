import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { createCachedResponse } from '../cached-responses/cached-response.ts';
import { createPageRenderer } from './page-renderer.ts';

/** Stands in for the web app's bundle: what matters here is what the server makes of it. */
const ENTRY = `
export const INITIAL_STATE_ID = 'initial-state';
export const setInstallation = () => undefined;
let renders = 0;
export async function preparePage(path, fetch, nowMs) {
  if (path === '/broken') throw new Error('broken');
  if (path === '/cart') return undefined;
  const response = await fetch(new Request('http://localhost/api/number'));
  const initialState = await response.text();
  return {
    status: 200, initialState, freshUntilMs: nowMs + 1000, source: 'src/home-page.tsx',
    render: () => '<link rel="preload" as="image" href="/hero.webp"/><h1>' + initialState + ' ' + ++renders + '</h1>',
  };
}`;

const clock = createTestClock();
const app = Fastify();
let directory: string;
let number = 1;
/** What the app can send again. */
let ready: string | undefined;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nearbite-render-'));
  await Promise.all(['.render', '.vite'].map((name) => mkdir(join(directory, name))));
  await writeFile(join(directory, '.render/entry-server.js'), ENTRY);
  await writeFile(join(directory, '.render/package.json'), '{"type":"module"}');
  await writeFile(join(directory, '.vite/manifest.json'), '{}');
  app.get('/api/number', async () => `<${number}>`);
  app.decorate('findCachedResponse', () =>
    ready === undefined
      ? undefined
      : createCachedResponse({ text: ready, isCurrent: () => ready === `<${number}>`, route: undefined }, {}),
  );
  app.decorateRequest('siteOrigin', 'http://nearbite.test');
  const render = createPageRenderer(app, directory, clock);
  app.get('/*', async (request) => {
    const page = await render(request.url, request);
    return page ? { ...page, isCurrent: page.isCurrent?.() } : 'shell';
  });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

const get = async (url: string) => (await app.inject({ url })).body;
const bodyOf = async (url: string): Promise<string> => JSON.parse(await get(url)).body;

it('renders a page from what its calls respond', async () => {
  expect(await bodyOf('/')).toContain('<h1><1> 1</h1>');
  number = 2;
  expect(await bodyOf('/')).toContain('<h1><2> 2</h1>');
});

it('sends the initial state as data that cannot end the element', async () => {
  expect(await bodyOf('/')).toMatch(
    /<script type="application\/json" id="initial-state" data-rendered-at="\d+">\\u003c2><\/script>/,
  );
});

it('moves what should load first into the head', async () => {
  expect(JSON.parse(await get('/')).hints).toContain('<link rel="preload" as="image" href="/hero.webp"/>');
});

it('is current as long as every response is that it is made of', async () => {
  const isCurrent = async () => JSON.parse(await get('/')).isCurrent;
  expect(await isCurrent()).toBe(false);
  ready = `<${number}>`;
  expect(await isCurrent()).toBe(true);
  number += 1;
  expect(await isCurrent()).toBe(false);
});

it('leaves to the browser what it cannot render', async () => {
  expect(await get('/cart')).toBe('shell');
  expect(await get('/broken')).toBe('shell');
});

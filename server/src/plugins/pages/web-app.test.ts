import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { makeReadable, registerWebApp } from './web-app.ts';

const INDEX = `<!doctype html><html><head><title>Nearbite</title>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/framework.js">
<link rel="stylesheet" href="/assets/index.css"></head>
<body><div id="root"></div><noscript></noscript></body></html>`;

const ENTRY = `
export const INITIAL_STATE_ID = 'initial-state';
export const setInstallation = () => undefined;
export const preparePage = async () => ({
  status: 200, initialState: '[]', freshUntilMs: Infinity, source: 'src/home-page.tsx',
  render: () => '<link rel="preload" as="image" href="/hero.webp"/><h1>Home</h1>',
});`;

const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/home-page.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['index.html'] },
};

const app = Fastify({ rewriteUrl: makeReadable });
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nearbite-web-app-'));
  await Promise.all(
    ['.render', '.vite', 'assets', 'rider'].map((name) => mkdir(join(directory, name), { recursive: true })),
  );
  await writeFile(join(directory, 'assets/index.css'), '.index{}');
  await writeFile(join(directory, 'assets/home.css'), '.home{}');
  await writeFile(join(directory, 'assets/home.css.br'), 'packed');
  await writeFile(join(directory, 'assets/home.css.map'), '{}');
  await writeFile(join(directory, 'robots.txt'), 'User-agent: *');
  await writeFile(join(directory, 'service-worker.js'), 'keep()');
  await writeFile(join(directory, 'service-worker.js.br'), 'packed');
  await writeFile(join(directory, 'manifest.en.webmanifest'), '{}');
  await writeFile(join(directory, 'rider/worker.js'), 'remove()');
  await writeFile(join(directory, 'index.html'), INDEX);
  await writeFile(join(directory, '.render/entry-server.js'), ENTRY);
  await writeFile(join(directory, '.render/package.json'), '{"type":"module"}');
  await writeFile(join(directory, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  const urdu = join(directory, '.languages/ur');
  await mkdir(join(urdu, '.render'), { recursive: true });
  await writeFile(join(urdu, 'index.html'), INDEX.replace('<html>', '<html lang="ur">'));
  await writeFile(join(urdu, '.render/entry-server.js'), ENTRY.replace('Home', 'گھر'));
  await writeFile(join(urdu, '.render/package.json'), '{"type":"module"}');
  await mkdir(join(urdu, '.vite'));
  await writeFile(join(urdu, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await registerWebApp(app, directory, createTestClock());
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

it('writes the style sheets into a rendered page, those of every page first, so that its own rules win', async () => {
  const { body } = await app.inject({ url: '/' });
  expect(body).toContain('<style>.index{}.home{}</style>');
  expect(body.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" disabled href="/assets/index.css">',
    '<link rel="stylesheet" disabled href="/assets/home.css">',
  ]);
});

it('names what is seen before the scripts, and leaves it to the boot script to ask for them', async () => {
  const { body } = await app.inject({ url: '/' });
  expect(body).not.toMatch(/<script type="module"|modulepreload/);
  const named = /\/hero\.webp|<h1>|\/assets\/\w+\.js/g;
  expect(body.match(named)).toEqual([
    '/hero.webp',
    '<h1>',
    '/assets/framework.js',
    '/assets/home.js',
    '/assets/index.js',
  ]);
});

it('says on a rendered page, before its buttons, that they need scripts', async () => {
  const { body } = await app.inject({ url: '/' });
  expect(body).toMatch(/<noscript><p[^>]*>[^<]*JavaScript[^<]*<\/p><\/noscript>[\s\S]*<h1>/);
});

it('serves the built files and nothing else beside them', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/assets/home.css' });
  expect([statusCode, body, headers['cache-control']]).toEqual([
    200,
    '.home{}',
    'public, max-age=31536000, immutable',
  ]);
  expect((await app.inject({ method: 'HEAD', url: '/assets/home.css' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/robots.txt' })).headers['cache-control']).toBe('public, max-age=3600');
  const packed = await app.inject({ url: '/assets/home.css', headers: { 'accept-encoding': 'br' } });
  expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'packed']);
  for (const url of ['home.css.br', 'home.css.map', '..%2findex.html', 'gone.css', '']) {
    expect([url, (await app.inject({ url: `/assets/${url}` })).statusCode]).toEqual([url, 404]);
  }
});

it('sends the worker from where it serves all pages, what removes the former one, and asks to have them checked each time', async () => {
  for (const [url, encoding] of [
    ['/service-worker.js', 'identity'],
    ['/service-worker.js', 'br'],
    ['/rider/worker.js', 'identity'],
  ] as const) {
    const headers = { 'accept-encoding': encoding };
    const { statusCode, headers: sent } = await app.inject({ url, headers });
    expect([statusCode, sent['cache-control']]).toEqual([200, 'no-cache']);
    expect(sent['content-type']).toMatch(/javascript/);
    expect(sent).not.toHaveProperty('service-worker-allowed');
  }
  const { headers } = await app.inject({ url: '/manifest.en.webmanifest' });
  expect(headers['content-type']).toMatch('application/manifest+json');
});

it('serves every page in another language below its prefix, and nothing but pages', async () => {
  const { body } = await app.inject({ url: '/ur/contact?from=mail' });
  expect(body).toMatch(/<html lang="ur">[\s\S]*<h1>گھر<\/h1>/);
  expect((await app.inject({ url: '/ur' })).body).toContain('گھر');
  expect((await app.inject({ url: '/contact' })).body).toContain('Home');
  expect((await app.inject({ url: '/ur/api/config' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/ur/assets/home.css' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/xx/contact' })).statusCode).toBe(404);
});

it('names a rendered page in all languages', async () => {
  const { body } = await app.inject({ url: '/ur/store/tandoor?table=4' });
  expect(body.match(/hreflang="[^"]*" href="[^"]*"/g)).toEqual([
    'hreflang="en" href="undefined/store/tandoor"',
    'hreflang="ur" href="undefined/ur/store/tandoor"',
    'hreflang="x-default" href="undefined/store/tandoor"',
  ]);
});

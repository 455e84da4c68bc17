import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { registerWebApp } from './web-app.ts';

const INDEX = `<!doctype html><html><head><title>Nearbite</title>
<link rel="stylesheet" href="/assets/index.css"></head>
<body><div id="root"></div><noscript></noscript></body></html>`;

const ENTRY = `
export const INITIAL_STATE_ID = 'initial-state';
export const preparePage = async () => ({
  status: 200, initialState: '[]', freshUntilMs: Infinity, source: 'src/home-page.tsx',
  render: () => '<link rel="preload" as="image" href="/hero.webp"/><h1>Home</h1>',
});`;

const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/home-page.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['index.html'] },
};

const app = Fastify();
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nearbite-web-app-'));
  await Promise.all(['.render', '.vite'].map((name) => mkdir(join(directory, name))));
  await writeFile(join(directory, 'index.html'), INDEX);
  await writeFile(join(directory, '.render/entry-server.js'), ENTRY);
  await writeFile(join(directory, '.render/package.json'), '{"type":"module"}');
  await writeFile(join(directory, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await registerWebApp(app, directory, createTestClock());
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

it('puts the style sheets of a page behind those of every page, so that its own rules win', async () => {
  const { body } = await app.inject({ url: '/' });
  const files = [...body.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual(['/hero.webp', '/assets/index.css', '/assets/home.css', '/assets/home.js']);
});

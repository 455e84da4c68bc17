import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js' },
  '_public.js': { file: 'assets/public.js', css: ['assets/public.css'] },
  'src/home-page.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_framework.js', '_public.js'],
  },
  '_store-page-x.js': { file: 'assets/store.js', name: 'store-page', imports: ['_public.js'] },
};

const filesOf = (source: string) =>
  pageLinks(MANIFEST, source).map((link) => /href="\/(.+?)"/.exec(link)?.[1]);

it('names the files of a page beside those of every page, style sheets first, what is imported before its user', () => {
  expect(filesOf('src/home-page.tsx')).toEqual([
    'assets/public.css',
    'assets/home.css',
    'assets/public.js',
    'assets/home.js',
  ]);
});

it('finds a page that another page imports, too', () => {
  expect(filesOf('src/features/catalog/store-page.tsx')).toEqual([
    'assets/public.css',
    'assets/public.js',
    'assets/store.js',
  ]);
});

it('lets scripts wait for what is seen', () => {
  const scripts = pageLinks(MANIFEST, 'src/home-page.tsx').filter((link) => link.includes('.js"'));
  expect(scripts.every((link) => link.includes('fetchpriority="low"'))).toBe(true);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createStyleWriter, pageFiles, scriptList } from './page-links.ts';

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

it('names the scripts of a page beside those of every page, and all its style sheets, what is imported before its user', () => {
  expect(pageFiles(MANIFEST, 'src/home-page.tsx')).toEqual({
    styles: ['assets/index.css', 'assets/public.css', 'assets/home.css'],
    scripts: ['assets/public.js', 'assets/home.js'],
  });
});

it('finds a page that another page imports, too', () => {
  expect(pageFiles(MANIFEST, 'src/features/catalog/store-page.tsx')).toEqual({
    styles: ['assets/index.css', 'assets/public.css'],
    scripts: ['assets/public.js', 'assets/store.js'],
  });
});

it('lists scripts as data, which loads nothing', () => {
  expect(scriptList(['assets/framework.js', 'assets/home.js'])).toBe(
    '<script type="application/json" id="page-scripts">["/assets/framework.js","/assets/home.js"]</script>',
  );
});

it('writes style sheets into the page in their order, with signs that load nothing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'nearbite-styles-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await writeFile(join(directory, 'a.css'), '.a{color:red}\n');
  await writeFile(join(directory, 'b.css'), '.a{color:blue}\n');
  const write = createStyleWriter(directory);
  expect(await write({ styles: ['a.css', 'b.css'], scripts: [] })).toBe(
    '<style>.a{color:red}.a{color:blue}</style>' +
      '<link rel="stylesheet" disabled href="/a.css"><link rel="stylesheet" disabled href="/b.css">',
  );
});

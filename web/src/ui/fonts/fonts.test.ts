import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const SYSTEM = ['system-ui', '-apple-system', '"Segoe UI"', 'Roboto', 'sans-serif'];

it('declares every font that text is set in and no system has', () => {
  const [, list = ''] =
    /--font-family:([^;]+);/.exec(read(join(import.meta.dirname, '../theme/tokens.css'))) ?? [];
  const families = list.split(',').map((name) => name.trim());
  const sheets = [
    ...readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(import.meta.dirname, file)),
    createRequire(import.meta.url).resolve('@fontsource-variable/figtree/wght.css'),
  ].map(read);
  const declared = sheets.join('\n').replaceAll("'", '"');
  const missing = families.filter(
    (family) => !SYSTEM.includes(family) && !declared.includes(`font-family: ${family}`),
  );
  expect(families.length).toBeGreaterThan(3);
  expect(missing).toEqual([]);
});

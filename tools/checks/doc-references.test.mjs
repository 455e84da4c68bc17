import { expect, test } from 'vitest';
import { brokenReferences } from './doc-references.mjs';

const PATHS = [
  'README.md',
  'docs',
  'docs/use.md',
  'docs/decisions',
  'docs/decisions/001-plain.md',
  'server',
  'server/src',
  'server/src/orders',
  'server/src/orders/stages.ts',
  'server/src/orders/0100_orders.sql',
];

const report = (text) => [
  ...brokenReferences({
    docs: { 'README.md': '# Nearbite\n## First steps, quickly\n', 'docs/use.md': text },
    paths: PATHS,
    scripts: ['check'],
  }),
];

test.each([
  '[start](../README.md#first-steps-quickly)',
  '[below](#use)\n# Use',
  '[out](https://example.com/no/such.md)',
  '`server/src/orders/`',
  '`orders/stages.ts`',
  '`stages.ts`',
  '`decisions/001-plain.md`',
  '`server/src/<feature>/*.ts`',
  '`server/src/{orders,carts}`',
  '`orders/NNNN_*.sql`',
  '`npm run check`',
  '`/api/orders/`',
  '`multipart/form-data`',
  'as decision 001 says',
  '```\nnpx vitest run server/src/orders\n```',
])('%s leads somewhere', (text) => {
  expect(report(text)).toEqual([]);
});

test.each([
  ['[start](../READ.md)', 'links to ../READ.md'],
  ['[start](../README.md#last-steps)', 'links to ../README.md#last-steps'],
  ['[below](#usage)\n# Use', 'links to #usage'],
  ['`server/src/carts/`', 'names server/src/carts/'],
  ['`orders/steps.ts`', 'names orders/steps.ts'],
  ['`server/src/carts/*.ts`', 'names server/src/carts/*.ts'],
  ['`npx vitest run server/src/carts -u`', 'names server/src/carts'],
  ['```\nnpm run check\nnpm run chek\n```', 'names npm run chek'],
  ['as decision 002 says', 'names decision 002'],
])('%s is reported', (text, message) => {
  expect(report(text)).toEqual([expect.stringContaining(message)]);
});

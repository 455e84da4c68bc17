import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test('Node is recommended by the same number everywhere, and the oldest that works is tested', () => {
  const oldest = JSON.parse(read('package.json')).engines.node.replace('>=', '');
  const recommended = read('.nvmrc').trim();
  expect(read('README.md')).toContain(`You need Node ${recommended} or newer (${oldest} still works`);
  expect(read('Dockerfile').match(/(?<=^FROM node:)\d+/gm)).toEqual(Array(3).fill(recommended));
  expect(read('.github/workflows/test.yml')).toContain(`node: ["${oldest}", ${recommended}, `);
});

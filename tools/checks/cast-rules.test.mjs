import { expect, test } from 'vitest';
import { bareCasts } from './cast-rules.mjs';
import { parse } from './sources.mjs';

const reports = (...lines) => {
  const text = lines.join('\n');
  return bareCasts('a.ts', text, parse('a.ts', text));
};

test.each([
  ['on its line', ['const a = b as A; // Because.']],
  ['right above it', ['// Because.', 'const a = b as A;']],
  ['of several lines right above it', ['/**', ' * Because.', ' */', 'const a = b as A;']],
  ['within the expression', ['const f = () =>', '  // Because.', '  b as A;']],
  ['above a cast of several lines', ['// Because.', 'const a = {', '  b,', '} as A;']],
  ['after a cast of several lines', ['const a = {', '  b,', '} as A; // Because.']],
])('a reason %s is enough', (_where, lines) => {
  expect(reports(...lines)).toEqual([]);
});

test.each([
  ['without a comment', ['const a = b as A;'], 1],
  ['in parentheses', ['', 'f((b as A).c);'], 2],
  ['of several lines', ['const a = {', '  b,', '} as A;'], 3],
  ['below a line between', ['// Because.', '', 'const a = b as A;'], 3],
  ['below a comment on another matter', ['f(); // Because.', 'const a = b as A;'], 2],
  ['above its comment', ['const a = b as A;', '// Because.'], 1],
])('a cast %s is reported', (_case, lines, line) => {
  expect(reports(...lines)).toEqual([`a cast without a reason: a.ts:${line} ${lines[line - 1].trim()}`]);
});

test('a cast inside of another is reported with it', () => {
  expect(reports('const a = b as unknown as A;')).toHaveLength(2);
});

test('what only looks like a cast is not reported', () => {
  const lines = [
    "import { b as c } from './b.ts';",
    "const a = ['x'] as const;",
    "const text = 'as you like it';",
    'export { a as d };',
    'const e = { f: 1 } satisfies F;',
  ];
  expect(reports(...lines)).toEqual([]);
});

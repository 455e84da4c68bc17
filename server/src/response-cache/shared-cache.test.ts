import { describe, expect, test } from 'vitest';
import { createSharedCache } from './shared-cache.ts';

const create = () => createSharedCache<string>({ max: 40, maxSize: 4_000, sizeOf: ({ length }) => length });

describe('a client', () => {
  test.each([
    ['ever new entries', 'x'],
    ['large entries', 'x'.repeat(300)],
  ])('that stores %s drives out its own, the oldest first, and nobody else’s', (_what, text) => {
    const cache = create();
    cache.set('good', 'copy', '198.51.100.1');
    for (let number = 0; number < 600; number += 1) cache.set(`made up ${number}`, text, '203.0.113.7');
    expect(cache.get('good')).toBe('copy');
    expect(cache.get('made up 0')).toBeUndefined();
    expect(cache.get('made up 599')).toBe(text);
    const own = [...cache.entries()].filter(([key]) => key.startsWith('made up'));
    expect(own.length).toBeLessThanOrEqual(10);
    expect(own.join('').length).toBeLessThan(1_100);
  });

  test('is a whole network where addresses cost nothing', () => {
    const cache = create();
    for (let number = 0; number < 100; number += 1) cache.set(`${number}`, 'x', `2001:db8::${number + 1}`);
    expect([...cache.entries()]).toHaveLength(10);
  });

  test('keeps what is asked for again, and gets its room back with what is deleted', () => {
    const cache = create();
    for (let number = 0; number < 30; number += 1) {
      cache.set(`${number}`, 'x', '203.0.113.7');
      expect(cache.get('0')).toBe('x');
    }
    cache.clear();
    for (let number = 0; number < 10; number += 1) cache.set(`${number}`, 'x', '203.0.113.7');
    cache.delete('5');
    cache.set('again', 'x', '203.0.113.7');
    expect([...cache.entries()]).toHaveLength(10);
    expect(cache.get('0')).toBe('x');
  });
});

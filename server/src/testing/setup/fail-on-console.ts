import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Noise on the console hides real trouble: a test that makes any fails, unless it takes the lines away itself. */
const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      lines.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(lines).toEqual([]);
});

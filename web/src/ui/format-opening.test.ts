import { expect, test } from 'vitest';
import { formatOpening } from './format-opening.ts';

/** A Sunday, in the reader's own time zone. */
const now = new Date(2026, 10, 15, 12, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 0).toISOString();

test.each([
  [null, 'Closed'],
  [at(15, 18), 'Opens at 18:00'],
  [at(16, 9), 'Opens Monday at 09:00'],
  [at(21, 9), 'Opens Saturday at 09:00'],
  [at(22, 9), 'Opens 22 Nov 2026 at 09:00'],
])('%s: %s', (opensAt, text) => expect(formatOpening(opensAt, now)).toBe(text));

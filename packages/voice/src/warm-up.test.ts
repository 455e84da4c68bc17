import { expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';

it('goes through its sentences one at a time', () => {
  expect([...warmUp()].length).toBeGreaterThan(4);
});

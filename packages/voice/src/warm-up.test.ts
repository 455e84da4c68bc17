import { expect, it } from 'vitest';
import { orderTurns } from './outline/plain-order.ts';
import { urduTurns } from './outline/urdu/plain-urdu.ts';
import { warmUp } from './warm-up.ts';

it('goes through every pattern twice, one at a time, and then through sentences', () => {
  expect([...warmUp()].length).toBeGreaterThan(2 * (orderTurns.length + urduTurns.length));
});

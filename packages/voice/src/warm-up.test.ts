import { expect, it } from 'vitest';
import { rules } from './rules/rules.ts';
import { warmUp } from './warm-up.ts';

it('goes through every pattern twice, one at a time, and then through sentences', () => {
  expect([...warmUp()].length).toBeGreaterThan(2 * rules.filter((rule) => 'turns' in rule).length);
});

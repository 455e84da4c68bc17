import { describe, expect, it } from 'vitest';
import { kitchenOf } from './questions.ts';
import { garlicNaan } from './testing/garlic-naan.ts';

describe('the kitchen beside a dish to choose', () => {
  const [tandoor, darbar] = [{ restaurant: 'Tandoor' }, { restaurant: 'Mughal Darbar' }];

  it('is told where the dishes are of several', () => {
    expect(kitchenOf(darbar, [tandoor, darbar], [])).toBe('Mughal Darbar');
    expect(kitchenOf(tandoor, [tandoor, darbar], [])).toBe('Tandoor');
  });

  it('is told where the order is of another', () => {
    expect(kitchenOf(darbar, [darbar], [garlicNaan])).toBe('Mughal Darbar');
    expect(kitchenOf(tandoor, [tandoor], [garlicNaan])).toBe(undefined);
  });
});

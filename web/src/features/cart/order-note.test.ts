import { expect, it } from 'vitest';
import { withWishes } from './order-note.ts';

const onions = 'Zinger Burger: no onions';
const salt = 'Fries: no salt';

it.each([
  ['', [], [onions, salt], `${onions}; ${salt}`],
  ['Ring twice', [], [onions], `Ring twice; ${onions}`],
  [`${onions}; ${salt}`, [onions], [], salt],
  [`${onions}; ${salt}; Ring twice`, [salt], [], `${onions}; Ring twice`],
  [onions, [onions], [`${onions}, extra cheese`], `${onions}, extra cheese`],
  // Written by the customer since, so it is left alone.
  [`${onions} please`, [onions], [salt], `${onions} please; ${salt}`],
  [`${onions}. Ring twice`, [], [onions], `${onions}. Ring twice`],
])('“%s” without %j and with %j', (note, gone, fresh, wanted) => {
  expect(withWishes(note, gone, fresh)).toBe(wanted);
});

it('is cut where the kitchen would get more than it takes', () => {
  expect(withWishes('x'.repeat(299), [], [onions])).toBe(`${'x'.repeat(299)}…`);
});

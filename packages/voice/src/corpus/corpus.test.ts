import { describe, expect, it } from 'vitest';
import { type Room, rooms, sentencesIn, sentencesOf } from './corpus.ts';
import { failureOf, scoreOf } from './score-corpus.ts';

/** Neighbours are said alike: every sixth sentence shows what broke. `npm test -- --long` reads them all. */
const isLong = process.env.TEST_LONG === '1';

/** How many sentences of a room are understood, of every sixth one and of all: whoever understands more raises them. */
const FLOORS: Readonly<Record<Room, readonly [short: number, long: number]>> = {
  everyday: [294, 1750],
  hard: [215, 1270],
  'unknown-menus': [487, 2970],
  'follow-ups': [255, 1537],
  classes: [455, 2666],
  frozen: [38, 233],
};

describe('spoken orders', () => {
  it.each(rooms)('%s: so many carts are right', (room) => {
    const scores = sentencesIn(room)
      .filter((_, place) => isLong || place % 6 === 0)
      .map(scoreOf);
    const wrong = scores.filter(({ isRight }) => !isRight);
    // Nobody mends one sentence of `frozen`: only its total is looked at.
    const failures = room === 'frozen' ? '' : wrong.map(failureOf).join('\n');
    const floor = FLOORS[room][isLong ? 1 : 0];
    expect(scores.length - wrong.length, failures).toBeGreaterThanOrEqual(floor);
  });

  it('does not take one nothing for something: no dish from any silent sentence', () => {
    const silent = sentencesOf('everyday/town').filter(({ group }) => group === 'nothing to find');
    expect(silent.length).toBeGreaterThanOrEqual(40);
    expect(silent.map(scoreOf).filter(({ got }) => got !== '')).toEqual([]);
  });
});

import { setImmediate } from 'node:timers/promises';

const ITEMS_PER_TURN = 50;

/** For a loop over many items of which each takes its time: others have their turn after every few. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T, void, undefined> {
  let count = 0;
  for (const item of items) {
    yield item;
    count += 1;
    if (count % ITEMS_PER_TURN === 0) await setImmediate();
  }
}

import type { AdapterLog } from '../../adapters/adapter-log.ts';
import type { Services } from '../../services.ts';
import { tellOfArrivals } from './arrivals.ts';
import { type NewPosition, savePositions } from './tracking.queries.ts';

const WRITE_EVERY_MS = 1_000;

/** Keeps the newest position of each rider and writes all that moved in one statement a second. */
export function createPositionStore({ db, clock }: Services, log: AdapterLog) {
  let moved = new Map<string, NewPosition>();
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    if (moved.size === 0) return;
    const positions = moved;
    moved = new Map();
    try {
      await savePositions(db, [...positions.values()], clock.now());
      await tellOfArrivals({ db, clock }, [...positions.values()]);
    } catch (error) {
      log.warn({ err: error }, 'positions were not stored');
      // Newer ones win; the rest is tried again with the next write.
      moved = new Map([...positions, ...moved]);
    }
  }

  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), WRITE_EVERY_MS);
  timer.unref();

  return {
    keep(position: NewPosition): void {
      moved.set(`${position.orderId}:${position.partId ?? ''}`, position);
    },
    flush,
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

export type PositionStore = ReturnType<typeof createPositionStore>;

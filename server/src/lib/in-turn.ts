import { BusyError } from './errors.ts';

type Turns = { running: number; readonly waiting: (() => void)[] };

export type InTurn = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `atOnce` works of the same key at a time; a bounded number of others waits for a bounded time, all others
 * are refused. For work that waits for a row of the database: it would wait there with a connection, and so many works
 * that wait for one row would take those of everybody else.
 */
export function createInTurn({
  atOnce,
  maxWaiting,
  patienceMs,
}: {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly patienceMs: number;
}): InTurn {
  const all = new Map<string, Turns>();

  async function enter(key: string, until: number): Promise<void> {
    const turns = all.get(key) ?? { running: 0, waiting: [] };
    all.set(key, turns);
    if (turns.running < atOnce) {
      turns.running += 1;
      return;
    }
    if (turns.waiting.length >= maxWaiting) throw new BusyError();
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        turns.waiting.splice(turns.waiting.indexOf(begin), 1);
        reject(new BusyError());
      }, until - Date.now());
      turns.waiting.push(begin);
    });
  }

  function leave(key: string): void {
    const turns = all.get(key);
    if (!turns) return;
    const next = turns.waiting.shift();
    if (next) next();
    else turns.running -= 1;
    if (turns.running === 0) all.delete(key);
  }

  return async (keys, work) => {
    const until = Date.now() + patienceMs;
    const entered: string[] = [];
    try {
      // In one order, so that no two wait for each other.
      for (const key of [...new Set(keys)].sort()) {
        await enter(key, until);
        entered.push(key);
      }
      return await work();
    } finally {
      for (const key of entered) leave(key);
    }
  };
}

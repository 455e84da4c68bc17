import { z } from 'zod';
import { type BellMemory, firstLookMs, type PendingOrders } from './new-orders.ts';
import { readText, useStoredText, writeText } from './stored-text.ts';

const MAX_SEEN = 200;
const Stored = z.object({ sinceMs: z.number().nullable(), seen: z.array(z.string()) });
const NOTHING: BellMemory = { sinceMs: null, seen: [] };

const keyOf = (restaurantId: number) => `order_bell_${restaurantId}`;
const read = (restaurantId: number) => parse(readText(keyOf(restaurantId)));
const write = (restaurantId: number, memory: BellMemory) =>
  writeText(keyOf(restaurantId), JSON.stringify(memory));

export const useBellMemory = (restaurantId: number): BellMemory => parse(useStoredText(keyOf(restaurantId)));

/** These orders ring no more, in no tab of this browser and not after a reload. */
export function rememberSeen(restaurantId: number, oids: readonly string[]): void {
  const memory = read(restaurantId);
  write(restaurantId, { ...memory, seen: firstOnes([...oids, ...memory.seen]) });
}

/** From its first look on a browser tells old from new. What is forgotten one day must not be pending still. */
export function rememberLook(restaurantId: number, pending: PendingOrders): void {
  const { sinceMs, seen } = read(restaurantId);
  const stillPending = pending.orders.map(({ oid }) => oid).filter((oid) => seen.includes(oid));
  write(restaurantId, {
    sinceMs: sinceMs ?? firstLookMs(pending),
    seen: firstOnes([...stillPending, ...seen]),
  });
}

const firstOnes = (oids: readonly string[]) => [...new Set(oids)].slice(0, MAX_SEEN);

/** Whatever cannot be read counts as a first visit. */
function parse(text: string | null): BellMemory {
  if (text === null) return NOTHING;
  try {
    return Stored.parse(JSON.parse(text));
  } catch {
    return NOTHING;
  }
}

import { z } from 'zod';
import { createListeners } from '../../../lib/browser/listeners.ts';

const Delivered = z.object({
  orderId: z.string(),
  trackingToken: z.string(),
  rider: z.string(),
  /** Why the server does not take it; kept until the rider has read it. */
  refusal: z.string().optional(),
});
export type Delivered = z.infer<typeof Delivered>;
type Link = Pick<Delivered, 'orderId' | 'rider'>;

const KEY = 'delivered_queue';
/** A rider has a handful at most; what a broken page could pile up must not fill the storage. */
const MOST = 50;

const isSame = (one: Link, other: Link) => one.orderId === other.orderId && one.rider === other.rider;

let stored: string | null = null;
let queue: readonly Delivered[] = [];
/** Storage may be full or forbidden: then the queue lasts as long as the page. */
let isStorable = true;
const { tell, listen } = createListeners(KEY);

/** The same array until something changes, here or in another page. */
function list(): readonly Delivered[] {
  if (!isStorable) return queue;
  const now = localStorage.getItem(KEY);
  if (now !== stored) {
    stored = now;
    queue = parse(now);
  }
  return queue;
}

function parse(text: string | null): readonly Delivered[] {
  try {
    return z.array(Delivered).parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

function change(next: readonly Delivered[]): void {
  queue = next.slice(-MOST);
  stored = queue.length === 0 ? null : JSON.stringify(queue);
  try {
    if (stored === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, stored);
  } catch {
    isStorable = false;
  }
  tell();
}

/** What riders have marked as delivered and the server does not know yet. It outlives the page. */
export const deliveredQueue = {
  list,
  add: (entry: Delivered) => change([...list().filter((one) => !isSame(one, entry)), entry]),
  remove: (link: Link) => change(list().filter((one) => !isSame(one, link))),
  find: (link: Link) => list().find((one) => isSame(one, link)),
  subscribe: listen,
};

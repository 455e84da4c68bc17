import { CartLine, CartTotals } from '@nearbite/contract/cart/cart';
import { z } from 'zod';

const Receipt = z.object({
  userId: z.number(),
  oid: z.string(),
  total: z.number(),
  placedAtMs: z.number(),
  lines: z.array(CartLine),
  totals: CartTotals.nullable(),
  details: z.object({ name: z.string(), phone: z.string(), address: z.string(), city: z.string() }),
});
export type Receipt = z.infer<typeof Receipt>;

const KEY = 'voiceOrderReceipt';
/** By then the way to pay leads through the list of orders. */
const KEPT_MS = 15 * 60 * 1000;

/** What was ordered last in this tab, kept so that a reset or a reload does not take the way to pay away. */
export function saveReceipt(receipt: Receipt): void {
  sessionStorage.setItem(KEY, JSON.stringify(receipt));
}

export function findReceipt(userId: number): Receipt | undefined {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return undefined;
  const parsed = Receipt.safeParse(parseJson(stored));
  const isCurrent =
    parsed.success && parsed.data.userId === userId && Date.now() - parsed.data.placedAtMs < KEPT_MS;
  return isCurrent ? parsed.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { CallInput } from '@nearbite/contract/endpoint';
import type { createOrder } from '@nearbite/contract/orders/create-order';
import { readText, removeText, writeText } from '../../../lib/browser/stored-text.ts';
import { makeKey } from '../../../lib/net/idempotency-keys.ts';

export type OrderBody = CallInput<typeof createOrder>['body'];
type Submission = { readonly key: string; readonly body: OrderBody };

const STORAGE_KEY = 'orderSubmission';

/**
 * The order as it was sent, until there is a definite response or the cart is changed: sent again word for word
 * under the same idempotency key it makes one order only, even when the first response was lost in a reload.
 */
export function prepareSubmission(body: OrderBody): Submission {
  const open = findOpenSubmission();
  if (open && isSameOrder(open.body, body)) return open;
  const submission = { key: makeKey(), body };
  writeText(STORAGE_KEY, JSON.stringify(submission));
  return submission;
}

/** What is ordered from now on is another order, although it may look the same. */
export function closeSubmission(): void {
  removeText(STORAGE_KEY);
}

/** An order was sent and its response has not come: it may or may not have arrived. */
export const hasOpenSubmission = (): boolean => findOpenSubmission() !== undefined;

function findOpenSubmission(): Submission | undefined {
  try {
    const stored: unknown = JSON.parse(readText(STORAGE_KEY) ?? 'null');
    return isSubmission(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const isSubmission = (value: unknown): value is Submission =>
  typeof value === 'object' && value !== null && 'key' in value && 'body' in value;

/** The cart of an order that did arrive is empty by now, so what was seen in it is no part of the comparison. */
function isSameOrder(a: OrderBody, b: OrderBody): boolean {
  const { expected_total: _total, expected_items: _items, ...order } = a;
  const { expected_total: _otherTotal, expected_items: _otherItems, ...again } = b;
  return JSON.stringify(order) === JSON.stringify(again);
}

import { expect, test } from 'vitest';
import { afterNews, without } from './new-orders.ts';

const news = (event: 'placed' | 'paid' | 'status', oid: string) => ({ type: 'order', event, oid }) as const;

test('new orders wait, newest first, each once', () => {
  const waiting = ['a', 'b', 'a'].reduce<readonly string[]>(
    (list, oid) => afterNews(list, news('placed', oid)),
    [],
  );
  expect(waiting).toEqual(['a', 'b']);
});

test('an order that is dealt with no longer waits; a payment changes nothing', () => {
  expect(afterNews(['a', 'b'], news('paid', 'a'))).toEqual(['a', 'b']);
  expect(afterNews(['a', 'b'], news('status', 'a'))).toEqual(['b']);
  expect(without(['a', 'b'], 'b')).toEqual(['a']);
});

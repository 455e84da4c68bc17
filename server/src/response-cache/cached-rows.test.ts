import { expect, test, vi } from 'vitest';
import { createCachedRows } from './cached-rows.ts';
import type { Changes } from './change-feed.ts';

type Row = { readonly id: number; readonly name: string };

function cachedRows() {
  const listeners: ((changes: Changes) => void)[] = [];
  const find = createCachedRows<Row>({ onChanges: (listener) => listeners.push(listener) });
  const change = (...ids: number[]) => {
    const changes = {
      isEverything: ids.length === 0,
      isListed: false,
      restaurantIds: new Set(ids),
      position: 0,
    };
    for (const listener of listeners) listener(changes);
  };
  return { find, change };
}

const named = (name: string) => vi.fn(async (ids: readonly number[]) => ids.map((id) => ({ id, name })));

test('a row is read once, until it changes', async () => {
  const { find, change } = cachedRows();
  expect(await find([1, 2], named('first'))).toEqual([
    { id: 1, name: 'first' },
    { id: 2, name: 'first' },
  ]);
  const second = named('second');
  expect((await find([3, 1], second)).map(({ name }) => name)).toEqual(['second', 'first']);
  expect(second).toHaveBeenCalledWith([3]);
  change(1);
  expect((await find([1, 2], named('third'))).map(({ name }) => name)).toEqual(['third', 'first']);
  change();
  expect((await find([1, 2], named('fourth'))).map(({ name }) => name)).toEqual(['fourth', 'fourth']);
});

test('a row that changed while it was read is not kept', async () => {
  const { find, change } = cachedRows();
  const found = await find([1, 2], async (ids) => {
    change(1);
    return ids.map((id) => ({ id, name: 'old' }));
  });
  expect(found).toHaveLength(2);
  expect((await find([1, 2], named('new'))).map(({ name }) => name)).toEqual(['new', 'old']);
});

test('rows that do not exist are left out', async () => {
  const { find } = cachedRows();
  expect(await find([1], async () => [])).toEqual([]);
});

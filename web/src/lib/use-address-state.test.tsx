import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { offsetIn, oneOf, useAddressState, words } from './use-address-state.ts';

const FIELDS = { status: oneOf(['all', 'live'], 'all'), query: words(10), page: offsetIn(50) };

function Probe() {
  const [state, change] = useAddressState(FIELDS);
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => change({ status: 'live', page: 0 })}>
        live
      </button>
      <button type="button" onClick={() => change({ page: 100 })}>
        third page
      </button>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/list', element: <Probe /> }], {
    initialEntries: ['/before', address],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  const state = () => JSON.parse(screen.getByRole('status').textContent ?? '');
  return { router, state, user: userEvent.setup() };
}

test('what is chosen stands in the address, without a step of its own in the history', async () => {
  const { router, state, user } = open('/list?demo=1');
  expect(state()).toEqual({ status: 'all', query: '', page: 0 });
  await user.click(screen.getByRole('button', { name: 'third page' }));
  expect(router.state.location.search).toBe('?demo=1&page=3');
  expect(state()).toEqual({ status: 'all', query: '', page: 100 });
  await user.click(screen.getByRole('button', { name: 'live' }));
  expect(router.state.location.search).toBe('?demo=1&status=live');
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([
  ['?status=live&query=%20rice%20&page=2', { status: 'live', query: 'rice', page: 50 }],
  ['?status=dead&page=0', { status: 'all', query: '', page: 0 }],
  ['?page=-3', { status: 'all', query: '', page: 0 }],
  ['?page=1.5', { status: 'all', query: '', page: 0 }],
  ['?page=99999999999', { status: 'all', query: '', page: 0 }],
  ['?query=abcdefghijklmnop', { status: 'all', query: 'abcdefghij', page: 0 }],
])('%s is believed only as far as it makes sense', (search, expected) => {
  expect(open(`/list${search}`).state()).toEqual(expected);
});

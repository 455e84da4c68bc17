import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { expect, test } from 'vitest';
import { offsetIn, oneOf, useAddressState, words } from './use-address-state.ts';

const FIELDS = { status: oneOf(['all', 'live'], 'all'), query: words(10), page: offsetIn(50) };

function Probe() {
  const [state, change] = useAddressState(FIELDS);
  const { search } = useLocation();
  const action = useNavigationType();
  return (
    <>
      <output>{JSON.stringify({ state, search, action })}</output>
      <button type="button" onClick={() => change({ status: 'live', page: 0 })}>
        live
      </button>
      <button type="button" onClick={() => change({ page: 50 }, { isStep: true })}>
        turn to the second
      </button>
      <button type="button" onClick={() => change({ page: 100 })}>
        third page
      </button>
    </>
  );
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      <Probe />
    </MemoryRouter>,
  );
  const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');
  return { shown, user: userEvent.setup() };
}

test('what is chosen stands in the address; only turning a page is a step of the history', async () => {
  const { shown, user } = open('/list?demo=1');
  expect(shown().state).toEqual({ status: 'all', query: '', page: 0 });
  await user.click(screen.getByRole('button', { name: 'third page' }));
  expect(shown()).toMatchObject({
    search: '?demo=1&page=3',
    state: { status: 'all', query: '', page: 100 },
  });
  await user.click(screen.getByRole('button', { name: 'live' }));
  expect(shown()).toMatchObject({ search: '?demo=1&status=live', action: 'REPLACE' });
  await user.click(screen.getByRole('button', { name: 'turn to the second' }));
  expect(shown()).toMatchObject({ search: '?demo=1&status=live&page=2', action: 'PUSH' });
});

test.each([
  ['?status=live&query=%20rice%20&page=2', { status: 'live', query: 'rice', page: 50 }],
  ['?status=dead&page=0', { status: 'all', query: '', page: 0 }],
  ['?page=-3', { status: 'all', query: '', page: 0 }],
  ['?page=1.5', { status: 'all', query: '', page: 0 }],
  ['?page=99999999999', { status: 'all', query: '', page: 0 }],
  ['?query=abcdefghijklmnop', { status: 'all', query: 'abcdefghij', page: 0 }],
])('%s is believed only as far as it makes sense', (search, expected) => {
  expect(open(`/list${search}`).shown().state).toEqual(expected);
});

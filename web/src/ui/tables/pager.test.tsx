import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Pager } from './pager.tsx';

function Listing({ total }: { total: number }) {
  const [offset, setOffset] = useState(50);
  return <Pager offset={offset} pageSize={50} total={total} onMove={setOffset} />;
}

test('a page whose last row is gone gives way to the one before', () => {
  const { rerender } = render(<Listing total={101} />);
  expect(screen.getByText('51 to 100 of 101')).toBeInTheDocument();
  rerender(<Listing total={60} />);
  expect(screen.getByText('51 to 60 of 60')).toBeInTheDocument();
  rerender(<Listing total={50} />);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('at either end the keyboard goes on from the button that still leads somewhere', async () => {
  const user = userEvent.setup();
  render(<Listing total={101} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('1 to 50 of 101')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('101 to 101 of 101')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
});

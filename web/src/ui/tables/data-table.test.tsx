import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusChip } from '../food/status-chip.tsx';
import { SectionHeading } from '../text/section-heading.tsx';
import { type Column, DataTable } from './data-table.tsx';

type Row = { id: number; name: string; isLive: boolean };

const columns: Column<Row>[] = [
  { heading: 'Name', cell: ({ name }) => name },
  {
    heading: 'Status',
    cell: ({ isLive }) => (
      <StatusChip tone={isLive ? 'good' : 'bad'}>{isLive ? 'Live' : 'Sold out'}</StatusChip>
    ),
  },
];

it('is a table whose cells know their heading, so that phones can show them as cards', () => {
  const rows: Row[] = [
    { id: 1, name: 'Chicken Biryani', isLive: true },
    { id: 2, name: 'Garlic Naan', isLive: false },
  ];
  render(
    <section aria-labelledby="dishes">
      <SectionHeading id="dishes" aside={`${rows.length} dishes`}>
        Dishes
      </SectionHeading>
      <DataTable label="Dishes" rows={rows} rowKey={({ id }) => id} columns={columns} />
    </section>,
  );
  const table = within(screen.getByRole('table', { name: 'Dishes' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Name', 'Status']);
  const cells = table.getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Chicken Biryani',
    'Live',
    'Garlic Naan',
    'Sold out',
  ]);
  expect(cells.map((cell) => cell.dataset.heading)).toEqual(['Name', 'Status', 'Name', 'Status']);
  expect(screen.getByRole('region', { name: 'Dishes' })).toHaveTextContent('2 dishes');
});

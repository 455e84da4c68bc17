import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Amounts } from '../../ui/tables/amounts.tsx';
import { CellText } from '../../ui/tables/cell-text.tsx';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import { Details } from '../../ui/tables/details.tsx';
import { PagedList } from '../../ui/tables/paged-list.tsx';
import { Pager } from '../../ui/tables/pager.tsx';
import { RowActions } from '../../ui/tables/row-actions.tsx';
import { StatCard } from '../../ui/tables/stat-card.tsx';
import { StatCards } from '../../ui/tables/stat-cards.tsx';
import { nothing } from './row.tsx';

type Dish = { readonly name: string; readonly price: string };

const DISHES: readonly Dish[] = [
  { name: 'Chicken Biryani', price: 'Rs.420.00' },
  { name: 'Garlic Naan', price: 'Rs.60.00' },
];
const actions = (
  <RowActions>
    <Button variant="outlined">Edit</Button>
    <Button variant="outlined">Delete</Button>
  </RowActions>
);
const COLUMNS: readonly Column<Dish>[] = [
  { heading: 'Dish', cell: ({ name }) => <CellText second="Biryani">{name}</CellText> },
  { heading: 'Price', cell: ({ price }) => price },
  { heading: 'Actions', cell: () => actions },
];
const STATS = ['Orders', 'Revenue', 'Late'].map((label, index) => ({
  label,
  value: index < 2 ? String(index + 12) : undefined,
}));

const table = (isCompact: boolean) => (
  <DataTable
    label="Dishes"
    columns={COLUMNS}
    rows={DISHES}
    rowKey={({ name }) => name}
    isCompact={isCompact}
  />
);
const listed = { rows: DISHES, total: 50, isMore: false };

export const LIST_PARTS: Readonly<Record<string, ReactNode>> = {
  'tables/data-table': (
    <>
      {table(false)}
      {table(true)}
    </>
  ),
  'tables/cell-text': <CellText second="Biryani Junction">Chicken Biryani</CellText>,
  'tables/row-actions': actions,
  'tables/details': (
    <Details
      rows={[
        ['Name', 'Ayesha Khan'],
        ['City', 'Lahore'],
      ]}
    />
  ),
  'tables/amounts': (
    <Amounts rows={[{ label: 'Subtotal', amount: 1430 }]} total={{ label: 'Total', amount: 1602.1 }} />
  ),
  'tables/pager': (
    <>
      {[0, 20, 40].map((offset) => (
        <Pager key={offset} offset={offset} pageSize={20} total={50} onMove={nothing} />
      ))}
    </>
  ),
  'tables/paged-list': (
    <PagedList
      query={{ data: listed, currentData: listed, isFetching: false, refetch: nothing }}
      what="the dishes"
      offset={0}
      onMove={nothing}
    >
      {(rows) => rows.map(({ name }) => <div key={name}>{name}</div>)}
    </PagedList>
  ),
  'tables/stat-card': <StatCard icon={ReceiptText} label="Orders" value={144} />,
  'tables/stat-cards': (
    <>
      <StatCards stats={STATS} />
      <StatCards stats={STATS} isCompact />
    </>
  ),
};

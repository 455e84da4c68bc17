import Box from '@mui/material/Box';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { formatMoney } from '@nearbite/domain/money';
import { type Column, DataTable } from '../tables/data-table.tsx';
import * as texts from '../ui.texts.ts';
import { FoodPicture } from './food-picture.tsx';
import { chosenPortion, chosenSpice, lineKey } from './line-choices.ts';
import { LineExtras } from './line-extras.tsx';
import { LineNote } from './line-note.tsx';
import { StatusChip } from './status-chip.tsx';

type Item = OrderPart['orderitem'][number] & {
  /** Whose it is, where an order is of several. */
  readonly restaurant?: string | undefined;
  /** Its part of the order was canceled, the rest was not. */
  readonly isCanceled?: boolean;
};

const choice = (chosen: string | undefined) => (chosen === undefined ? '–' : <bdi>{chosen}</bdi>);

const COLUMNS: readonly Column<Item>[] = [
  {
    heading: texts.dish,
    cell: ({ dish, extras, note, restaurant, isCanceled }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Box sx={{ width: 52, flex: 'none', borderRadius: '10px', overflow: 'hidden' }}>
          <FoodPicture image={dish.image} alt="" sizes="52px" ratio="1 / 1" />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box dir="auto" sx={{ fontWeight: 600 }}>
            {dish.title}
          </Box>
          {restaurant !== undefined && (
            <Box dir="auto" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {restaurant}
            </Box>
          )}
          <LineExtras extras={extras} />
          {note !== null && <LineNote note={note} />}
          {isCanceled && <StatusChip tone="bad">{texts.canceled}</StatusChip>}
        </Box>
      </Box>
    ),
  },
  { heading: texts.price, cell: ({ price }) => formatMoney(price) },
  { heading: texts.quantity, cell: ({ qty }) => qty },
  {
    heading: texts.total,
    cell: ({ total, isCanceled }) => <Box component={isCanceled ? 's' : 'strong'}>{formatMoney(total)}</Box>,
  },
  { heading: texts.portion, cell: (item) => choice(chosenPortion(item)) },
  { heading: texts.spice, cell: (item) => choice(chosenSpice(item)) },
];

/** What was ordered, as customer and restaurant see it. */
export function OrderItems({ items }: { items: readonly Item[] }) {
  return (
    <DataTable
      isCompact
      label={texts.items}
      columns={COLUMNS}
      rows={items}
      rowKey={(item) => lineKey(item.dish.slug, item)}
    />
  );
}

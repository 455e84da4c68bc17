import Box from '@mui/material/Box';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { lineKey } from '../../../../ui/food/line-choices.ts';
import * as texts from '../owner-orders.texts.tsx';

/** What the customer wrote about the order and its dishes: read before it is accepted. */
export function OrderNotes({ part: { note, orderitem } }: { readonly part: OrderPart }) {
  const notes: { key: string; dish?: string; note: string }[] = [
    ...(note === null ? [] : [{ key: 'order', note }]),
    ...orderitem.flatMap((item) =>
      item.note === null
        ? []
        : [
            {
              key: lineKey(item.dish.slug, item),
              dish: item.dish.title,
              note: item.note,
            },
          ],
    ),
  ];
  if (notes.length === 0) return null;
  return (
    <Box component="ul" aria-label={texts.notes} sx={listStyles}>
      {notes.map(({ key, dish, note: text }) => (
        <li key={key}>
          {dish !== undefined && (
            <>
              <bdi>{dish}</bdi>:{' '}
            </>
          )}
          <strong dir="auto">{text}</strong>
        </li>
      ))}
    </Box>
  );
}

const listStyles = {
  m: 0,
  mb: 2,
  p: 1.5,
  listStyle: 'none',
  borderRadius: '12px',
  bgcolor: 'status.waiting.tint',
  color: 'status.waiting.text',
  fontSize: '1.0625rem',
  overflowWrap: 'anywhere',
  '& li + li': { mt: 0.5 },
} as const;

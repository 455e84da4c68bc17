import Box from '@mui/material/Box';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { choiceNames, lineKey } from '../../../../ui/food/line-choices.ts';
import { LineNote } from '../../../../ui/food/line-note.tsx';
import * as texts from '../owner-orders.texts.tsx';

type Item = OrderPart['orderitem'][number];

/** In a row of a list: what is still to be cooked with every choice and note, the rest in a few words. */
export function OrderedDishes({ part }: { readonly part: OrderPart }) {
  if (part.order_status !== 'pending') return <span dir="auto">{shortText(part.orderitem)}</span>;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {part.orderitem.map((item) => (
          <li key={lineKey(item.dish.slug, item)}>
            <bdi>{lineText(item)}</bdi> <bdi>{choiceNames(item).join(texts.comma)}</bdi>
            {item.note !== null && <Note note={item.note} />}
          </li>
        ))}
      </Box>
      {part.note !== null && <Note note={part.note} />}
    </>
  );
}

const Note = ({ note }: { readonly note: string }) => (
  <Box sx={{ color: 'text.primary', fontWeight: 700 }}>
    <LineNote note={note} />
  </Box>
);

const lineText = ({ qty, dish }: Pick<Item, 'qty'> & { readonly dish: Pick<Item['dish'], 'title'> }) =>
  `${qty}\u00a0×\u00a0${dish.title}`;

const MOST_NAMED = 2;

/** `2 × Beef Biryani, 1 × Naan and 3 more`. */
function shortText(items: readonly Item[]): string {
  const quantities = new Map<string, number>();
  for (const { dish, qty } of items) quantities.set(dish.title, (quantities.get(dish.title) ?? 0) + qty);
  const dishes = Array.from(quantities, ([title, qty]) => lineText({ qty, dish: { title } }));
  const more = dishes.length - MOST_NAMED;
  return [dishes.slice(0, MOST_NAMED).join(texts.comma), ...(more > 0 ? [texts.andMore(more)] : [])].join(
    ' ',
  );
}

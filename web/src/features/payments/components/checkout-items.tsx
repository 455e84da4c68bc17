import Box from '@mui/material/Box';
import type { Checkout } from '@nearbite/contract/orders/checkout';
import { formatMoney } from '@nearbite/domain/money';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { chosenPortion, chosenSpice, lineKey } from '../../../ui/food/line-choices.ts';
import { LineExtras } from '../../../ui/food/line-extras.tsx';
import { LineNote } from '../../../ui/food/line-note.tsx';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import * as texts from '../payments.texts.ts';

type Item = Checkout['orderitem'][number];

/** What one is about to pay for; what a restaurant has canceled is marked. */
export function CheckoutItems({ items }: { items: readonly Item[] }) {
  return (
    <Box
      component="ul"
      aria-label={texts.items}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
    >
      {items.map((item) => (
        <ItemRow key={lineKey(item.dish.slug, item)} item={item} />
      ))}
    </Box>
  );
}

function ItemRow({ item }: { item: Item }) {
  const { dish, qty, total } = item;
  const [portion, spice] = [chosenPortion(item), chosenSpice(item)];
  const isCanceled = item.order_status === 'cancelled';
  const choices = [
    ...(portion === undefined ? [] : [texts.portion(portion)]),
    ...(spice === undefined ? [] : [texts.spice(spice)]),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <Box sx={{ width: 52, flex: 'none', borderRadius: '10px', overflow: 'hidden' }}>
        <FoodPicture image={dish.image} alt="" sizes="52px" ratio="1 / 1" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {qty} × <bdi>{dish.title}</bdi>
        </Box>
        {choices.length > 0 && (
          <Box dir="auto" sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            {choices.join(' · ')}
          </Box>
        )}
        <LineExtras extras={item.extras} />
        {item.note !== null && <LineNote note={item.note} />}
        {isCanceled && <StatusChip tone="bad">{texts.canceled}</StatusChip>}
      </Box>
      <Box component={isCanceled ? 's' : 'strong'}>{formatMoney(total)}</Box>
    </Box>
  );
}

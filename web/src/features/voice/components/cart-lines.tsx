import Box from '@mui/material/Box';
import type { CartLine, CartTotals } from '@nearbite/contract/cart/cart';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { formatMoney } from '@nearbite/domain/money';
import { LineExtras } from '../../../ui/food/line-extras.tsx';
import { LineNote } from '../../../ui/food/line-note.tsx';
import { Amounts } from '../../../ui/tables/amounts.tsx';
import * as texts from '../voice.texts.ts';
import { LineFacts, LinePicture } from './line-facts.tsx';

type Props = { readonly lines: readonly CartLine[]; readonly totals: CartTotals | null };

/** Everything that will be, or was, ordered, with what it costs. */
export function CartLines({ lines, totals }: Props) {
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={{ display: 'flex', gap: 1.5, py: 1.25 }}>
            <LinePicture image={line.dish.image} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box dir="auto" sx={{ fontWeight: 650 }}>
                {line.qty} × {line.dish.title}
              </Box>
              <LineFacts
                facts={[
                  line.portion_size === NO_PORTION_SIZE ? null : line.portion_size,
                  line.spice_level === NO_SPICE_LEVEL ? null : line.spice_level,
                  line.dish.restaurant.name,
                ]}
              />
              <LineExtras extras={line.extras} />
              {line.note && <LineNote note={line.note} />}
              {!line.available && (
                <Box sx={{ color: 'status.bad.text', fontSize: '0.875rem' }}>{texts.soldOut}</Box>
              )}
            </Box>
            <Box sx={{ fontWeight: 650 }}>{formatMoney(line.sub_total)}</Box>
          </Box>
        ))}
      </Box>
      {totals && (
        <Amounts
          rows={[
            { label: texts.subtotal, amount: totals.subtotal },
            { label: texts.tax, amount: totals.tax },
            { label: texts.serviceFee, amount: totals.service_fee },
            ...(totals.delivery_fee !== 0 ? [{ label: texts.deliveryFee, amount: totals.delivery_fee }] : []),
          ]}
          total={{ label: texts.total, amount: totals.total }}
        />
      )}
    </>
  );
}

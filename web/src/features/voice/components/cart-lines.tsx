import Box from '@mui/material/Box';
import type { CartLine, CartTotals } from '@nearbite/contract/cart/cart';
import { formatMoney } from '@nearbite/domain/money';
import { LineNote } from '../../../ui/food/line-note.tsx';
import { CartAmounts } from '../../cart/index.ts';
import { voiceLine } from '../line-shapes.ts';
import * as texts from '../voice.texts.ts';
import { LineRow } from './line-row.tsx';

type Props = { readonly lines: readonly CartLine[]; readonly totals: CartTotals | null };

/** Everything that will be, or was, ordered, with what it costs. */
export function CartLines({ lines, totals }: Props) {
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={{ py: 1.25 }}>
            <LineRow
              line={voiceLine(line)}
              title={`${line.qty} × ${line.dish.title}`}
              image={line.dish.image}
              aside={<Box sx={{ fontWeight: 650 }}>{formatMoney(line.sub_total)}</Box>}
            >
              {line.note && <LineNote note={line.note} />}
              {!line.available && (
                <Box sx={{ color: 'status.bad.text', fontSize: '0.875rem' }}>{texts.soldOut}</Box>
              )}
            </LineRow>
          </Box>
        ))}
      </Box>
      {totals && <CartAmounts totals={totals} />}
    </>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { CartLine, CartTotals } from '@nearbite/contract/cart/cart';
import { PATHS } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { warningsOf } from '@nearbite/voice/session/conversation';
import { orderedLines } from '@nearbite/voice/session/known-cart';
import { Link as RouterLink } from 'react-router';
import { RetryLine } from '../../../ui/feedback/retry-line.tsx';
import { LineNote } from '../../../ui/food/line-note.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CartAmounts } from '../../cart/index.ts';
import { voiceLine } from '../line-shapes.ts';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { LineRow } from './line-row.tsx';

type Props = Pick<VoiceOrderState, 'cart' | 'session'>;

/** The cart as the server holds it: what lay in it before is ordered too, so it is shown too. */
export const CartPanel = ({ cart, session }: Props) => (
  <Panel
    heading={
      <>
        {texts.inYourCart}{' '}
        <Link component={RouterLink} to={PATHS.cart} sx={{ fontSize: '0.9375rem', fontWeight: 500, ml: 1 }}>
          {texts.editCart}
        </Link>
      </>
    }
  >
    {/* It is spoken with every reading back; who types or has no sound reads it here. */}
    {warningsOf(orderedLines(session)).map((warning) => (
      <Box key={warning} sx={{ mb: 1, fontSize: '0.875rem', color: 'status.bad.text' }}>
        {warning}
      </Box>
    ))}
    <CartContent cart={cart} />
  </Panel>
);

function CartContent({ cart }: Pick<Props, 'cart'>) {
  if (cart.shown && cart.shown.lines.length === 0) return <p>{texts.cartIsEmpty}</p>;
  if (cart.shown) return <CartLines {...cart.shown} />;
  if (cart.isFailed) return <RetryLine text={texts.cartFailed} onRetry={cart.refetch} />;
  return <Skeleton variant="rounded" height={120} />;
}

type LinesProps = { readonly lines: readonly CartLine[]; readonly totals: CartTotals | null };

/** Everything that will be, or was, ordered, with what it costs. */
export function CartLines({ lines, totals }: LinesProps) {
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

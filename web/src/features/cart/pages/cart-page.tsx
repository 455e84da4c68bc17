import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CartLine } from '@nearbite/contract/cart/cart';
import { PATHS } from '@nearbite/contract/page-paths';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { errorText } from '../../../lib/form-errors.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useCartLines, useCartTotals } from '../cart.ts';
import { CartLineCard } from '../components/cart-line-card.tsx';
import { OrderForm } from '../components/order-form.tsx';
import { useConfirmation } from '../use-confirmation.ts';
import { usePlaceOrder } from '../use-place-order.ts';
import { useQuantities } from '../use-quantities.ts';
import { useSaveQuantity } from '../use-save-quantity.ts';

const NO_LINES: readonly CartLine[] = [];

export default function CartPage() {
  const { data: lines, isFetching: areLinesLoading, error, refetch } = useCartLines();
  const {
    currentData: totals,
    isFetching: areTotalsLoading,
    error: totalsError,
    refetch: refetchTotals,
  } = useCartTotals();

  // Kept here: the form goes when a refused order leaves nothing in the cart, and the reason must stay.
  const { placeOrder, failure, isPlacing } = usePlaceOrder();
  const quantities = useQuantities(lines ?? NO_LINES, useSaveQuantity());
  const { confirm, isConfirming } = useConfirmation(
    {
      lines: lines ?? NO_LINES,
      totals,
      isFetching: areLinesLoading || areTotalsLoading,
      error: error ?? totalsError,
      quantities,
    },
    placeOrder,
  );
  const isOrdering = isPlacing || isConfirming;

  if (lines?.length === 0) {
    return (
      <>
        {failure?.alert !== undefined && failure.code === 'sold_out' && (
          <Box sx={{ pt: 3 }}>
            <MessageAlert tone="bad">{failure.alert}</MessageAlert>
          </Box>
        )}
        <StateMessage
          isPage
          icon={ShoppingBag}
          title="Your Cart Is Empty"
          text="Find something tasty and it will wait for you here."
          action={
            <Button component={Link} to={PATHS.home} variant="contained">
              Continue Shopping
            </Button>
          }
        />
      </>
    );
  }
  if (error && !lines) {
    return <ErrorState title="We could not load your cart." text={errorText(error)} onRetry={refetch} />;
  }
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Typography component="h1" variant="h2" sx={{ mb: 3 }}>
        Your Cart
      </Typography>
      {lines ? (
        <Box sx={gridStyles}>
          <Box component="ul" aria-label="Cart" sx={{ gridArea: 'lines', ...listStyles }}>
            {lines.map((line) => (
              <CartLineCard key={line.id} line={line} quantities={quantities} isFrozen={isOrdering} />
            ))}
          </Box>
          {totalsError && !totals ? (
            <ErrorState
              title="We could not work out the total."
              text={errorText(totalsError)}
              onRetry={refetchTotals}
            />
          ) : (
            <OrderForm totals={totals} onConfirm={confirm} failure={failure} isPlacing={isOrdering} />
          )}
        </Box>
      ) : (
        <Box role="status" aria-label="Loading your cart" sx={listStyles}>
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} variant="rounded" height={148} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const listStyles = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;

const gridStyles = {
  display: 'grid',
  alignItems: 'start',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  gridTemplateAreas: { xs: '"lines" "form"', md: '"lines summary" "fields summary"' },
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { useCartLines, useCartTotals } from '../../../lib/cart.ts';
import { errorText } from '../../../lib/form-errors.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { CartLineCard } from '../components/cart-line-card.tsx';
import { OrderForm } from '../components/order-form.tsx';
import { isBlocked } from '../line-warning.ts';
import { usePlaceOrder } from '../use-place-order.ts';

export default function CartPage() {
  const { data: lines, error, refetch } = useCartLines();
  const {
    currentData: totals,
    isFetching: areTotalsLoading,
    error: totalsError,
    refetch: refetchTotals,
  } = useCartTotals();

  // Kept here: the form goes when a refused order leaves nothing in the cart, and the reason must stay.
  const { placeOrder, failure, isPlacing } = usePlaceOrder();

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
              <CartLineCard key={line.id} line={line} />
            ))}
          </Box>
          {totalsError && !totals ? (
            <ErrorState
              title="We could not work out the total."
              text={errorText(totalsError)}
              onRetry={refetchTotals}
            />
          ) : (
            <OrderForm
              totals={totals}
              areTotalsCurrent={!areTotalsLoading}
              hasBlockedLines={lines.some(isBlocked)}
              onPlace={(details, { total }) => placeOrder(details, { lines, total })}
              failure={failure}
              isPlacing={isPlacing}
            />
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

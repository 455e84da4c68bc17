import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CartLine } from '@nearbite/contract/cart/cart';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { useKeptAt } from '../../../lib/net/kept-ages.ts';
import { useFocusKeeper } from '../../../lib/page/use-focus-keeper.ts';
import { AsOf } from '../../../ui/feedback/as-of.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import * as texts from '../cart.texts.tsx';
import { useCartLines } from '../cart.ts';
import { CartGroups } from '../components/cart-groups.tsx';
import { EmptyCart } from '../components/empty-cart.tsx';
import { OrderForm } from '../placing/components/order-form.tsx';
import { useCartOrder } from '../placing/use-cart-order.ts';

export default function CartPage() {
  // Who removes a line by keyboard goes on with the next one, or with the page's heading.
  const area = useFocusKeeper<HTMLDivElement>();
  const cart = useCartLines();
  // Kept here: the form goes when a refused order leaves nothing in the cart, and the reason must stay.
  const order = useCartOrder(cart);
  return <div ref={area}>{contentOf(cart, order, useKeptAt(cart) !== undefined)}</div>;
}

type Order = ReturnType<typeof useCartOrder>;

function contentOf(cart: ReturnType<typeof useCartLines>, order: Order, isOld: boolean) {
  const { data: lines, error, refetch } = cart;
  if (lines?.length === 0) {
    return order.isPlaced ? <LoadingText text={texts.openingOrder} /> : <EmptyCart failure={order.failure} />;
  }
  if (error && !lines) {
    return <ErrorState title={texts.cartNotLoaded} text={errorText(error)} onRetry={refetch} />;
  }
  return (
    <Box sx={{ pt: { xs: 2, md: 5 }, pb: { xs: 3, md: 5 } }}>
      <Typography component="h1" variant="h2" sx={{ mb: 3 }}>
        {texts.yourCart}
      </Typography>
      <AsOf query={cart} />
      {lines && order.areLinesReady ? (
        <FilledCart lines={lines} order={order} isOld={isOld} />
      ) : (
        <LoadingCart />
      )}
    </Box>
  );
}

type FilledProps = {
  readonly lines: readonly CartLine[];
  readonly order: Order;
  /** From the phone: it can be read, and neither changed nor ordered. */
  readonly isOld: boolean;
};

function FilledCart({ lines, order, isOld }: FilledProps) {
  const { offers, preferences, choose, quantities, isOrdering } = order;
  return (
    <Box sx={gridStyles}>
      <Box sx={{ ...listStyles, gap: 3, gridArea: 'lines' }}>
        <CartGroups
          lines={lines}
          restaurants={offers ?? []}
          choices={preferences}
          quantities={quantities}
          isFrozen={isOrdering || isOld}
          onOrderAll={() => choose({ restaurantId: undefined })}
        />
      </Box>
      {!isOld && <OrderPart order={order} />}
    </Box>
  );
}

function OrderPart({ order }: { readonly order: Order }) {
  const { offers, totals, totalsError, retryTotals } = order;
  if (totalsError !== undefined && !offers) {
    return <ErrorState title={texts.noTotal} text={errorText(totalsError)} onRetry={retryTotals} />;
  }
  if (!order.isFormReady) return <LoadingForm />;
  return (
    <OrderForm
      offers={offers ?? []}
      totals={totals}
      onRetryTotals={totalsError === undefined ? undefined : retryTotals}
      preferences={order.preferences}
      onChoose={order.choose}
      onRemove={order.removeFrom}
      details={order.details}
      onConfirm={order.confirm}
      failure={order.failure}
      isPlacing={order.isOrdering}
    />
  );
}

function LoadingCart() {
  return (
    <Box role="status" aria-label={texts.loadingCart} sx={gridStyles}>
      <Box sx={{ ...listStyles, gridArea: 'lines' }}>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} variant="rounded" height={148} />
        ))}
      </Box>
      <FormSkeleton />
    </Box>
  );
}

const LoadingForm = () => (
  <Box role="status" aria-label={texts.loadingDetails} sx={{ display: 'contents' }}>
    <FormSkeleton />
  </Box>
);

/** Below the lines on a phone, where it may be out of sight; beside them on a wide screen. */
const FormSkeleton = () => (
  <Skeleton variant="rounded" height={320} sx={{ gridArea: { xs: 'form', md: 'summary' } }} />
);

const listStyles = { display: 'grid', gap: 2 } as const;

const gridStyles = {
  display: 'grid',
  alignItems: 'start',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  gridTemplateAreas: { xs: '"lines" "form"', md: '"lines summary" "fields summary"' },
} as const;

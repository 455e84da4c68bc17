import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { checkoutPath, PATHS } from '@nearbite/contract/page-paths';
import { ShoppingBag } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { isPayable } from '../../orders/index.ts';
import * as texts from '../cart.texts.tsx';
import type { PlacingFailure } from '../placing/order-client.ts';
import { useLatestOrders } from '../placing/use-known-details.ts';
import { saveOrderChoice } from '../placing/use-order-choices.ts';

export function EmptyCart({ failure }: { readonly failure: PlacingFailure | undefined }) {
  useEffect(() => {
    // How far down the full cart was read, and is returned to from the checkout, is the footer here.
    window.scrollTo(0, 0);
    // The time was one of kitchens that are not in it any more.
    saveOrderChoice({ isScheduled: false, deliverAt: undefined });
  }, []);
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
        title={texts.cartIsEmpty}
        text={texts.findSomething}
        action={
          <>
            <Button component={Link} to={PATHS.home} variant="contained">
              {texts.continueShopping}
            </Button>
            <UnpaidOrder />
          </>
        }
      />
    </>
  );
}

/** Who went back from the checkout finds the order again. Below all else: it comes later and must push nothing. */
function UnpaidOrder() {
  const { data } = useLatestOrders();
  const last = data?.orders[0];
  if (!last || !isPayable(last)) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mt: 2 }}>
      <span>{texts.waitsToBePaid(last.oid)}</span>
      <Button component={Link} to={checkoutPath(last.oid)} variant="outlined">
        {texts.payNow}
      </Button>
    </Box>
  );
}

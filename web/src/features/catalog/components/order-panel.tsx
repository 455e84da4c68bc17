import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Dish } from '@nearbite/contract/catalog/catalog';
import { formatRupees, toPaisa, toRupees } from '@nearbite/domain/money';
import { isOrderable } from '@nearbite/domain/orderable';
import { lineTotalPaisa } from '@nearbite/domain/pricing';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/form-errors.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { useSession } from '../../accounts/index.ts';
import { getCartId, usePutInCartMutation } from '../../cart/index.ts';
import { AddedToCart } from './added-to-cart.tsx';
import { QuantityInput } from './quantity-input.tsx';

type Props = {
  readonly dish: Dish;
  readonly unitPrice: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
};

/** The end of the page, too, can be scrolled clear of the bar. */
const roomBelow = (px: number) => (theme: Theme) => ({
  [theme.breakpoints.down('md')]: { body: { paddingBottom: px } },
});
const ROOM = roomBelow(78);
const ROOM_FOR_ANSWER = roomBelow(140);

/** Quantity, Add to cart and what came of it; stuck to the bottom edge on phones. Restaurant accounts do not order. */
export function OrderPanel({ dish, unitPrice, portionSize, spiceLevel }: Props) {
  const session = useSession();
  const [qty, setQty] = useState(1);
  const [putInCart, { isLoading, isSuccess, error }] = usePutInCartMutation();
  if (session.role === 'owner') return null;

  const isSoldOut = !isOrderable(dish);
  const price = toRupees(lineTotalPaisa({ unitPricePaisa: toPaisa(unitPrice), qty }));
  const addToCart = async () => {
    const answer = await putInCart({
      body: {
        dish_id: dish.id,
        user_id: session.role === 'customer' ? session.profile.id : 0,
        qty,
        price: unitPrice,
        country: '',
        portionSize,
        spiceLevel,
        cart_id: getCartId(),
        mode: 'add',
      },
    });
    if (answer.data) pageToast.success('Added To Cart');
  };

  return (
    <Box sx={panelStyles}>
      <GlobalStyles styles={isSuccess || error !== undefined ? ROOM_FOR_ANSWER : ROOM} />
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        {!isSoldOut && <QuantityInput value={qty} max={dish.stock_qty} onChange={setQty} />}
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={isSoldOut || isLoading || session.role === 'loading'}
          onClick={addToCart}
          sx={buttonStyles}
        >
          <Box
            component={ShoppingBag}
            size={19}
            aria-hidden
            sx={{ flex: 'none', display: { xs: 'none', sm: 'block' } }}
          />
          {isSoldOut ? 'Sold out' : `Add to cart · ${formatRupees(price)}`}
        </Button>
      </Box>
      {/* On phones above the buttons, where the thumb is and nothing hides it. */}
      <Box sx={answerStyles}>
        {error !== undefined && (
          <MessageAlert tone="bad" isHint>
            {errorText(error)}
          </MessageAlert>
        )}
      </Box>
      {/* Always there, so that it is read out when something comes in. */}
      <Box role="status" aria-atomic={false} sx={answerStyles}>
        {isSuccess && (session.role === 'customer' || session.role === 'visitor') && (
          <AddedToCart isGuest={session.role === 'visitor'} />
        )}
      </Box>
    </Box>
  );
}

/** A long price takes a second line where there is no room beside the quantity. */
const buttonStyles = {
  gap: 1,
  px: { xs: 1, sm: 3 },
  fontSize: { xs: '0.9375rem', sm: '1rem' },
  lineHeight: 1.2,
} as const;

const answerStyles = {
  order: { xs: -1, md: 0 },
  '& > *': { mt: { md: 1.5 }, mb: { xs: 1.5, md: 0 } },
} as const;

const panelStyles: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexDirection: 'column',
  mt: 3,
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    insetInline: 0,
    bottom: 0,
    p: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.default,
  },
});

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Dish } from '@nearbite/contract/catalog';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { usePutInCartMutation } from '../../../lib/cart.api.ts';
import { getCartId } from '../../../lib/cart-id.ts';
import { errorText } from '../../../lib/form-errors.ts';
import { loginPath } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session.tsx';
import { pageToast } from '../../../lib/toasts.ts';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { QuantityInput } from './quantity-input.tsx';

/** Who logs in to order wants to see the order, not the dish again. */
const CART = { pathname: PATHS.cart, search: '', hash: '' } as const;

type Props = {
  readonly dish: Dish;
  readonly unitPrice: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
};

/** Quantity and Add to cart; stuck to the bottom edge on phones. Restaurant accounts do not order. */
export function OrderPanel({ dish, unitPrice, portionSize, spiceLevel }: Props) {
  const session = useSession();
  const [qty, setQty] = useState(1);
  const [isAdded, setIsAdded] = useState(false);
  const [putInCart, { isLoading, error }] = usePutInCartMutation();
  if (session.role === 'owner') return null;

  const isSoldOut = dish.status !== 'live' || dish.stock_qty === 0;
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
    if (!answer.data) return;
    setIsAdded(true);
    pageToast.success('Added To Cart');
  };

  return (
    <>
      <Box
        sx={(theme) => ({
          display: 'flex',
          gap: 1.5,
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
        })}
      >
        {!isSoldOut && <QuantityInput value={qty} max={dish.stock_qty} onChange={setQty} />}
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={isSoldOut || isLoading || session.role === 'loading'}
          startIcon={<ShoppingBag size={19} aria-hidden />}
          onClick={addToCart}
        >
          {isSoldOut ? 'Sold out' : 'Add to cart'}
        </Button>
      </Box>
      {error !== undefined && (
        <Box sx={{ mt: 2 }}>
          <MessageAlert tone="bad">{errorText(error)}</MessageAlert>
        </Box>
      )}
      {isAdded && session.role === 'visitor' && (
        <Box sx={{ mt: 2 }}>
          <MessageAlert tone="good">
            It is in your cart.{' '}
            <Link component={RouterLink} to={loginPath(CART)} sx={{ color: 'inherit', fontWeight: 650 }}>
              Log in to order
            </Link>
          </MessageAlert>
        </Box>
      )}
    </>
  );
}

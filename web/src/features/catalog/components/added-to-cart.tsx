import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PATHS } from '@nearbite/contract/page-paths';
import { formatRupees } from '@nearbite/domain/money';
import { CircleCheck } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { loginPath } from '../../accounts/index.ts';
import { useCartTotals } from '../../cart/index.ts';

/** Who logs in to order wants to see the order, not the dish again. */
const TO_THE_CART = loginPath({ pathname: PATHS.cart, search: '', hash: '' });

/** It worked, and the next step: the cart for a customer, the login for a guest. */
export function AddedToCart({ isGuest }: { isGuest: boolean }) {
  return (
    <Box sx={boxStyles}>
      <CircleCheck size={20} aria-hidden style={{ flex: 'none' }} />
      <span>{isGuest ? 'It is in your cart.' : 'In your cart.'}</span>
      {isGuest ? (
        <Link component={RouterLink} to={TO_THE_CART} sx={linkStyles}>
          Log in to order
        </Link>
      ) : (
        <ViewCart />
      )}
    </Box>
  );
}

function ViewCart() {
  const { currentData: totals, isFetching } = useCartTotals();
  return (
    <Link component={RouterLink} to={PATHS.cart} sx={linkStyles}>
      {totals && !isFetching ? `View cart · ${formatRupees(totals.total)}` : 'View cart'}
    </Link>
  );
}

const boxStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  minHeight: 48,
  borderRadius: '14px',
  color: 'status.good.text',
  bgcolor: 'status.good.tint',
  fontWeight: 500,
} as const;

const linkStyles = { ml: 'auto', py: 1.5, color: 'inherit', fontWeight: 700, whiteSpace: 'nowrap' } as const;

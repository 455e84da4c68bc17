import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { PATHS } from '@nearbite/contract/page-paths';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useCartCount, useCartLines } from '../../features/cart/index.ts';

export function CartButton() {
  // Keeps asking as long as the button is shown; the count follows each response.
  useCartLines();
  const count = useCartCount();
  return (
    <IconButton
      component={Link}
      to={PATHS.cart}
      aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <Badge
        badgeContent={count}
        color="secondary"
        slotProps={{ badge: { 'aria-hidden': true } }}
        sx={{ '& .MuiBadge-badge': { top: -8, right: -8, fontWeight: 750 } }}
      >
        <ShoppingBag size={20} aria-hidden />
      </Badge>
    </IconButton>
  );
}

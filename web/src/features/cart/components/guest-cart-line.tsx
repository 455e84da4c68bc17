import Box from '@mui/material/Box';
import { PATHS } from '@nearbite/contract/page-paths';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { PageContainer } from '../../../ui/page-container.tsx';
import { loginPath, useSession } from '../../accounts/index.ts';
import { useCartLines } from '../cart.ts';
import { useGuestCartCount } from '../guest-cart-count.ts';

const TO_THE_CART = loginPath({ pathname: PATHS.cart, search: '', hash: '' });

/** Whoever is here is about to sign in already. */
const QUIET_PAGES: readonly string[] = [PATHS.login, PATHS.register];

/** Tells visitors of the cart they have: its button is for those who are signed in. */
export function GuestCartLine() {
  const session = useSession();
  const { pathname } = useLocation();
  const count = useGuestCartCount();
  const isShown =
    session.role === 'visitor' && count > 0 && !QUIET_PAGES.includes(pathname.replace(/\/$/, ''));

  // A page that began without the line must not be pushed down by it: there it lies over the page's top edge.
  const [page, setPage] = useState({ pathname, hasRoom: isShown });
  if (page.pathname !== pathname) setPage({ pathname, hasRoom: isShown });

  if (!isShown) return null;
  return (
    <Box sx={{ position: 'relative', zIndex: 1 }}>
      <Box sx={page.hasRoom ? undefined : { position: 'absolute', insetInline: 0, top: 0 }}>
        <Line count={count} />
      </Box>
    </Box>
  );
}

function Line({ count }: { count: number }) {
  // What was remembered is only the beginning: the server knows what is in the cart.
  useCartLines();
  return (
    <Box sx={{ bgcolor: 'status.waiting.tint', borderBottom: 1, borderColor: 'divider' }}>
      <PageContainer>
        <Box component={Link} to={TO_THE_CART} sx={linkStyles}>
          <ShoppingBag size={18} aria-hidden style={{ flex: 'none' }} />
          <span>
            {`${count === 1 ? '1 dish is' : `${count} dishes are`} waiting in your cart. Log in to order`}
          </span>
        </Box>
      </PageContainer>
    </Box>
  );
}

const linkStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 44,
  py: 0.5,
  color: 'status.waiting.text',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textUnderlineOffset: '3px',
} as const;

import { PATHS } from '@nearbite/contract/page-paths';
import { ShoppingBag } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { NoticeLine } from '../../../ui/feedback/notice-line.tsx';
import { useSession } from '../../accounts/index.ts';
import { useCartLines } from '../cart.ts';
import * as texts from '../guest-cart.texts.ts';
import { useGuestCartCount, useHasLoginOffer } from '../guest-cart-count.ts';
import { LOGIN_TO_CART } from '../login-to-cart.ts';

/** On these pages the person is about to sign in already. */
const QUIET_PAGES: readonly string[] = [PATHS.login, PATHS.register];

/** Tells visitors of the cart they have: its button is for those who are signed in. */
export function GuestCartLine() {
  const session = useSession();
  const { pathname } = useLocation();
  const count = useGuestCartCount();
  const hasCart =
    session.role === 'visitor' && count > 0 && !QUIET_PAGES.includes(pathname.replace(/\/$/, ''));

  // A page that began without the line is neither pushed down nor covered by it: what is added there is told beside
  // the button that added it, and the line begins on the next page.
  const [page, setPage] = useState({ pathname, hasRoom: hasCart || hasKeptRoom() });
  if (page.pathname !== pathname) setPage({ pathname, hasRoom: hasCart });
  const isShown = hasCart && page.hasRoom;
  // From here on the line takes the room that was kept for it.
  useLayoutEffect(() => {
    if (isShown) delete document.documentElement.dataset.guestCart;
  }, [isShown]);

  if (!isShown) return null;
  return <Line count={count} />;
}

/** Did boot.ts keep room for the line in the server's HTML, which knows of no cart? */
const hasKeptRoom = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.guestCart !== undefined;

function Line({ count }: { count: number }) {
  // What was remembered is only the beginning: the server knows what is in the cart.
  useCartLines();
  const isOfferedBelow = useHasLoginOffer();
  return (
    <NoticeLine to={LOGIN_TO_CART} icon={<ShoppingBag size={18} aria-hidden />}>
      {texts.dishesWaiting(count)}
      {!isOfferedBelow && ` ${texts.logInToOrder}`}
    </NoticeLine>
  );
}

import Box from '@mui/material/Box';
import { PATHS } from '@nearbite/contract/page-paths';
import { Bell, ShoppingBag } from 'lucide-react';
import { useLocation } from 'react-router';
import { useSaveLanguage } from '../../../features/accounts/index.ts';
import { useCartCount, useCartLines } from '../../../features/cart/index.ts';
import { useUnreadNotifications } from '../../../features/notifications/index.ts';
import { PhoneSearch, SearchBox } from '../../../features/search/index.ts';
import { nameWithCount } from '../../../ui/layout/link-count.tsx';
import { LibraryTheme } from '../../../ui/theme/library-theme.tsx';
import * as texts from '../layout.texts.ts';
import { CountedIconLink } from './counted-icon-link.tsx';
import { navigationFor, type SignedInSession } from './navigation.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { cartWithItems } from './signed-in-bar.texts.ts';
import { WideNavigation } from './wide-navigation.tsx';

type Props = { readonly session: SignedInSession };

/** The bar's part for everyone who is signed in. */
export default function SignedInBar({ session }: Props) {
  useSaveLanguage('profile' in session ? session.profile.id : undefined);
  const unread = useUnreadNotifications();
  const navigation = navigationFor(
    session,
    unread,
    useLocation().pathname.toLowerCase().startsWith(PATHS.admin),
  );
  const { notifications } = navigation;
  return (
    <LibraryTheme>
      {navigation.canOrder && (
        <Box
          sx={{
            display: { xs: 'none', sm: 'block' },
            flex: '1 1 200px',
            maxWidth: 360,
            minWidth: { xs: 0, lg: 160 },
          }}
        >
          <SearchBox />
        </Box>
      )}
      <Box
        component="nav"
        aria-label={texts.main}
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1, lg: 0.25 }, ml: 'auto' }}
      >
        <WideNavigation navigation={navigation} />
        {navigation.canOrder && <PhoneSearch />}
        {notifications && (
          <CountedIconLink
            to={notifications.to}
            icon={Bell}
            count={unread}
            name={nameWithCount(notifications.label, notifications.count)}
          />
        )}
        {navigation.canOrder && <CartButton />}
        <NavigationDrawer navigation={navigation} />
      </Box>
    </LibraryTheme>
  );
}

function CartButton() {
  // Keeps asking as long as the button is shown; the count follows each response.
  useCartLines();
  const count = useCartCount();
  return <CountedIconLink to={PATHS.cart} icon={ShoppingBag} count={count} name={cartWithItems(count)} />;
}

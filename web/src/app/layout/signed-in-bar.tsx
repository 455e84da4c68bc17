import Box from '@mui/material/Box';
import { SearchBox } from '../../features/search/index.ts';
import { LibraryTheme } from '../../ui/library-theme.tsx';
import { CartButton } from './cart-button.tsx';
import { navigationFor, type SignedInSession } from './navigation.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { WideNavigation } from './wide-navigation.tsx';

type Props = { readonly session: SignedInSession };

/** The bar's part for everyone who is signed in. */
export default function SignedInBar({ session }: Props) {
  const navigation = navigationFor(session);
  return (
    <LibraryTheme>
      {navigation.canOrder && (
        <Box sx={{ display: { xs: 'none', sm: 'block' }, flex: '1 1 200px', maxWidth: 360, minWidth: 0 }}>
          <SearchBox />
        </Box>
      )}
      <Box
        component="nav"
        aria-label="Main"
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1, lg: 0.25 }, ml: 'auto' }}
      >
        <WideNavigation navigation={navigation} />
        {navigation.canOrder && <CartButton />}
        <NavigationDrawer navigation={navigation} />
      </Box>
    </LibraryTheme>
  );
}

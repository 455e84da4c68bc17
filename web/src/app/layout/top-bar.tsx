import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSession } from '../../lib/session.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { TOP_BAR_HEIGHT } from '../../ui/theme.ts';
import { CartButton } from './cart-button.tsx';
import { Logo } from './logo.tsx';
import { navigationFor } from './navigation.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { SearchBox } from './search-box.tsx';
import { SignedInLinks } from './signed-in-links.tsx';
import { VisitorLinks } from './visitor-links.tsx';

export function TopBar() {
  const session = useSession();
  const navigation = navigationFor(session);

  return (
    <>
      <Box
        component="header"
        sx={(theme) => ({
          position: 'sticky',
          top: 0,
          zIndex: theme.zIndex.appBar,
          borderBottom: `1px solid ${theme.vars?.palette.divider}`,
          backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.background.default} 86%, transparent)`,
          backdropFilter: 'blur(14px) saturate(1.4)',
        })}
      >
        <PageContainer
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 1, md: 1.5 },
            height: { xs: TOP_BAR_HEIGHT.phone, md: TOP_BAR_HEIGHT.desktop },
          }}
        >
          <Logo />
          {navigation.canOrder && (
            <Box sx={{ display: { xs: 'none', sm: 'block' }, flex: '1 1 240px', maxWidth: 360, minWidth: 0 }}>
              <SearchBox />
            </Box>
          )}
          <Box
            component="nav"
            aria-label="Main"
            sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1, lg: 0.25 }, ml: 'auto' }}
          >
            {session.role === 'loading' && <Skeleton variant="rounded" width={132} height={36} />}
            {session.role === 'visitor' && <VisitorLinks />}
            {navigation.isSignedIn && <SignedInLinks navigation={navigation} />}
            {navigation.canOrder && <CartButton />}
            {navigation.isSignedIn && <NavigationDrawer navigation={navigation} />}
          </Box>
        </PageContainer>
      </Box>
      {navigation.canOrder && (
        <PageContainer sx={{ display: { xs: 'block', sm: 'none' }, pt: 1.5 }}>
          <SearchBox />
        </PageContainer>
      )}
    </>
  );
}

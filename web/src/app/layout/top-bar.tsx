import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useSession } from '../../features/accounts/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { TOP_BAR_HEIGHT } from '../../ui/theme.ts';
import { Logo } from './logo.tsx';
import { navigationFor } from './navigation.ts';
import { VisitorLinks } from './visitor-links.tsx';

/** Menus, drawer and search are of no use to visitors, whose first page should come quickly. */
const SignedInBar = lazyPart(() => import('./signed-in-bar.tsx'), {
  fallback: <BarSkeleton />,
  isQuiet: true,
});

export function TopBar() {
  const session = useSession();
  const isLoading = session.role === 'loading';
  const navigation = navigationFor(session);

  useEffect(() => {
    // Fetched beside the profile rather than after it.
    if (isLoading) void SignedInBar.preload();
  }, [isLoading]);

  return (
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
        {isLoading && <BarSkeleton />}
        {session.role === 'visitor' && <VisitorLinks />}
        {navigation && <SignedInBar navigation={navigation} />}
      </PageContainer>
    </Box>
  );
}

function BarSkeleton() {
  return <Skeleton variant="rounded" width={132} height={36} sx={{ ml: 'auto' }} />;
}

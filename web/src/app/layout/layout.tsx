import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useSession } from '../../lib/session.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PhoneSearch } from './phone-search.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { MAIN_ID, usePageArrival } from './use-page-arrival.ts';

const LiveUpdates = lazyPart(() => import('../../features/live/components/live-updates.tsx'), {
  isQuiet: true,
});

/** Every freshly loaded document has the same key, so such pages are told apart by their address. */
const scrollKeyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Bar, page and footer. `children` stands in for the page when a route failed to load. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  usePageArrival();
  const isLoadingPage = useNavigation().state === 'loading';

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      {isLoadingPage && <NavigationProgress />}
      <TopBar />
      <PhoneSearch />
      <PageContainer component="main" id={MAIN_ID} tabIndex={-1}>
        {children}
      </PageContainer>
      <Footer />
      <LiveForSignedIn />
      <ScrollRestoration getKey={scrollKeyOf} />
    </Box>
  );
}

/** News of orders for those who have any; visitors do not even load the code. */
function LiveForSignedIn() {
  const session = useSession();
  if (session.role !== 'customer' && session.role !== 'owner') return null;
  return <LiveUpdates restaurantId={session.role === 'owner' ? session.restaurantId : undefined} />;
}

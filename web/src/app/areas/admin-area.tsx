import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartNoAxesColumn, History, LayoutGrid, Store, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { ASK_AGAIN, useAdminSummaryQuery } from '../../features/admin/api.ts';
import { useFocusKeeper } from '../../lib/use-focus-keeper.ts';
import { type AreaLink, AreaMenu } from '../../ui/area-menu.tsx';
import { TOP_BAR_HEIGHT } from '../../ui/theme.ts';

const LINKS: readonly AreaLink[] = [
  { label: 'Overview', to: PATHS.admin, icon: ChartNoAxesColumn },
  { label: 'Restaurants', to: PATHS.adminRestaurants, icon: Store },
  { label: 'Categories', to: PATHS.adminCategories, icon: LayoutGrid },
  { label: 'Users', to: PATHS.adminUsers, icon: Users },
  { label: 'Audit log', to: PATHS.adminAudit, icon: History },
];

type Props = {
  readonly title: string;
  readonly intro?: string;
  /** Stands beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of the administrator's pages: quiet menu, heading, content. */
export function AdminArea({ title, intro, action, children }: Props) {
  const page = useFocusKeeper<HTMLElement>();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
        gap: { xs: 2, md: 4 },
        alignItems: 'start',
        py: { xs: 2, md: 4 },
      }}
    >
      <AdminMenu />
      <Box component="section" ref={page} aria-labelledby="admin-title" sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Typography id="admin-title" variant="h2" component="h1">
              {title}
            </Typography>
            {intro && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{intro}</Typography>}
          </Box>
          {action}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

function AdminMenu() {
  const { data: summary } = useAdminSummaryQuery(undefined, ASK_AGAIN);
  const waiting = { value: summary?.restaurants.pending ?? 0, words: 'waiting' };
  const links = LINKS.map((link) =>
    link.to === PATHS.adminRestaurants ? { ...link, count: waiting } : link,
  );
  return (
    <Box sx={{ position: { md: 'sticky' }, top: { md: TOP_BAR_HEIGHT.desktop + 24 }, minWidth: 0 }}>
      <AreaMenu label="Administration" links={links} />
    </Box>
  );
}

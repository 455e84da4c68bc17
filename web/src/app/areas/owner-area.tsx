import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SuspensionNotice } from '../../features/restaurants/components/suspension-notice.tsx';
import { useFocusKeeper } from '../../lib/use-focus-keeper.ts';
import { ORDER_BAR_HEIGHT, TOP_BAR_HEIGHT } from '../../ui/theme.ts';
import { Sidebar } from './owner-menu.tsx';

/** Narrower beside a tablet's tables, which need the room. */
const SIDEBAR_PX = { md: 192, lg: 208 };

/** The owner's pages: a quiet sidebar, on phones a row of links that scrolls sideways. */
export default function RestaurantFrame({ children }: { children: ReactNode }) {
  const page = useFocusKeeper<HTMLDivElement>();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: `${SIDEBAR_PX.md}px minmax(0, 1fr)`,
          lg: `${SIDEBAR_PX.lg}px minmax(0, 1fr)`,
        },
        minHeight: { md: `calc(100dvh - ${TOP_BAR_HEIGHT.desktop + ORDER_BAR_HEIGHT}px)` },
      }}
    >
      <Sidebar />
      <Box
        ref={page}
        sx={{
          pt: { xs: 2, md: 4 },
          pb: { xs: 2, md: 4 },
          pl: { md: 2, lg: 4 },
          borderLeft: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        <SuspensionNotice />
        {children}
      </Box>
    </Box>
  );
}

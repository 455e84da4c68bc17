import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartNoAxesColumn, History, LayoutGrid, type LucideIcon, Store, Users } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { useAdminSummaryQuery } from '../api.ts';

type Entry = { readonly label: string; readonly to: string; readonly icon: LucideIcon };

const ENTRIES: readonly Entry[] = [
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
      <Box component="section" aria-labelledby="admin-title" sx={{ minWidth: 0 }}>
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

/** A column beside the page; on phones the entries stand in one line that scrolls sideways. */
function AdminMenu() {
  const { data: summary } = useAdminSummaryQuery();
  const waiting = summary?.restaurants.pending ?? 0;
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // On phones the entry of this page may lie outside the line's visible part.
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>(`a[href="${pathname.replace(/\/$/, '')}"]`);
    if (menu.current && current) menu.current.scrollLeft = current.offsetLeft - menu.current.clientWidth / 3;
  }, [pathname]);

  return (
    <Box
      component="nav"
      ref={menu}
      aria-label="Administration"
      sx={{
        position: { xs: 'relative', md: 'sticky' },
        top: { md: 92 },
        minWidth: 0,
        overflowX: { xs: 'auto', md: 'visible' },
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
      }}
    >
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          gap: 0.5,
          m: 0,
          p: { xs: '3px', md: 0 },
          width: { xs: 'max-content', md: 'auto' },
          listStyle: 'none',
        }}
      >
        {ENTRIES.map((entry) => (
          <li key={entry.to}>
            <MenuEntry {...entry} count={entry.to === PATHS.adminRestaurants ? waiting : 0} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function MenuEntry({ label, to, icon: Icon, count }: Entry & { count: number }) {
  return (
    <Box
      component={NavLink}
      to={to}
      end
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        px: 1.5,
        borderRadius: '12px',
        color: 'text.secondary',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'brand.tint' },
        '&[aria-current="page"]': { color: 'brand.text', bgcolor: 'brand.tint', fontWeight: 650 },
      }}
    >
      <Icon size={19} aria-hidden />
      {label}
      {count > 0 && (
        <Box
          component="span"
          aria-label={`${count} waiting`}
          sx={{
            ml: 'auto',
            px: 1,
            borderRadius: '999px',
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            fontSize: '0.8125rem',
            fontWeight: 700,
          }}
        >
          {count}
        </Box>
      )}
    </Box>
  );
}

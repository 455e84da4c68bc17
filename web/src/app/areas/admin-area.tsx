import { PATHS } from '@nearbite/contract/page-paths';
import { ChartNoAxesColumn, CookingPot, History, LayoutGrid, Settings, Store, Users } from 'lucide-react';
import { REFRESH_OPTIONS, useAdminSummaryQuery } from '../../features/admin/index.ts';
import type { AreaLink } from '../../ui/layout/area-menu.tsx';
import { TOP_BAR_HEIGHT } from '../../ui/theme/measures.ts';
import * as texts from '../app.texts.ts';
import { AreaFrame } from './area-frame.tsx';

const LINKS: readonly AreaLink[] = [
  { label: texts.overview, to: PATHS.admin, icon: ChartNoAxesColumn },
  { label: texts.restaurants, to: PATHS.adminRestaurants, icon: Store },
  { label: texts.dishes, to: PATHS.adminDishes, icon: CookingPot },
  { label: texts.categories, to: PATHS.adminCategories, icon: LayoutGrid },
  { label: texts.users, to: PATHS.adminUsers, icon: Users },
  { label: texts.auditLog, to: PATHS.adminAudit, icon: History },
  { label: texts.settings, to: PATHS.adminSettings, icon: Settings },
];

/** With how many restaurants and dishes wait for a decision. */
function useLinks(): readonly AreaLink[] {
  const { data: summary } = useAdminSummaryQuery(undefined, REFRESH_OPTIONS);
  const counts: Partial<Record<string, AreaLink['count']>> = {
    [PATHS.adminRestaurants]: { value: summary?.restaurants.pending ?? 0, words: texts.waiting },
    [PATHS.adminDishes]: { value: summary?.dishes.in_review ?? 0, words: texts.inReview },
  };
  return LINKS.map((link) => ({ ...link, count: counts[link.to] }));
}

export default function AdminArea() {
  return (
    <AreaFrame
      label={texts.administration}
      links={useLinks()}
      menuWidth={{ md: 208, lg: 208 }}
      menuTopPx={TOP_BAR_HEIGHT.desktop + 24}
      sx={{ gap: { xs: 2, md: 4 }, py: { xs: 2, md: 4 } }}
    />
  );
}

import Box from '@mui/material/Box';
import {
  Bell,
  Bike,
  CirclePlus,
  CookingPot,
  LayoutDashboard,
  MessageSquareHeart,
  ReceiptText,
  Settings,
  Wallet,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { TOP_BAR_HEIGHT } from '../../../ui/theme.ts';

const LINKS = [
  { label: 'Dashboard', to: PATHS.restaurantDashboard, icon: LayoutDashboard },
  { label: 'Dishes', to: PATHS.restaurantDishes, icon: CookingPot },
  { label: 'Orders', to: PATHS.restaurantOrders, icon: ReceiptText },
  { label: 'Earnings', to: PATHS.restaurantEarnings, icon: Wallet },
  { label: 'Reviews', to: PATHS.restaurantReviews, icon: MessageSquareHeart },
  { label: 'Add Dish', to: PATHS.restaurantAddDish, icon: CirclePlus },
  { label: 'Notifications', to: PATHS.restaurantNotifications, icon: Bell },
  { label: 'Riders', to: PATHS.restaurantRiders, icon: Bike },
  { label: 'Settings', to: PATHS.restaurantSettings, icon: Settings },
] as const;

export function Sidebar() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  // On phones the row scrolls sideways: where one is must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another link
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetWidth / 3;
  }, [pathname]);

  return (
    <Box component="nav" aria-label="Restaurant area" sx={navStyles}>
      <ul ref={list}>
        {LINKS.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            {/* Without its closing slash a link counts as current for both spellings of its address. */}
            <NavLink to={to.replace(/\/$/, '')}>
              <Icon size={19} aria-hidden />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const navStyles = {
  position: { md: 'sticky' },
  top: { md: TOP_BAR_HEIGHT.desktop },
  alignSelf: 'start',
  minWidth: 0,
  pt: { xs: 1.5, md: 2.5 },
  pr: { md: 1.5 },
  '& ul': {
    display: 'flex',
    flexDirection: { xs: 'row', md: 'column' },
    gap: { xs: 0.5, md: 0 },
    position: 'relative',
    m: 0,
    // Room for the focus ring inside the row that scrolls.
    p: { xs: '4px', md: 0 },
    overflowX: { xs: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    listStyle: 'none',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    px: 1.5,
    borderRadius: '12px',
    color: 'text.secondary',
    fontSize: '0.9375rem',
    fontWeight: 550,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { color: 'text.primary' },
    '&[aria-current="page"]': { color: 'brand.text', bgcolor: 'brand.tint' },
  },
} as const;

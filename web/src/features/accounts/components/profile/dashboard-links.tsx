import Box from '@mui/material/Box';
import type { Profile } from '@nearbite/contract/accounts/accounts';
import { PATHS } from '@nearbite/contract/page-paths';
import {
  ChartNoAxesCombined,
  ChefHat,
  CloudSun,
  type LucideIcon,
  Mic,
  ReceiptText,
  Settings,
  ShieldCheck,
  Soup,
  Store,
} from 'lucide-react';
import { Link } from 'react-router';
import * as texts from '../../account.texts.tsx';

type Entry = {
  readonly label: string;
  readonly text: string;
  readonly to: string;
  readonly icon: LucideIcon;
};

const CUSTOMER: readonly Entry[] = [
  { label: texts.findFood, text: texts.aroundYou, to: PATHS.home, icon: Soup },
  { label: texts.myOrders, text: texts.onItsWay, to: PATHS.customerOrders, icon: ReceiptText },
  { label: texts.voiceOrder, text: texts.justSay, to: PATHS.voiceOrder, icon: Mic },
  {
    label: texts.weatherSuggestions,
    text: texts.fitsTheDay,
    to: PATHS.weatherDishes,
    icon: CloudSun,
  },
  { label: texts.settings, text: texts.settingsHint, to: PATHS.customerSettings, icon: Settings },
  { label: texts.registerRestaurant, text: texts.sellDishes, to: PATHS.restaurantRegister, icon: Store },
];

const OWNER: readonly Entry[] = [
  {
    label: texts.restaurantDashboard,
    text: texts.dashboardHint,
    to: PATHS.restaurantDashboard,
    icon: ChartNoAxesCombined,
  },
  { label: texts.orders, text: texts.cookNext, to: PATHS.restaurantOrders, icon: ReceiptText },
  { label: texts.dishes, text: texts.yourMenu, to: PATHS.restaurantDishes, icon: ChefHat },
  { label: texts.settings, text: texts.yourRestaurant, to: PATHS.restaurantSettings, icon: Settings },
];

const ADMIN: Entry = { label: texts.admin, text: texts.runMarketplace, to: PATHS.admin, icon: ShieldCheck };

export function DashboardLinks({ profile }: { profile: Profile }) {
  const own = profile.restaurant_id === null ? CUSTOMER : OWNER;
  const entries = profile.is_admin ? [...own, ADMIN] : own;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        gap: { xs: 1.5, md: '22px' },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {entries.map((entry) => (
        <li key={entry.to}>
          <DashboardLink {...entry} />
        </li>
      ))}
    </Box>
  );
}

function DashboardLink({ label, text, to, icon: Icon }: Entry) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        height: '100%',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '18px',
        color: 'text.primary',
        bgcolor: 'background.paper',
        textDecoration: 'none',
        '&:hover': { borderColor: 'brand.outline' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          flex: 'none',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: '16px',
          color: 'brand.text',
          bgcolor: 'brand.tint',
        }}
      >
        <Icon size={22} />
      </Box>
      <div>
        <Box sx={{ fontWeight: 650 }}>{label}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{text}</Box>
      </div>
    </Box>
  );
}

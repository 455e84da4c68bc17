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

type Entry = {
  readonly label: string;
  readonly text: string;
  readonly to: string;
  readonly icon: LucideIcon;
};

const CUSTOMER: readonly Entry[] = [
  { label: 'Find food nearby', text: 'Restaurants around you', to: PATHS.home, icon: Soup },
  { label: 'My orders', text: 'What is on its way', to: PATHS.customerOrders, icon: ReceiptText },
  { label: 'Voice Order', text: 'Just say what you want', to: PATHS.voiceOrder, icon: Mic },
  {
    label: 'Weather Food Suggestions',
    text: 'What fits the day',
    to: PATHS.weatherDishes,
    icon: CloudSun,
  },
  { label: 'Settings', text: 'Name, picture, address', to: PATHS.customerSettings, icon: Settings },
  { label: 'Register a restaurant', text: 'Sell your own dishes', to: PATHS.restaurantRegister, icon: Store },
];

const OWNER: readonly Entry[] = [
  {
    label: 'Restaurant dashboard',
    text: 'Dishes, orders, revenue',
    to: PATHS.restaurantDashboard,
    icon: ChartNoAxesCombined,
  },
  { label: 'Orders', text: 'What to cook next', to: PATHS.restaurantOrders, icon: ReceiptText },
  { label: 'Dishes', text: 'Your menu', to: PATHS.restaurantDishes, icon: ChefHat },
  { label: 'Settings', text: 'Your restaurant', to: PATHS.restaurantSettings, icon: Settings },
];

const ADMIN: Entry = { label: 'Admin', text: 'Run the marketplace', to: PATHS.admin, icon: ShieldCheck };

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

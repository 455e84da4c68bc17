import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Bell, KeyRound, type LucideIcon, ReceiptText, Settings, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, Link as RouterLink } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.tsx';
import { RADIUS } from '../../../ui/theme.ts';
import { useOwnAccount } from '../use-own-account.ts';
import { ProfilePicture } from './profile-picture.tsx';

type Entry = { readonly label: string; readonly to: string; readonly icon: LucideIcon };

const ENTRIES: readonly Entry[] = [
  { label: 'Account', to: PATHS.customerAccount, icon: UserRound },
  { label: 'Orders', to: PATHS.customerOrders, icon: ReceiptText },
  { label: 'Notifications', to: PATHS.customerNotifications, icon: Bell },
  { label: 'Settings', to: PATHS.customerSettings, icon: Settings },
  { label: 'Change Password', to: PATHS.changePassword, icon: KeyRound },
];

/** A column beside the page; on phones the entries stand in one line that scrolls sideways. */
export function SideMenu() {
  const session = useSession();
  const { data: account } = useOwnAccount();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the entry of this page may stand beyond the edge. Only the line moves, never the page.
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && entry) nav.current.scrollLeft = entry.offsetLeft - nav.current.clientWidth / 4;
  }, []);
  const name = account?.full_name ?? ('profile' in session ? session.profile.name : '');

  return (
    <Box
      sx={{
        position: { md: 'sticky' },
        top: { md: 92 },
        minWidth: 0,
        p: { xs: 1.5, md: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: RADIUS.card,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <ProfilePicture image={account?.image ?? null} name={name} sizePx={52} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Box>
          <Link component={RouterLink} to={PATHS.customerSettings} sx={{ display: 'inline-block', py: 0.5 }}>
            Edit Account
          </Link>
        </Box>
      </Box>
      <Box
        component="nav"
        ref={nav}
        aria-label="Customer area"
        sx={{
          position: 'relative',
          overflowX: { xs: 'auto', md: 'visible' },
          mx: { xs: -1.5, md: 0 },
          px: { xs: 1.5, md: 0 },
        }}
      >
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexDirection: { xs: 'row', md: 'column' },
            gap: 0.5,
            m: 0,
            p: { xs: '3px 0', md: 0 },
            listStyle: 'none',
          }}
        >
          {ENTRIES.map((entry) => (
            <li key={entry.to}>
              <MenuEntry {...entry} />
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function MenuEntry({ label, to, icon: Icon }: Entry) {
  return (
    <Box
      component={NavLink}
      to={to}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        px: 1.5,
        borderRadius: '12px',
        color: 'text.primary',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'brand.tint' },
        '&[aria-current="page"]': { color: 'brand.text', bgcolor: 'brand.tint', fontWeight: 650 },
      }}
    >
      <Icon size={19} aria-hidden />
      {label}
    </Box>
  );
}

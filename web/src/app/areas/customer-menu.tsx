import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Bell, KeyRound, ReceiptText, Settings, UserRound } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { ProfilePicture } from '../../features/accounts/components/profile-picture.tsx';
import { useSession } from '../../features/accounts/session/session.tsx';
import { useOwnAccount } from '../../features/accounts/use-own-account.ts';
import { type AreaLink, AreaMenu } from '../../ui/area-menu.tsx';
import { RADIUS } from '../../ui/theme.ts';

const LINKS: readonly AreaLink[] = [
  { label: 'Account', to: PATHS.customerAccount, icon: UserRound },
  { label: 'Orders', to: PATHS.customerOrders, icon: ReceiptText },
  { label: 'Notifications', to: PATHS.customerNotifications, icon: Bell },
  { label: 'Settings', to: PATHS.customerSettings, icon: Settings },
  { label: 'Change Password', to: PATHS.changePassword, icon: KeyRound },
];

/** Who one is, and the pages of one's account. */
export function SideMenu() {
  const session = useSession();
  const { data: account } = useOwnAccount();
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
          <Box dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Link component={RouterLink} to={PATHS.customerSettings} sx={{ display: 'inline-block', py: 0.5 }}>
            Edit Account
          </Link>
        </Box>
      </Box>
      <AreaMenu label="Customer area" links={LINKS} />
    </Box>
  );
}

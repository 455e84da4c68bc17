import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PATHS } from '@nearbite/contract/page-paths';
import { Bell, Heart, KeyRound, ReceiptText, Settings, UserRound } from 'lucide-react';
import { Outlet, Link as RouterLink } from 'react-router';
import { ProfilePicture, useOwnAccount, useSession } from '../../features/accounts/index.ts';
import { useUnreadNotifications } from '../../features/notifications/index.ts';
import type { AreaLink } from '../../ui/layout/area-menu.tsx';
import { CARD } from '../../ui/theme/measures.ts';
import * as texts from '../app.texts.ts';
import { AreaFrame } from './area-frame.tsx';
import { withUnreadAt } from './with-unread-at.ts';

const LINKS: readonly AreaLink[] = [
  { label: texts.account, to: PATHS.customerAccount, icon: UserRound },
  { label: texts.orders, to: PATHS.customerOrders, icon: ReceiptText },
  { label: texts.favourites, to: PATHS.customerFavourites, icon: Heart },
  { label: texts.notifications, to: PATHS.customerNotifications, icon: Bell },
  { label: texts.settings, to: PATHS.customerSettings, icon: Settings },
  { label: texts.changePassword, to: PATHS.changePassword, icon: KeyRound },
];

/** Owners change their password on a page of this area too; they see it without the customers' menu. */
export default function CustomerArea() {
  const { role } = useSession();
  const links = withUnreadAt(PATHS.customerNotifications, useUnreadNotifications(), LINKS);
  if (role !== 'customer') return <Outlet />;
  return (
    <AreaFrame
      label={texts.customerArea}
      links={links}
      menuHead={<Whose />}
      menuWidth={{ md: 260, lg: 260 }}
      menuTopPx={92}
      sx={{ gap: { xs: 2, md: 5 }, py: { xs: 1.5, sm: 3, md: 5 } }}
      menuSx={{
        p: { xs: 0.5, md: 2.5 },
        ...CARD,
      }}
    />
  );
}

function Whose() {
  const session = useSession();
  const { data: account } = useOwnAccount();
  const name = account?.full_name ?? ('profile' in session ? session.profile.name : '');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: { md: 1.5 } }}>
      <ProfilePicture image={account?.image ?? null} name={name} sizePx={44} />
      <Box sx={{ minWidth: 0, lineHeight: 1.25 }}>
        <Box dir="auto" sx={nameStyles}>
          {name}
        </Box>
        <Link
          component={RouterLink}
          to={PATHS.customerSettings}
          sx={{ display: 'inline-block', py: 0.5, whiteSpace: 'nowrap' }}
        >
          {texts.editAccount}
        </Link>
      </Box>
    </Box>
  );
}

/** On phones it stands in the line of entries. */
const nameStyles = {
  fontWeight: 650,
  maxWidth: { xs: 140, sm: 'none' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  overflowWrap: 'anywhere',
} as const;

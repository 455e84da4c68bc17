import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LogOut, Menu as MenuIcon, X } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { useLogout } from '../../../features/accounts/index.ts';
import { PlaceChip } from '../../../features/catalog/index.ts';
import { LinkCountMark, nameWithCount } from '../../../ui/layout/link-count.tsx';
import * as texts from '../layout.texts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { Navigation, NavigationLink } from './navigation.ts';

type Props = { readonly navigation: Navigation };

/** Everything the wide bar offers, for narrower screens. */
export function NavigationDrawer({ navigation }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const logout = useLogout();
  const close = () => setIsOpen(false);
  const { groups, drawerLinks = [] } = navigation;
  const links = [...navigation.links, ...drawerLinks];

  return (
    <Box sx={{ display: { lg: 'none' } }}>
      <IconButton
        aria-label={texts.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon size={20} aria-hidden />
      </IconButton>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': texts.menu } }}
      >
        <Box sx={{ width: 'min(84vw, 340px)', p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
          <IconButton aria-label={texts.closeMenu} onClick={close} sx={{ alignSelf: 'flex-end' }}>
            <X size={20} aria-hidden />
          </IconButton>
          {links.length > 0 && <DrawerLinks links={links} onFollow={close} />}
          {groups.map((group) => (
            <section key={group.label} aria-label={group.label}>
              <Typography component="h2" variant="body2" sx={{ px: 1.5, pb: 0.5, color: 'text.secondary' }}>
                {group.label}
              </Typography>
              <DrawerLinks links={group.links} onFollow={close} />
            </section>
          ))}
          <Box sx={onPhoneStyles}>
            {navigation.canOrder && <PlaceChip />}
            <LanguageSwitch />
          </Box>
          <Button variant="outlined" startIcon={<LogOut size={18} aria-hidden />} onClick={logout}>
            {texts.logout}
          </Button>
        </Box>
      </Drawer>
    </Box>
  );
}

/** What the bar itself has room for on wider screens. */
const onPhoneStyles = {
  display: { xs: 'flex', sm: 'none' },
  flexDirection: 'column',
  gap: 1,
  px: 1.5,
  '& > *': { minHeight: 44, display: 'flex', alignItems: 'center' },
} as const;

function DrawerLinks({ links, onFollow }: { links: readonly NavigationLink[]; onFollow: () => void }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {links.map(({ label, to, count }) => (
        <li key={to}>
          <Box
            component={NavLink}
            to={to}
            end
            aria-label={nameWithCount(label, count)}
            onClick={onFollow}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 46,
              px: 1.5,
              borderRadius: '12px',
              color: 'text.primary',
              textDecoration: 'none',
              fontWeight: 550,
              '&:hover, &[aria-current="page"]': { bgcolor: 'brand.tint', color: 'brand.text' },
            }}
          >
            {label}
            <LinkCountMark count={count} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NavLink } from 'react-router';
import { useLogout } from '../../../features/accounts/index.ts';
import * as texts from '../layout.texts.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import type { Navigation } from './navigation.ts';

const ROOM_FOR_ICONS = '@media (min-width: 1280px)';
/** With more, however wide the screen, the search box could not show its words. */
const MOST_LINKS_WITH_ICONS = 2;

type Props = { readonly navigation: Navigation };

/** Links and dropdowns in a row; narrower screens fold all of this into the drawer. */
export function WideNavigation({ navigation }: Props) {
  const logout = useLogout();
  return (
    <Box sx={{ display: { xs: 'none', lg: 'flex' }, alignItems: 'center', mr: 0.75 }}>
      {navigation.links.map(({ label, to, icon: Icon }) => (
        <Button
          key={to}
          component={NavLink}
          to={to}
          variant="text"
          sx={{
            px: 1.5,
            gap: 1,
            '&[aria-current="page"]': { color: 'brand.text' },
            '& svg': { display: 'none', [ROOM_FOR_ICONS]: { display: 'block' } },
          }}
        >
          {navigation.links.length <= MOST_LINKS_WITH_ICONS && <Icon size={18} aria-hidden />}
          {label}
        </Button>
      ))}
      {navigation.groups.map((group) => (
        <DropdownMenu key={group.label} group={group} />
      ))}
      <Button variant="text" onClick={logout} sx={{ px: 1.5 }}>
        {texts.logout}
      </Button>
    </Box>
  );
}

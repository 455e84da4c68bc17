import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NavLink } from 'react-router';
import { useLogout } from '../../lib/logout.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import type { Navigation } from './navigation.ts';

type Props = { readonly navigation: Navigation };

/** The wide bar; narrower screens fold all of this into the drawer. */
export function SignedInLinks({ navigation }: Props) {
  const logout = useLogout();
  return (
    <Box sx={{ display: { xs: 'none', lg: 'flex' }, alignItems: 'center', mr: 0.75 }}>
      {navigation.links.map(({ label, to }) => (
        <Button
          key={to}
          component={NavLink}
          to={to}
          variant="text"
          sx={{ px: 1.5, '&[aria-current="page"]': { color: 'brand.text' } }}
        >
          {label}
        </Button>
      ))}
      {navigation.groups.map((group) => (
        <DropdownMenu key={group.label} group={group} />
      ))}
      <Button variant="text" onClick={logout} sx={{ px: 1.5 }}>
        Logout
      </Button>
    </Box>
  );
}

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router';
import { LinkCountMark, nameWithCount } from '../../../ui/layout/link-count.tsx';
import { useMenuButton } from '../../../ui/layout/use-menu-button.ts';
import type { NavigationGroup } from './navigation.ts';

type Props = { readonly group: NavigationGroup };

export function DropdownMenu({ group }: Props) {
  const { button, menu, close } = useMenuButton({ label: group.label, align: 'right' });
  return (
    <>
      <Button
        {...button}
        variant="text"
        endIcon={<ChevronDown size={16} aria-hidden />}
        sx={{ px: 1.5, '& .MuiButton-endIcon': { ml: 0.5 } }}
      >
        {group.label}
      </Button>
      <Menu {...menu}>
        {group.links.map(({ label, to, count }) => (
          <MenuItem
            key={to}
            component={NavLink}
            to={to}
            end
            aria-label={nameWithCount(label, count)}
            onClick={close}
            sx={{ gap: 2 }}
          >
            {label}
            <LinkCountMark count={count} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

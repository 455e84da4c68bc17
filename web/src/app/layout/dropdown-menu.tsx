import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import type { NavigationGroup } from './navigation.ts';

type Props = { readonly group: NavigationGroup };

export function DropdownMenu({ group }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => setIsOpen(false);

  return (
    <>
      <Button
        ref={button}
        variant="text"
        endIcon={<ChevronDown size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(true)}
        sx={{ px: 1.5, '& .MuiButton-endIcon': { ml: 0.5 } }}
      >
        {group.label}
      </Button>
      <Menu
        id={menuId}
        open={isOpen}
        onClose={close}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        disableScrollLock
        slotProps={{ list: { 'aria-label': group.label } }}
      >
        {group.links.map(({ label, to }) => (
          <MenuItem key={to} component={NavLink} to={to} end onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { dishPath, dishUpdatePath } from '@nearbite/contract/page-paths';
import { EllipsisVertical } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDeleteDish } from '../use-delete-dish.ts';
import { AvailabilityDialog } from './availability-dialog.tsx';

/** What can be done with a dish, where there is no room for a button each. */
export function DishMenu({ dish }: { dish: OwnerDish }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const { remove, isRemoving } = useDeleteDish(dish);
  const label = `Actions for ${dish.title}`;
  const close = () => setIsOpen(false);
  const onSoldOut = () => {
    close();
    setIsAsking(true);
  };
  const onDelete = () => {
    close();
    if (!isRemoving) void remove();
  };
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(true)}
      >
        <EllipsisVertical size={18} aria-hidden />
      </IconButton>
      <Menu
        id={menuId}
        open={isOpen}
        onClose={close}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem component={Link} to={dishPath(dish.slug)}>
          View
        </MenuItem>
        <MenuItem component={Link} to={dishUpdatePath(dish.did)}>
          Edit
        </MenuItem>
        <MenuItem onClick={onSoldOut}>Sold out until tomorrow</MenuItem>
        <MenuItem onClick={onDelete}>Delete</MenuItem>
      </Menu>
      {isAsking && <AvailabilityDialog dish={dish} onClose={() => setIsAsking(false)} />}
    </>
  );
}

import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { dishPath, dishUpdatePath, PATHS } from '@nearbite/contract/page-paths';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMenuButton } from '../../../ui/layout/use-menu-button.ts';
import * as texts from '../dishes.texts.ts';
import { useDeleteDish } from '../use-delete-dish.ts';
import { AvailabilityDialog } from './availability-dialog.tsx';

/** What can be done with a dish, where there is no room for a button each. */
export function DishMenu({ dish }: { dish: OwnerDish }) {
  const [isAsking, setIsAsking] = useState(false);
  const { remove, isRemoving } = useDeleteDish(dish);
  const label = texts.actionsFor(dish.title);
  const { button, menu, close } = useMenuButton({ label, align: 'right' });
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
      <IconButton {...button} aria-label={label}>
        <EllipsisVertical size={18} aria-hidden />
      </IconButton>
      <Menu {...menu}>
        <MenuItem component={Link} to={dishPath(dish.slug)}>
          {texts.view}
        </MenuItem>
        <MenuItem component={Link} to={dishUpdatePath(dish.did)}>
          {texts.edit}
        </MenuItem>
        <MenuItem component={Link} to={`${PATHS.restaurantAddDish}?from=${dish.did}`}>
          {texts.duplicate}
        </MenuItem>
        <MenuItem onClick={onSoldOut}>{texts.soldOutUntilTomorrow}</MenuItem>
        <MenuItem onClick={onDelete}>{texts.deleteIt}</MenuItem>
      </Menu>
      {isAsking && <AvailabilityDialog dish={dish} onClose={() => setIsAsking(false)} />}
    </>
  );
}

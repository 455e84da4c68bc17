import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import type { OwnerDish } from '@nearbite/contract/restaurant-dishes';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { dishPath, dishUpdatePath } from '../../../config/paths.ts';
import { whileIdle } from '../../../lib/busy.ts';
import { consoleLog } from '../../../lib/console-log.ts';
import { dialogs } from '../../../lib/dialogs.tsx';
import { errorText } from '../../../lib/form-errors.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { useChangeDishMutation, useDeleteDishMutation } from '../api.ts';
import { useOwner } from '../use-owner.ts';
import { DishStatus } from './dish-columns.tsx';

const DELETE_FAILED = 'An error occurred while deleting the dish. Please try again later.';

export function DishActions({ dish }: { dish: OwnerDish }) {
  const { restaurantId } = useOwner();
  const [deleteDish, { isLoading }] = useDeleteDishMutation();

  const onDelete = async () => {
    const isMeant = await dialogs.confirm({
      title: 'Delete Dish?',
      text: 'Are you sure you want to permanently delete this dish?',
      confirmLabel: 'Yes, delete it!',
      isIrreversible: true,
    });
    if (!isMeant) return;
    const { error } = await deleteDish({ params: { restaurant_id: restaurantId, did: dish.did } });
    if (error === undefined) {
      await dialogs.success('Dish Deleted!', 'This dish has now been deleted forever.');
      return;
    }
    consoleLog.failure('Error deleting the dish:', error);
    await dialogs.error('An Error Occurred', DELETE_FAILED);
  };

  return (
    <Box sx={{ display: 'flex', gap: 0.75 }}>
      <IconButton component={Link} to={dishPath(dish.slug)} aria-label={`View ${dish.title}`}>
        <Eye size={18} aria-hidden />
      </IconButton>
      <IconButton component={Link} to={dishUpdatePath(dish.did)} aria-label={`Edit ${dish.title}`}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton {...whileIdle(isLoading, () => void onDelete())} aria-label={`Delete ${dish.title}`}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

/** The owner turns a dish on and off; while the administrator reviews it there is nothing to turn. */
export function DishStatusSwitch({ dish }: { dish: OwnerDish }) {
  const { restaurantId } = useOwner();
  const [changeDish, { isLoading }] = useChangeDishMutation();

  const onChange = async (isLive: boolean) => {
    if (isLoading) return;
    const { error } = await changeDish({
      params: { restaurant_id: restaurantId, did: dish.did },
      body: { status: isLive ? 'live' : 'in-active' },
    });
    if (error === undefined) return;
    consoleLog.failure('Error changing the status of the dish:', error);
    pageToast.error(errorText(error));
  };

  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {dish.status !== 'in-review' && (
        <Switch
          checked={dish.status === 'live'}
          slotProps={{
            input: { 'aria-label': `${dish.title} is live`, 'aria-disabled': isLoading || undefined },
          }}
          onChange={(_event, isLive) => void onChange(isLive)}
        />
      )}
      <DishStatus dish={dish} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { dishPath, dishUpdatePath } from '@nearbite/contract/page-paths';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { consoleLog } from '../../../lib/browser/console-log.ts';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { AS_WIDE_TABLE } from '../../../ui/tables/data-table.tsx';
import { useOwner, useWorkplace } from '../../accounts/index.ts';
import { useChangeDishMutation } from '../api.ts';
import * as texts from '../dishes.texts.ts';
import { useDeleteDish } from '../use-delete-dish.ts';
import { DishMenu } from './dish-action-menu.tsx';
import { DishStatus } from './dish-columns.tsx';
import { SoldOutButton } from './sold-out-button.tsx';

/** Buttons beside each other where the table is wide, else a menu. */
export function DishActions({ dish }: { dish: OwnerDish }) {
  const { remove, isRemoving } = useDeleteDish(dish);
  if (useWorkplace()?.role === 'kitchen') return <SoldOutButton dish={dish} />;
  return (
    <>
      <Box sx={{ display: 'none', gap: 0.75, [AS_WIDE_TABLE]: { display: 'flex' } }}>
        <IconButton component={Link} to={dishPath(dish.slug)} aria-label={texts.viewDish(dish.title)}>
          <Eye size={18} aria-hidden />
        </IconButton>
        <IconButton component={Link} to={dishUpdatePath(dish.did)} aria-label={texts.editDish(dish.title)}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <SoldOutButton dish={dish} />
        <IconButton
          {...whileIdle(isRemoving, () => void remove())}
          aria-label={texts.deleteNamed(dish.title)}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
        <DishMenu dish={dish} />
      </Box>
      <Box sx={{ [AS_WIDE_TABLE]: { display: 'none' } }}>
        <SoldOutButton dish={dish} />
        <DishMenu dish={dish} />
      </Box>
    </>
  );
}

type SwitchProps = { readonly dish: OwnerDish; readonly isBare?: boolean };

/** The owner turns a dish on and off; while the administrator reviews it there is nothing to turn. */
export function DishStatusSwitch({ dish, isBare = false }: SwitchProps) {
  const { restaurantId } = useOwner();
  const isKitchen = useWorkplace()?.role === 'kitchen';
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
      {dish.status !== 'in-review' && !isKitchen && (
        <Switch
          checked={dish.status === 'live'}
          slotProps={{
            input: { 'aria-label': texts.isLive(dish.title), 'aria-disabled': isLoading || undefined },
          }}
          onChange={(_event, isLive) => void onChange(isLive)}
        />
      )}
      {!isBare && <DishStatus dish={dish} />}
    </Box>
  );
}

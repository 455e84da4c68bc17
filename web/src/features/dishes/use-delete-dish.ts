import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { consoleLog } from '../../lib/browser/console-log.ts';
import { dialogs } from '../../lib/messages/dialogs.tsx';
import { useOwner } from '../accounts/index.ts';
import { useDeleteDishMutation } from './api.ts';

const DELETE_FAILED = 'An error occurred while deleting the dish. Please try again later.';

/** Deletes a dish for good, after asking. */
export function useDeleteDish({ did }: OwnerDish) {
  const { restaurantId } = useOwner();
  const [deleteDish, { isLoading }] = useDeleteDishMutation();

  const remove = async () => {
    const isMeant = await dialogs.confirm({
      title: 'Delete Dish?',
      text: 'Are you sure you want to permanently delete this dish?',
      confirmLabel: 'Yes, delete it!',
      isIrreversible: true,
    });
    if (!isMeant) return;
    const { error } = await deleteDish({ params: { restaurant_id: restaurantId, did } });
    if (error === undefined) {
      await dialogs.success('Dish Deleted!', 'This dish has now been deleted forever.');
      return;
    }
    consoleLog.failure('Error deleting the dish:', error);
    await dialogs.error('An Error Occurred', DELETE_FAILED);
  };
  return { remove, isRemoving: isLoading };
}

import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { consoleLog } from '../../lib/browser/console-log.ts';
import { dialogs } from '../../lib/messages/dialogs.tsx';
import { useOwner } from '../accounts/index.ts';
import { useDeleteDishMutation } from './api.ts';
import * as texts from './dishes.texts.ts';

const DELETE_FAILED = texts.deletingFailed;

/** Deletes a dish for good, after asking. */
export function useDeleteDish({ did, title }: OwnerDish) {
  const { restaurantId } = useOwner();
  const [deleteDish, { isLoading }] = useDeleteDishMutation();

  const remove = async () => {
    const isMeant = await dialogs.confirm({
      title: texts.deleteDish,
      text: texts.areYouSure,
      about: title,
      confirmLabel: texts.yesDelete,
      isIrreversible: true,
    });
    if (!isMeant) return;
    const { error } = await deleteDish({ params: { restaurant_id: restaurantId, did } });
    if (error === undefined) {
      await dialogs.success(texts.dishDeleted, texts.deletedText);
      return;
    }
    consoleLog.failure('Error deleting the dish:', error);
    await dialogs.error(texts.anErrorOccurred, DELETE_FAILED);
  };
  return { remove, isRemoving: isLoading };
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ResponseOf } from '@nearbite/contract/endpoint';
import {
  type getRestaurantNotificationsSummary,
  NEW_ORDER,
  type RestaurantNotification,
} from '@nearbite/contract/notifications/owner-notifications';
import { comma } from '@nearbite/domain/times/times.texts';
import { CheckCheck } from 'lucide-react';
import { consoleLog } from '../../../../lib/browser/console-log.ts';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { useOwner } from '../../../accounts/index.ts';
import * as texts from '../../notifications.texts.tsx';
import { useMarkAllSeenMutation, useMarkSeenMutation } from '../api.ts';
import { itemText, type NotificationGroup, unseenOf } from '../notification-groups.ts';

function complain(error: unknown): void {
  if (error === undefined) return;
  consoleLog.failure('Error marking a notification as seen:', error);
  pageToast.error(errorText(error));
}

/** What is un-read of one order. */
export function MarkAsSeen({ group }: { readonly group: NotificationGroup }) {
  const params = { restaurant_id: useOwner().restaurantId };
  const [markOne, one] = useMarkSeenMutation();
  const [markAll, all] = useMarkAllSeenMutation();
  const unseen = unseenOf(group);
  const [first] = unseen;
  if (!first) return texts.seen;
  const mark = ({ id }: RestaurantNotification) =>
    unseen.length === 1
      ? markOne({ params: { ...params, notification_id: id } })
      : markAll({ params, body: { order_oid: group.oid } });
  const onClick = async () => complain((await mark(first)).error);
  return (
    <Button
      variant="outlined"
      {...whileIdle(one.isLoading || all.isLoading, () => void onClick())}
      aria-label={
        group.type === NEW_ORDER
          ? texts.markMessageAsSeen(texts.itemsInOrder(unseen.map(itemText).join(`${comma} `), group.oid))
          : texts.markMessageAsSeen(first.message)
      }
    >
      {texts.markAsSeen}
    </Button>
  );
}

const BUTTON_PX = 44;

type Counts = ResponseOf<typeof getRestaurantNotificationsSummary>[number];

/** As many as the count beside it tells of; what comes in meanwhile stays un-read. */
export function MarkAllAsSeen({ counts }: { readonly counts: Counts | undefined }) {
  const params = { restaurant_id: useOwner().restaurantId };
  const [markAll, { isLoading }] = useMarkAllSeenMutation();
  if (counts === undefined) return <Skeleton variant="rounded" width={180} height={BUTTON_PX} />;
  const { unread_notifications: unread, newest_id: newestId } = counts;
  // On phones this is a line of its own: it stays when the button goes, so that the page does not jump.
  if (unread === 0 || newestId === null) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: BUTTON_PX, color: 'text.secondary' }}>
        {newestId !== null && texts.allAreSeen}
      </Box>
    );
  }
  const onClick = async () => complain((await markAll({ params, body: { up_to: newestId } })).error);
  return (
    <Button
      variant="outlined"
      startIcon={<CheckCheck size={18} aria-hidden />}
      {...whileIdle(isLoading, () => void onClick())}
    >
      {texts.markAllAsSeen}
    </Button>
  );
}

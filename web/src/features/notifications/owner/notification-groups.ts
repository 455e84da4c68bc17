import type { RestaurantNotification } from '@nearbite/contract/notifications/owner-notifications';

/** What came in with one order: a notification for each of its items. */
export type NotificationGroup = {
  readonly oid: string;
  readonly date: string;
  readonly notifications: readonly RestaurantNotification[];
};

/** In the order of the rows; those of orders placed at the same moment may lie between each other. */
export function groupByOrder(rows: readonly RestaurantNotification[]): NotificationGroup[] {
  const groups = new Map<string, RestaurantNotification[]>();
  for (const row of rows) {
    const { order_oid: oid } = row.order_item;
    groups.set(oid, [...(groups.get(oid) ?? []), row]);
  }
  return [...groups].map(([oid, notifications]) => ({
    oid,
    date: notifications[0]?.date ?? '',
    notifications,
  }));
}

export const unseenOf = ({ notifications }: NotificationGroup) => notifications.filter(({ seen }) => !seen);

export const itemText = ({ order_item: { dish, qty } }: RestaurantNotification) => `${dish.title} × ${qty}`;

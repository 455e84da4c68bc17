import type { RestaurantNotification } from '@nearbite/contract/notifications/owner-notifications';

/** What came in with one order, a notification for each of its items; what became of it is a group of its own. */
export type NotificationGroup = {
  readonly type: string;
  readonly oid: string;
  readonly date: string;
  readonly notifications: readonly RestaurantNotification[];
};

export const keyOf = ({ type, oid }: Pick<NotificationGroup, 'type' | 'oid'>) => `${type} ${oid}`;

/** In the order of the rows; those of orders placed at the same moment may lie between each other. */
export function groupByOrder(rows: readonly RestaurantNotification[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const row of rows) {
    const { type, date } = row;
    const group = { type, oid: row.order_item.order_oid, date };
    const earlier = groups.get(keyOf(group));
    groups.set(keyOf(group), {
      ...(earlier ?? group),
      notifications: [...(earlier?.notifications ?? []), row],
    });
  }
  return [...groups.values()];
}

export const unseenOf = ({ notifications }: NotificationGroup) => notifications.filter(({ seen }) => !seen);

export const itemText = ({ order_item: { dish, qty } }: RestaurantNotification) => `${dish.title} × ${qty}`;

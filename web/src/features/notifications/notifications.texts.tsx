import type { ReactNode } from 'react';

export const notifications = 'Notifications';
export const yourNotifications = 'your notifications';
export const none = 'No notifications yet';
export const isNew = 'New';
export const viewOrder = 'View order';
export const comma = ', ';

// The restaurant's.
export const theNumbers = 'the numbers';
export const unread = 'Un-read';
export const read = 'Read';
export const all = 'All notifications';
export const type = 'Type';
export const message = 'Message';
export const status = 'Status';
export const date = 'Date';
export const action = 'Action';
export const seen = 'Seen';
export const markAsSeen = 'Mark as seen';
export const markMessageAsSeen = (message: string) => `Mark as seen: ${message}`;
export const itemsInOrder = (items: string, order: string) => `${items} in order #${order}`;
export const itemInOrder = (item: string | undefined, order: ReactNode) => (
  <>
    <bdi>{item}</bdi> in order {order}
  </>
);
export const allAreSeen = 'All are seen';
export const markAllAsSeen = 'Mark all as seen';

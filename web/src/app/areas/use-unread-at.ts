import { useUnreadNotifications } from '../../features/notifications/index.ts';
import type { AreaLink } from '../../ui/layout/area-menu.tsx';

/** The entries, with how many notifications are unread at the one that leads to them. */
export function useUnreadAt(to: string, links: readonly AreaLink[]): readonly AreaLink[] {
  const count = { value: useUnreadNotifications(), words: 'unread' };
  return links.map((link) => (link.to === to ? { ...link, count } : link));
}

import type { AreaLink } from '../../ui/layout/area-menu.tsx';
import * as texts from '../layout/layout.texts.ts';

/** The entries, with how many notifications are unread at the one that leads to them. */
export const withUnreadAt = (to: string, unread: number, links: readonly AreaLink[]): readonly AreaLink[] =>
  links.map((link) => (link.to === to ? { ...link, count: { value: unread, words: texts.unread } } : link));

import { readText, removeText, writeText } from '../../../lib/browser/stored-text.ts';
import type { Session } from './session.tsx';

/** An owner was the last to use this browser: a page keeps room for what owners see until the profile is there. */
const KEY = 'last_used_by_owner';

export const wasOwner = () => readText(KEY) !== null;

export function rememberRole(role: Session['role']): void {
  if (role === 'owner') writeText(KEY, 'yes');
  if (role === 'customer' || role === 'visitor') removeText(KEY);
}

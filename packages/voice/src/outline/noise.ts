import type { Turn } from './outline.ts';

/** Said once the talk is out of the way. */
export const reminders: readonly Turn[] = [];

import type { Turn } from './outline.ts';
import { sameSizeTurns } from './same-size.ts';

export const sameTurns: readonly Turn[] = [...sameSizeTurns];

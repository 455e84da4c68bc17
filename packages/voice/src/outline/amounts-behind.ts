import { aheadTurns } from './amounts-ahead.ts';
import type { Turn } from './outline.ts';

export const amountTurns: readonly Turn[] = [...aheadTurns];

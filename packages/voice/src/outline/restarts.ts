import { countedTurns } from './counted-aloud.ts';
import type { Turn } from './outline.ts';

/** What was said wrong or in pieces, and then once more. */

export const restartTurns: readonly Turn[] = [...countedTurns];

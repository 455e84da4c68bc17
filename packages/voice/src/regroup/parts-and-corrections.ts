import { readThatOne } from './corrections/corrections.ts';
import type { LinePass } from './pass.ts';
import { readTakenOff } from './wishes/phrasal-commands.ts';

/** Parts of a dish, and what takes back or puts right what was said. */
export const partsAndCorrections: readonly LinePass[] = [readTakenOff, readThatOne];

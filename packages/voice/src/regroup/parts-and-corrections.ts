import { readContrasts, readThatOne } from './corrections/corrections.ts';
import { readKeptOnly } from './corrections/kept-only.ts';
import { readTrailingSorry } from './corrections/slips.ts';
import { readThoughtOrdered } from './corrections/usual-or-thought.ts';
import { readWantedBefore } from './corrections/wanted-before.ts';
import type { LinePass } from './pass.ts';
import { readMealParts } from './wishes/meal-parts.ts';
import { readSwappedParts, readTakenOff } from './wishes/phrasal-commands.ts';

/** Parts of a dish, and what takes back or puts right what was said. */
export const partsAndCorrections: readonly LinePass[] = [
  readWantedBefore,
  readThoughtOrdered,
  readTakenOff,
  readKeptOnly,
  readSwappedParts,
  readMealParts,
  readContrasts,
  readTrailingSorry,
  readThatOne,
];

import { readSomeTakenBack } from './corrections/asked-about.ts';
import { dropSpokenOf, readContrasts, readSecondThoughts, readThatOne } from './corrections/corrections.ts';
import { readKeptOnly } from './corrections/kept-only.ts';
import { readTrailingSorry } from './corrections/slips.ts';
import { readMyUsual, readThoughtOrdered } from './corrections/usual-or-thought.ts';
import { readWantedBefore } from './corrections/wanted-before.ts';
import { readLastHeads, readOrdersBehind } from './kinds/last-heads.ts';
import type { LinePass } from './pass.ts';
import { readPraised } from './talk/not-wanted.ts';
import { readHotSauces } from './wishes/hot-sauces.ts';
import { readMealParts, readSwappedSides } from './wishes/meal-parts.ts';
import { readSwappedParts, readTakenOff } from './wishes/phrasal-commands.ts';

/** Parts of a dish, and what takes back or puts right what was said. */
export const partsAndCorrections: readonly LinePass[] = [
  readSomeTakenBack,
  readWantedBefore,
  readMyUsual,
  readPraised,
  readThoughtOrdered,
  readTakenOff,
  readKeptOnly,
  readHotSauces,
  readSwappedParts,
  readSwappedSides,
  readMealParts,
  readLastHeads,
  readOrdersBehind,
  readContrasts,
  readSecondThoughts,
  readTrailingSorry,
  dropSpokenOf,
  readThatOne,
];

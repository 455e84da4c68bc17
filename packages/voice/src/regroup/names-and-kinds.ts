import { readAnnouncedKinds } from './kinds/announced-kinds.ts';
import { absorbKinds } from './kinds/kind-words.ts';
import { readKindsAhead } from './kinds/kinds-ahead.ts';
import { settleNeighbours } from './kinds/neighbours.ts';
import { dropRestatedKinds } from './kinds/restated-kinds.ts';
import { readSizeWithin } from './kinds/split-names.ts';
import type { Pass } from './pass.ts';
import { readHalves } from './sizes/halves.ts';
import { preferOwnPortions } from './sizes/own-portions.ts';
import { readOtherSizes } from './sizes/sized-ones.ts';
import { joinSpreadTitles } from './wishes/spread-titles.ts';

/** Names beside each other, fillings, and kinds that share a head. */
export const namesAndKinds: readonly Pass[] = [
  readSizeWithin,
  dropRestatedKinds,
  settleNeighbours,
  readHalves,
  joinSpreadTitles,
  preferOwnPortions,
  absorbKinds,
  readAnnouncedKinds,
  readOtherSizes,
  readKindsAhead,
];

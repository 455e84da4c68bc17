import { readAmountsBehind } from './amounts/called-amounts.ts';
import { readBareWithout } from './corrections/corrections.ts';
import { dropPickedAmounts, readOneWith } from './corrections/references.ts';
import { readAnnouncedKinds } from './kinds/announced-kinds.ts';
import { absorbKinds, absorbKindsBefore } from './kinds/kind-words.ts';
import { readKindsAhead } from './kinds/kinds-ahead.ts';
import { joinKindBefore, settleNeighbours } from './kinds/neighbours.ts';
import { dropRestatedKinds, readNamedManners } from './kinds/restated-kinds.ts';
import { readSizeWithin } from './kinds/split-names.ts';
import { readTrailingHeads } from './kinds/trailing-heads.ts';
import type { Pass } from './pass.ts';
import { readHalves } from './sizes/halves.ts';
import { preferOwnPortions } from './sizes/own-portions.ts';
import { readTwoSizes, sharePluralUnits } from './sizes/shared-sizes.ts';
import { readOtherSizes } from './sizes/sized-ones.ts';
import { readFilledWith } from './wishes/filled-with.ts';
import { joinManners } from './wishes/manners.ts';
import { readNamedSides } from './wishes/named-sides.ts';
import { joinSpreadTitles, readFillings, readNamedExtras } from './wishes/spread-titles.ts';

/** Names beside each other, fillings, and kinds that share a head. */
export const namesAndKinds: readonly Pass[] = [
  readSizeWithin,
  joinKindBefore,
  dropRestatedKinds,
  readNamedManners,
  settleNeighbours,
  readOneWith,
  joinManners,
  readBareWithout,
  dropPickedAmounts,
  readHalves,
  readFilledWith,
  readNamedSides,
  joinSpreadTitles,
  readNamedExtras,
  readFillings,
  preferOwnPortions,
  absorbKinds,
  absorbKindsBefore,
  readAnnouncedKinds,
  readTrailingHeads,
  readTwoSizes,
  readOtherSizes,
  sharePluralUnits,
  readKindsAhead,
  readAmountsBehind,
];

import { readForPeople } from './amounts/for-people.ts';
import { readTimesAhead } from './amounts/pair-times.ts';
import { readToldShares } from './amounts/told-shares.ts';
import { readSaidAnew } from './corrections/said-anew.ts';
import { readTakenUp } from './corrections/taken-up.ts';
import { readToldAgain } from './corrections/told-again.ts';
import { readListedKinds } from './kinds/listed-kinds.ts';
import { readPickedKinds } from './kinds/picked-kinds.ts';
import { readRestOfKinds } from './kinds/rest-of-kinds.ts';
import type { Pass } from './pass.ts';
import { readSizeIn, readTheNumber } from './sizes/told-sizes.ts';
import { dropWishShares } from './wishes/wish-shares.ts';

/** What was said twice, counted along or shared out. */
export const slipsAndCounts: readonly Pass[] = [
  readToldShares,
  readPickedKinds,
  readListedKinds,
  readTimesAhead,
  readSaidAnew,
  readTakenUp,
  readSizeIn,
  readForPeople,
  readTheNumber,
  readToldAgain,
  readRestOfKinds,
  dropWishShares,
];

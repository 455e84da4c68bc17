import { dropNamedAgain, readEnough } from './amounts/enough.ts';
import { readForPeople } from './amounts/for-people.ts';
import { readOneEach } from './amounts/one-each.ts';
import { readOneOfEach } from './amounts/one-of-each.ts';
import { readTimesAhead } from './amounts/pair-times.ts';
import { readPeopleWant } from './amounts/people-want.ts';
import { readServedPeople } from './amounts/served-people.ts';
import { readSomeWant } from './amounts/some-want.ts';
import { readToldShares } from './amounts/told-shares.ts';
import { readOtherFlavour } from './corrections/changed-minds.ts';
import { readSaidAnew } from './corrections/said-anew.ts';
import { readTakenUp } from './corrections/taken-up.ts';
import { readToldAgain } from './corrections/told-again.ts';
import { readDescriptions } from './kinds/descriptions.ts';
import { readListedKinds } from './kinds/listed-kinds.ts';
import { readPickedKinds } from './kinds/picked-kinds.ts';
import { readRestOfKinds } from './kinds/rest-of-kinds.ts';
import { readUnitHeads } from './kinds/unit-heads.ts';
import type { Pass } from './pass.ts';
import { readSizeIn, readSizeLinked, readTheNumber } from './sizes/told-sizes.ts';
import { dropWishShares } from './wishes/wish-shares.ts';

/** What was said twice, counted along or shared out. */
export const slipsAndCounts: readonly Pass[] = [
  readToldShares,
  readPickedKinds,
  readPeopleWant,
  readUnitHeads,
  readOneEach,
  readSomeWant,
  readOtherFlavour,
  readDescriptions,
  readListedKinds,
  readTimesAhead,
  readSaidAnew,
  readTakenUp,
  readEnough,
  dropNamedAgain,
  readSizeIn,
  readSizeLinked,
  readForPeople,
  readServedPeople,
  readTheNumber,
  readOneOfEach,
  readToldAgain,
  readRestOfKinds,
  dropWishShares,
];

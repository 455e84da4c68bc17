import { readAsMany, readSameNumber } from './amounts/called-amounts.ts';
import { readCountedAhead } from './amounts/counted-ahead.ts';
import { dropNamedAgain, readEnough, readTooLarge } from './amounts/enough.ts';
import { readForPeople } from './amounts/for-people.ts';
import { readOneEach } from './amounts/one-each.ts';
import { readOneOfEach } from './amounts/one-of-each.ts';
import { readPairTimes, readTimesAhead } from './amounts/pair-times.ts';
import { readCountedFor, readPeopleWant, readSoDoI } from './amounts/people-want.ts';
import { readSameForEach } from './amounts/same-for-each.ts';
import { dropCountedThings, readServedPeople } from './amounts/served-people.ts';
import { readSomeWant } from './amounts/some-want.ts';
import { readToldShares } from './amounts/told-shares.ts';
import { readUrduTwo } from './amounts/urdu-amounts.ts';
import { readAskedAbout } from './corrections/asked-about.ts';
import { readAskedAmounts } from './corrections/asked-amounts.ts';
import { readCountedAnew, readOtherFlavour } from './corrections/changed-minds.ts';
import { readNoTalk } from './corrections/no-talk.ts';
import { readOtherWay } from './corrections/other-way.ts';
import { readHeardTwo } from './corrections/put-right.ts';
import { readSaidAnew } from './corrections/said-anew.ts';
import { readOrderedInstead, readPersonChanges } from './corrections/second-thoughts.ts';
import { dropCountingAlong } from './corrections/slips.ts';
import { readTakenUp } from './corrections/taken-up.ts';
import { readToldAgain } from './corrections/told-again.ts';
import { dropTotalWords, readAnnouncedTotals } from './kinds/announced-totals.ts';
import { readDescriptions } from './kinds/descriptions.ts';
import { readHalvedKinds, readHeadsOfEach } from './kinds/halved-kinds.ts';
import { readListedKinds } from './kinds/listed-kinds.ts';
import { readOneOfThose, readPickedKinds } from './kinds/picked-kinds.ts';
import { readHeadBeforeName, readPluralTopic } from './kinds/plural-topics.ts';
import { readRefusedKind } from './kinds/refused-kinds.ts';
import { readRestOfKinds } from './kinds/rest-of-kinds.ts';
import { dropTopicHeads } from './kinds/topic-heads.ts';
import { readUnitHeads } from './kinds/unit-heads.ts';
import type { Pass } from './pass.ts';
import { readHalfKinds } from './sizes/halves.ts';
import { readHeardSizes } from './sizes/heard-sizes.ts';
import { readEachSize, readSizesForPeople, readSizesOfEach } from './sizes/listed-sizes.ts';
import { readOtherPortion, readZeroKinds } from './sizes/refused-sizes.ts';
import { joinWantedByAll, readAllSoMany, readHeardPlurals } from './sizes/shared-sizes.ts';
import {
  dropDescribedSizes,
  readButSo,
  readSizeIn,
  readSizeLinked,
  readTheNumber,
} from './sizes/told-sizes.ts';
import { readAlternatives } from './talk/alternatives.ts';
import { readAskedBehind, readLooksGood } from './talk/not-wanted.ts';
import { dropOccasions, dropReasons } from './talk/spoken-about.ts';
import { dropSpokenKids } from './talk/spoken-kids.ts';
import { dropExtraPlates } from './wishes/not-so.ts';
import { readMealsWith } from './wishes/phrasal-commands.ts';
import { readWishBeside } from './wishes/wish-beside.ts';
import { dropWishShares } from './wishes/wish-shares.ts';
import { readWordWishes } from './wishes/word-wishes.ts';

/** What was said twice, counted along or shared out. */
export const slipsAndCounts: readonly Pass[] = [
  dropTotalWords,
  readToldShares,
  readAlternatives,
  readPickedKinds,
  readOneOfThose,
  dropSpokenKids,
  readEachSize,
  readLooksGood,
  readOrderedInstead,
  readPersonChanges,
  dropExtraPlates,
  readHalvedKinds,
  readHeadsOfEach,
  readAnnouncedTotals,
  readSameNumber,
  readPeopleWant,
  readSoDoI,
  readCountedFor,
  readUrduTwo,
  readAskedBehind,
  readAskedAmounts,
  dropCountedThings,
  readUnitHeads,
  readOneEach,
  readHalfKinds,
  readHeadBeforeName,
  readWishBeside,
  readNoTalk,
  readPluralTopic,
  readSomeWant,
  readHeardTwo,
  readWordWishes,
  readCountedAnew,
  readOtherFlavour,
  readHeardSizes,
  readAskedAbout,
  readZeroKinds,
  readAsMany,
  readHeardPlurals,
  joinWantedByAll,
  readAllSoMany,
  readSizesOfEach,
  readSizesForPeople,
  readCountedAhead,
  readOtherPortion,
  readRefusedKind,
  readDescriptions,
  readListedKinds,
  dropOccasions,
  dropReasons,
  readPairTimes,
  readTimesAhead,
  readOtherWay,
  readSaidAnew,
  readTakenUp,
  dropCountingAlong,
  readTooLarge,
  readEnough,
  dropNamedAgain,
  readSizeIn,
  readSizeLinked,
  readForPeople,
  readServedPeople,
  readSameForEach,
  readButSo,
  readTheNumber,
  dropDescribedSizes,
  readOneOfEach,
  readToldAgain,
  dropTopicHeads,
  readRestOfKinds,
  dropWishShares,
  readMealsWith,
];

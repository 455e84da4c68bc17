import type { LinePass } from '../pass.ts';
import { readSomeOfLine } from '../sizes/portions-of-some.ts';
import { readBareAmount, readDoubling, readHalving, readMoreBehind, readOnlyOf } from './changed-amounts.ts';
import { readInPlaceOf, readSizeForSize, readSizeNotSize } from './changed-lines.ts';
import { readKeptRest } from './kept-lines.ts';
import { readAskedBack, readSameForOther } from './line-again.ts';
import { readAddSome, readTooMany } from './line-amounts.ts';
import { readLineByWord } from './line-by-word.ts';
import { readOtherWord, readPutRight } from './line-contrasts.ts';
import { readLineGroups } from './line-groups.ts';
import { readMadeKind } from './line-kinds.ts';
import { readEnoughOf, readOneBut, readOrRefused, readPreferred, readTooLarge } from './line-limits.ts';
import { readMeasureAlone, readMoreOfSize, readPortionAlone } from './line-options.ts';
import { readLineOrdinals } from './line-ordinals.ts';
import { readComplaints, readOrdinaryOnes, readSizeInstead } from './line-sizes.ts';
import { readCut, readSizeFor, readToBe } from './line-turns.ts';
import {
  readAmountAlone,
  readHeardMore,
  readMoreAlone,
  readNeverMind,
  readNotSoMany,
  readSuchOneAlone,
  readTalkOfDishes,
} from './lone-amounts.ts';
import { readFurtherWish, readSameLine, readWishesOfLines, readWishPlace } from './named-lines.ts';
import { readNoRoom } from './no-room.ts';
import { readGoneLine, readLineOnes, readMoreOfLine, readOtherKind, readOtherLine } from './other-line.ts';
import {
  dropLastActually,
  readAllAgain,
  readCutUp,
  readFurtherOne,
  readHeatNotHeat,
  readOneToo,
} from './said-further.ts';
import { readStayingLines } from './staying-lines.ts';

/** What is said of lines that are there, in the order in which it is read. */
export const talkOfLines: readonly LinePass[] = [
  readWishesOfLines,
  readTooMany,
  readAddSome,
  readCutUp,
  readFurtherOne,
  readHeatNotHeat,
  readAllAgain,
  dropLastActually,
  readOneToo,
  readMadeKind,
  readLineByWord,
  readNoRoom,
  readSizeNotSize,
  readSomeOfLine,
  readStayingLines,
  readTalkOfDishes,
  readNeverMind,
  readEnoughOf,
  readTooLarge,
  readPreferred,
  readOneBut,
  readOrRefused,
  readLineOnes,
  readMoreOfLine,
  readGoneLine,
  readOtherLine,
  readOtherKind,
  readAmountAlone,
  readNotSoMany,
  readSuchOneAlone,
  readMoreAlone,
  readHeardMore,
  readPortionAlone,
  readMeasureAlone,
  readMoreOfSize,
  readAskedBack,
  readSameForOther,
  readOtherWord,
  readLineOrdinals,
  readLineGroups,
  readKeptRest,
  readToBe,
  readComplaints,
  readOrdinaryOnes,
  readSizeInstead,
  readCut,
  readSizeFor,
  readPutRight,
  readWishPlace,
  readFurtherWish,
  readSameLine,
  readDoubling,
  readHalving,
  readOnlyOf,
  readBareAmount,
  readMoreBehind,
  readInPlaceOf,
  readSizeForSize,
];

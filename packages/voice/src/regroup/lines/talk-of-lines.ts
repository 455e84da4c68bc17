import type { LinePass } from '../pass.ts';
import { readSomeOfLine } from '../sizes/portions-of-some.ts';
import { readBareAmount, readDoubling, readMoreBehind, readOnlyOf } from './changed-amounts.ts';
import { readSizeForSize, readSizeNotSize } from './changed-lines.ts';
import { readKeptRest } from './kept-lines.ts';
import { readAllOnceMore, readAskedBack } from './line-again.ts';
import { readLineByWord } from './line-by-word.ts';
import { readOtherWord, readPutRight } from './line-contrasts.ts';
import { readLineGroups } from './line-groups.ts';
import { readMadeKind } from './line-kinds.ts';
import { readEnoughOf, readOneBut, readOrRefused } from './line-limits.ts';
import { readMeasureAlone, readMoreOfSize, readPortionAlone } from './line-options.ts';
import { readLineOrdinals } from './line-ordinals.ts';
import { readOrdinaryOnes } from './line-sizes.ts';
import { readCut, readSizeFor, readToBe } from './line-turns.ts';
import {
  readAddSome,
  readAmountAlone,
  readMoreAlone,
  readNeverMind,
  readSuchOneAlone,
  readTalkOfDishes,
} from './lone-amounts.ts';
import { readCutUp, readFurtherWish, readSameLine, readWishesOfLines, readWishPlace } from './named-lines.ts';
import { readGoneLine, readLineOnes, readOtherKind, readOtherLine } from './other-line.ts';

/** What is said of lines that are there, in the order in which it is read. */
export const talkOfLines: readonly LinePass[] = [
  readWishesOfLines,
  readAddSome,
  readCutUp,
  readAllOnceMore,
  readMadeKind,
  readLineByWord,
  readSizeNotSize,
  readSomeOfLine,
  readTalkOfDishes,
  readNeverMind,
  readEnoughOf,
  readOneBut,
  readOrRefused,
  readLineOnes,
  readGoneLine,
  readOtherLine,
  readOtherKind,
  readAmountAlone,
  readSuchOneAlone,
  readMoreAlone,
  readPortionAlone,
  readMeasureAlone,
  readMoreOfSize,
  readAskedBack,
  readOtherWord,
  readLineOrdinals,
  readLineGroups,
  readKeptRest,
  readToBe,
  readOrdinaryOnes,
  readCut,
  readSizeFor,
  readPutRight,
  readWishPlace,
  readFurtherWish,
  readSameLine,
  readDoubling,
  readOnlyOf,
  readBareAmount,
  readMoreBehind,
  readSizeForSize,
];

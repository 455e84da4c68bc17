import type { LinePass } from '../pass.ts';
import { readBareAmount, readDoubling, readMoreBehind } from './changed-amounts.ts';
import { readSizeForSize } from './changed-lines.ts';
import { readAllOnceMore } from './line-again.ts';
import { readOtherWord, readPutRight } from './line-contrasts.ts';
import { readLineGroups } from './line-groups.ts';
import { readMadeKind } from './line-kinds.ts';
import { readMeasureAlone, readPortionAlone } from './line-options.ts';
import { readLineOrdinals } from './line-ordinals.ts';
import {
  readAddSome,
  readAmountAlone,
  readMoreAlone,
  readNeverMind,
  readTalkOfDishes,
} from './lone-amounts.ts';
import { readSameLine, readWishesOfLines, readWishPlace } from './named-lines.ts';

/** What is said of lines that are there, in the order in which it is read. */
export const talkOfLines: readonly LinePass[] = [
  readWishesOfLines,
  readAddSome,
  readAllOnceMore,
  readMadeKind,
  readTalkOfDishes,
  readNeverMind,
  readAmountAlone,
  readMoreAlone,
  readPortionAlone,
  readMeasureAlone,
  readOtherWord,
  readLineOrdinals,
  readLineGroups,
  readPutRight,
  readWishPlace,
  readSameLine,
  readDoubling,
  readBareAmount,
  readMoreBehind,
  readSizeForSize,
];

import type { ChosenLine } from '../choose/choose-dishes.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { VoiceReading } from '../voice-types.ts';
import { findLostItems, type Heard, type LostItem, type Read } from './lost-items.ts';

/** A reading of the sentence, with what it came from. */
export type Reading = Omit<Read, 'titles'> & {
  readonly reading: VoiceReading;
  readonly chosen: readonly ChosenLine[];
};

/** So many items are looked for again; more than that are lost in no sentence anybody says. */
const mostTries = 4;

/**
 * A second look: where a dish was plainly named and no line came of it, the sentence is read once more, parted where
 * that item begins. The new reading counts only where every line of the one before stays as it was.
 */
export function lookAgain(
  index: VoiceIndex,
  heard: Heard,
  /** The titles of the lines that were there before. */
  ordered: readonly number[],
  read: (found: readonly LostItem[]) => Reading,
): Reading {
  const titleOf = (dishId: number) => index.dishes[index.dishPlaces.get(dishId) ?? -1]?.title ?? -1;
  const titlesOf = ({ items }: VoiceReading) => items.map(({ dishId }) => titleOf(dishId));
  let best = read([]);
  let found: readonly LostItem[] = [];
  for (let tries = 0, from = 0; tries < mostTries; tries++) {
    const titles = new Set([...ordered, ...titlesOf(best.reading)]);
    const lost = findLostItems(heard, { ...best, titles }).find(({ start }) => start > from);
    if (lost === undefined) break;
    from = lost.start;
    const again = read([...found, lost]);
    if (!titlesOf(again.reading).includes(lost.title) || !keepsAll(index, best, again)) continue;
    found = [...found, lost];
    best = again;
  }
  return best;
}

/** "Two mutton karahi", found elsewhere at first: beside what was lost it is the one of that kitchen. */
function mayBe(
  { dishes, dishPlaces }: VoiceIndex,
  { chosen }: Reading,
  dishId: number,
  other: number,
): boolean {
  const place = dishPlaces.get(dishId);
  const title = dishes[dishPlaces.get(other) ?? -1]?.title;
  const line = chosen.find(({ choice }) => choice.dish === place);
  return line?.draft.candidates.some((candidate) => candidate.title === title) === true;
}

const keepsAll = (index: VoiceIndex, before: Reading, after: Reading): boolean =>
  before.reading.items.every(({ dishId, quantity, portion, spice }) =>
    after.reading.items.some(
      (item) =>
        (item.dishId === dishId || mayBe(index, before, dishId, item.dishId)) &&
        item.quantity === quantity &&
        item.portion === portion &&
        item.spice === spice,
    ),
  );

import type { Picked, Segment } from '../segment/segments.ts';

/** A segment of a part of the sentence, in the places it has in the whole. */
export function shifted<S extends Segment>(segment: S, by: number): S {
  const moved = { ...segment, start: segment.start + by, end: segment.end + by };
  if (moved.kind === 'dish')
    return {
      ...moved,
      ...(moved.sharedHead === undefined ? {} : { sharedHead: moved.sharedHead + by }),
      ...(moved.announced === undefined
        ? {}
        : { announced: moved.announced.map((part) => shifted(part, by)) }),
    };
  if (moved.kind === 'command' && moved.picked !== undefined)
    return { ...moved, picked: shiftedPick(moved.picked, by) };
  return moved;
}

const shiftedPick = ({ dish, ...picked }: Picked, by: number): Picked => ({
  ...picked,
  // A line that was there before stands nowhere in the sentence.
  ...(dish === undefined ? {} : { dish: dish.place === undefined ? shifted(dish, by) : dish }),
});

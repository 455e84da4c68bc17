import type { VoiceDish } from '../voice-types.ts';

type Row = readonly [
  title: string,
  portions?: readonly string[],
  spiceLevels?: readonly string[],
  tags?: readonly string[],
];

/** A small card of one kitchen, by category. */
export const makeMenu = (
  restaurantName: string,
  restaurantId: number,
  categories: Readonly<Record<string, readonly Row[]>>,
): VoiceDish[] =>
  Object.entries(categories)
    .flatMap(([category, rows]) => rows.map((row) => ({ category, row })))
    .map(({ category, row: [title, portions = [], spiceLevels = [], tags = []] }, place) => ({
      id: restaurantId * 1000 + place,
      title,
      restaurantId,
      restaurantName,
      portions,
      spiceLevels,
      tags,
      category,
    }));

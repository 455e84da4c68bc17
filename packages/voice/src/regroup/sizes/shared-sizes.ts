import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';

/** "Full plates of chicken karahi and daal", "malai boti and chicken boti single plates": the size is for all. */
export const sharePluralUnits: Pass = (_, tokens, path) => {
  const read = [...path];
  path.forEach((last, place) => {
    // "…, quarts": the size itself may be in the plural.
    const first = last.kind === 'unit' ? place - 1 : place;
    const size = path[first];
    if (size?.kind !== 'option' || path[first - 1]?.kind === 'number') return;
    const said = tokens[last.start]?.text ?? '';
    const isPlural =
      last.kind === 'unit' ? /s$/.test(said) : last === size && said === `${size.option.text}s`;
    if (!isPlural) return;
    const ahead = listFrom(read, place + 1, 1);
    const behind = listFrom(read, first - 1, -1);
    const others = ahead.length > 1 ? ahead.slice(1) : ahead.length === 0 ? behind.slice(1) : [];
    for (const at of others) {
      const dish = read[at];
      if (dish?.kind === 'dish') read[at] = withAnnounced(dish, size);
    }
  });
  return read;
};

const withAnnounced = (dish: DishSegment, size: Modifier): DishSegment => ({
  ...dish,
  announced: [...(dish.announced ?? []), size],
});

/** The places of dishes with nothing but "and" between them, from here on in that direction. */
function listFrom(path: readonly Segment[], from: number, step: 1 | -1): number[] {
  const places: number[] = [];
  for (let at = from; path[at]?.kind === 'dish'; at += 2 * step) {
    places.push(at);
    if (path[at + step]?.kind !== 'connector') break;
  }
  return places;
}

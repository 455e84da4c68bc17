import { findPortion, findSpice, type Option } from '../menu/options.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { ChosenLine } from './choose-dishes.ts';
import { lostDetails, type NamedLine, type SpokenDetail } from './lost-details.ts';
import { settleLine } from './settle.ts';

/** A line as it stands, with its dish and where it was named. */
export function namedLine(index: VoiceIndex, { draft, choice }: ChosenLine): NamedLine | undefined {
  const dish = index.dishes[choice.dish];
  if (dish === undefined) return undefined;
  const { words = [], size } = index.titles[dish.title] ?? {};
  return {
    ...settleLine(dish, draft.line, index.titles[choice.title]?.size),
    start: draft.segment.start,
    titleWords: [...words, ...(size?.words ?? [])],
    portions: dish.portions,
    spiceLevels: dish.spiceLevels,
  };
}

/**
 * "A burrito, wrapped tight, the last one fell apart, large": a size or heat that is on no line goes to the dish named
 * before it, where that comes so and has none of its own yet.
 */
export function giveLostDetails(
  index: VoiceIndex,
  chosen: readonly ChosenLine[],
  details: readonly SpokenDetail[],
): readonly ChosenLine[] {
  if (details.length === 0) return chosen;
  const lines = chosen.flatMap((line) => namedLine(index, line) ?? []);
  if (lines.length < chosen.length) return chosen;
  const has = ({ portion, spice, ...line }: NamedLine, option: Option): boolean | undefined => {
    if (findPortion(line.portions, option) !== undefined) return portion !== null;
    return findSpice(line.spiceLevels, option) === undefined ? undefined : spice !== null;
  };
  // "A melt with a pickle, half": the pickle does not come so.
  const lineFor = ({ option, isLast, dishAt, listedFrom }: SpokenDetail): NamedLine | undefined => {
    if (option === undefined || !isLast || lines.every(({ start }) => start !== dishAt)) return undefined;
    const before = lines.filter(
      ({ start }) => start === dishAt || (start > listedFrom && start < (dishAt ?? -1)),
    );
    const nearest = before.findLast((line) => has(line, option) !== undefined);
    return nearest !== undefined && has(nearest, option) === false ? nearest : undefined;
  };
  const lost = lostDetails(details, lines).map((detail) => ({ ...detail, line: lineFor(detail) }));
  return chosen.map((line, place) => {
    const given = lost.flatMap(({ line: meant, option }) => (meant === lines[place] && option) || []);
    if (given.length === 0) return line;
    const { draft } = line;
    const options = [...draft.line.options, ...given];
    return { ...line, draft: { ...draft, line: { ...draft.line, options } } };
  });
}

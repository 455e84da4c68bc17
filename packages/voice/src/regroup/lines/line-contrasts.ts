import { someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/** "Twenty nuggets, not ten", "the six piece churros, I mean": said of the line that is there, it puts it right. */
export const readPutRight: LinePass = (index, tokens, path, ordered) => {
  const titles = new Set(ordered.map(({ candidates: [line] }) => line?.title));
  const isThere = (part: Segment | undefined): part is DishSegment =>
    part?.kind === 'dish' && part.candidates.some(({ title }) => titles.has(title));
  const dish = path.find(isThere);
  const isOnly = path.filter(({ kind }) => kind === 'dish').length === 1;
  if (dish === undefined || !isOnly) return [...path];
  const last = path.findLast(({ kind }) => kind !== 'filler');
  const isMeant =
    last?.kind === 'command' &&
    last.command === 'correct' &&
    /^(?:mean|meant)$/.test(tokens[last.end - 1]?.text ?? '');
  const notAt = path.findIndex(
    (part, place) =>
      tokens[part.start]?.text === 'not' && part.end - part.start === 1 && isAmount(path[place + 1]),
  );
  const isContrast = notAt > path.indexOf(dish) && path.slice(0, notAt).some(isAmount);
  const isCorrected = path.some((part) => part.kind === 'command' && part.command === 'correct');
  const said = isContrast ? path.filter((_, place) => place !== notAt && place !== notAt + 1) : path;
  const read = said.map((part, place) => {
    const isBefore = part.kind === 'number' && part.form === 'spoken' && said[place + 1] === dish;
    const isPack = isBefore && (isContrast || isCorrected) && hasPackOf(index, dish, part.count);
    if (!isPack) return part === last && isMeant ? asFiller(part) : part;
    return {
      ...asFiller(part),
      kind: 'measure' as const,
      measure: { dimension: 'piece' as const, amount: part.count, count: part.count },
    };
  });
  const correct: Segment = { kind: 'command', command: 'correct', start: 0, end: 0, worth: 0 };
  return isMeant || isContrast ? [correct, ...read] : read;
};

const isAmount = (part: Segment | undefined): boolean =>
  part?.kind === 'option' || part?.kind === 'measure' || (part?.kind === 'number' && part.form !== 'article');

/** Nobody puts right so few packs. */
const leastPack = 3;

const hasPackOf = (index: VoiceIndex, { candidates: [dish] }: DishSegment, wanted: number): boolean =>
  wanted >= leastPack &&
  someDish(index, dish?.title, ({ portions }) =>
    portions.some(({ measure }) => measure?.dimension === 'piece' && measure.count === wanted),
  );

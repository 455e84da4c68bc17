import { someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { longestKind, wordsFor } from '../kinds/find-kind.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/** "Mandarin not lime", "turkey instead of tuna": the line whose name has the one word becomes that with the other. */
export const readOtherWord: LinePass = (index, tokens, path, ordered) => {
  const not = tokens.findIndex((_, at) => isAgainst(tokens, at));
  if (not < 0 || ordered.length === 0) return [...path];
  const behind = not + (tokens[not]?.text === 'not' ? 1 : 2);
  const said = (at: number) => (/^i (?:said|meant|mean|want|wanted)$/.test(textAt(tokens, at, 2)) ? 2 : 0);
  const lengths = Array.from({ length: longestKind }, (_, at) => at + 1);
  const spans = lengths.flatMap((meant) =>
    lengths.flatMap((refused) => {
      const to = behind + refused;
      return [
        { from: not - meant, meant: [not - meant, not], refused: [behind, to], to },
        // "Not lime, mandarin", "not lime, i said mandarin"
        {
          from: not,
          meant: [to + said(to), to + said(to) + meant],
          refused: [behind, to],
          to: to + said(to) + meant,
        },
      ];
    }),
  );
  for (const { from, to, meant, refused } of spans) {
    if (from < 0 || to > tokens.length) continue;
    const [wanted, givenUp] = [tokens.slice(...meant), tokens.slice(...refused)];
    for (const line of [...ordered].reverse()) {
      const into = findWithOther(index, line, keysOf(wanted), keysOf(givenUp));
      if (into === undefined) continue;
      const picked = { dish: line };
      const point = { start: from, end: from, worth: 0 };
      return [
        ...path.filter(({ end }) => end <= from).filter(({ kind }) => kind !== 'command'),
        { kind: 'command', command: 'change', picked, ...point },
        { ...into, start: meant[0] ?? from, end: meant[1] ?? to },
        ...path.filter(({ start }) => start >= to),
      ];
    }
  }
  return [...path];
};

const isAgainst = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'not' || /^(?:instead of|rather than)$/.test(textAt(tokens, at, 2));

const keysOf = (tokens: readonly Token[]): string[] => tokens.map(({ key }) => key);

/** The dish whose name is the line's with these words in place of those. */
function findWithOther(
  index: VoiceIndex,
  { candidates: [line] }: DishSegment,
  wanted: readonly string[],
  givenUp: readonly string[],
): DishSegment | undefined {
  const words = index.titles[line?.title ?? -1]?.words ?? [];
  const refused = givenUp.map((key) => wordsFor(index, key));
  if (!refused.every((group) => words.some((word) => group.has(word)))) return undefined;
  const others = words.filter((word) => !refused.some((group) => group.has(word)));
  if (others.length === 0) return undefined;
  const groups = wanted.map((key) => wordsFor(index, key));
  const found = [...index.titles.entries()].filter(
    ([, { words: own }]) =>
      others.every((word) => own.includes(word)) &&
      groups.every((group) => own.some((word) => group.has(word) && !others.includes(word))),
  );
  const least = Math.min(...found.map(([, { words: own }]) => own.length));
  const [title, ...rivals] = found.filter(([, { words: own }]) => own.length === least).map(([at]) => at);
  if (title === undefined || rivals.length > 0 || title === line?.title) return undefined;
  const explained = index.titles[title]?.totalWeight ?? 0;
  const candidate = { title, quality: 1, fit: 1, explained, missing: 0, isHeadless: false };
  return { kind: 'dish', start: 0, end: 0, worth: 0, candidates: [candidate] };
}

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

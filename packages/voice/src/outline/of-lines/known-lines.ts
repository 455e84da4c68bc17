import { type Option, optionPhrases } from '../../menu/options.ts';
import { headWord, isCalled } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { type Token, tokenise } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { groupWords } from '../../tables/food-words.ts';
import { chooseWeights } from '../../weights.ts';
import { type Piece, say } from '../outline.ts';

/** A line that is there before anything is said. */
export type KnownLine = {
  readonly segment: DishSegment;
  readonly line: { readonly count?: number | undefined; readonly options: readonly Option[] };
  readonly knownDish?: number;
};

/** The lines that are there, and the menus they are from. */
export type Known = { readonly index: VoiceIndex; readonly lines: readonly KnownLine[] };

const titleOf = ({ segment }: KnownLine): number => segment.candidates[0]?.title ?? -1;

/** The places of the lines that this stretch may name, by their whole name or by words of it. */
export function namedBy({ index, lines }: Known, tokens: readonly Token[], part: Segment): number[] {
  const said = tokens.slice(part.start, part.end);
  const isIn = (line: KnownLine) =>
    said.every(({ key }) => index.titles[titleOf(line)]?.words.includes(key) === true);
  const places = (isNamed: (line: KnownLine) => boolean) =>
    lines.flatMap((line, place) => (isNamed(line) ? [place] : []));
  if (part.kind !== 'dish') {
    const isOne = said.length === 1 && !optionPhrases.has(said[0]?.text ?? '');
    const key = said[0]?.key ?? '';
    const isThe = /^(?:the|my|our|that|those|both|all)$/.test(tokens[part.start - 1]?.text ?? '');
    if (!isOne) return [];
    // "The platter", "the drink"
    if (isThe && (part.kind === 'unit' || groupWords.has(key)))
      return places((line) => isCalled(index, titleOf(line), key));
    if (part.kind === 'unit') return places((line) => headWord(index, titleOf(line)) === key);
    return part.kind === 'other' ? places(isIn) : [];
  }
  const best = part.candidates[0]?.quality ?? 0;
  const titles = likelyTitles(part);
  const fitting = places((line) => titles.has(titleOf(line)));
  if (fitting.length > 0) return fitting;
  // "The coffees", which are lattes
  const last = said.at(-1);
  const isMany = said.length === 1 && last !== undefined && last.text !== last.key && last.text.endsWith('s');
  const called = isMany ? places((line) => isCalled(index, titleOf(line), last.key)) : [];
  return called.length > 0 || best >= wholeName ? called : places(isIn);
}

/** What a name most likely means. */
export const likelyTitles = ({ candidates }: DishSegment): ReadonlySet<number> =>
  new Set(
    candidates.flatMap(({ title, quality, isBareHead }) =>
      isBareHead || quality >= (candidates[0]?.quality ?? 0) - chooseWeights.same ? title : [],
    ),
  );

/** The places of the lines that have this word in their name. */
export const namedByWord = ({ index, lines }: Known, key: string): number[] =>
  lines.flatMap((line, place) => (index.titles[titleOf(line)]?.words.includes(key) ? [place] : []));

/** From here on a name is that of the dish, and not a shorter one of another. */
const wholeName = 0.9;

/** What a line is called on its card, without what stands in parentheses. */
export function calledPiece({ index, lines }: Known, place: number): Piece {
  const title = plainTitle(index, lines[place]?.knownDish ?? -1);
  return { symbol: '=', tokens: tokenise(title), lines: [place] };
}

/** The dish with the head of that line whose name has these words: mutton, of a Vegetable Biryani. */
export function kindOfLine(
  { index, lines }: Known,
  place: number,
  said: readonly Token[],
): Piece[] | undefined {
  const line = lines[place];
  const head = line && headWord(index, titleOf(line));
  const [title] = (index.titlesByWord.get(head ?? '') ?? []).filter(
    (other) =>
      headWord(index, other) === head &&
      said.every(({ key }) => index.titles[other]?.words.includes(key) === true),
  );
  const dish = index.titles[title ?? -1]?.dishes[0];
  return dish === undefined ? undefined : say(plainTitle(index, dish));
}

const plainTitle = ({ given }: VoiceIndex, dish: number): string =>
  (given[dish]?.title ?? '').replace(/\([^)]*\)/g, ' ');

/** The only line of that title, so that its name is enough. */
export const isAloneSo = ({ lines }: Known, place: number): boolean =>
  lines.filter((line) => titleOf(line) === lines[place]?.segment.candidates[0]?.title).length === 1;

export const countOf = ({ lines }: Known, place: number): number => lines[place]?.line.count ?? 1;

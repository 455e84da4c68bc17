import type { Clause } from '../clauses/clause.ts';
import { findPortion, findSpice, type Option } from '../menu/options.ts';
import type { IndexedDish } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { Segment } from '../segment/segments.ts';
import type { VoiceItem } from '../voice-types.ts';
import { isAmount, isSumIn } from './lost-numbers.ts';

/** A size, a heat or an amount that was said of something, and the words that said it. */
export type SpokenDetail = {
  readonly start: number;
  readonly words: readonly string[];
  readonly option?: Option;
  readonly count?: number;
  /** It need not be on a line: "family of four", "not a pot". */
  readonly isLoose: boolean;
  /** Nothing by a name stands right behind it. */
  readonly isLast: boolean;
  /** Where the dish was named that stands nearest before it, and where the part of the list begins that it stands in. */
  readonly dishAt: number | undefined;
  readonly listedFrom: number;
};

/** A line that was read, with its dish and where it was named. */
export type NamedLine = Pick<IndexedDish, 'portions' | 'spiceLevels'> &
  Pick<VoiceItem, 'portion' | 'spice' | 'quantity' | 'askedQuantity'> & {
    readonly titleWords: readonly string[];
    readonly start: number;
  };

/** The sizes and heats of what is ordered or told, and the amounts in what was only told. */
export function spokenDetails(tokens: readonly Token[], clauses: readonly Clause[]): SpokenDetail[] {
  // What was taken back had a size, too.
  if (clauses.some(({ command }) => takesBack.test(command))) return [];
  const dishes = clauses
    .flatMap(({ segments }) => segments)
    .flatMap(({ kind, start }) => (kind === 'dish' ? [start] : []));
  return clauses.flatMap(({ command, segments }) =>
    segments.flatMap((part, place): SpokenDetail[] => {
      const detail = {
        start: part.start,
        isLast: isLastOf(tokens, segments, place),
        dishAt: dishes.findLast((start) => start < part.start),
        listedFrom: tokens.findLastIndex(
          ({ text }, at) => at < part.start && /^(?:and|plus|aur|then)$/.test(text),
        ),
        words: tokens.slice(part.start, part.end).map(({ key }) => key),
        isLoose: !/^(?:add|also|make|ignore)$/.test(command) || saysWho(tokens, part),
      };
      if (part.kind === 'option') return [{ ...detail, option: part.option }];
      return command === 'ignore' && isAmount(tokens, part) ? [{ ...detail, count: part.count }] : [];
    }),
  );
}

/** "… over my shirt, large": what follows, if anything does, is something else. */
function isLastOf(tokens: readonly Token[], segments: readonly Segment[], place: number): boolean {
  const next = segments
    .slice(place + 1)
    .find(({ kind, start }) => kind !== 'option' && !isPolite(tokens[start]));
  return next === undefined || next.kind === 'connector' || tokens[next.start]?.afterBreak === true;
}

const isPolite = (token: Token | undefined): boolean =>
  /^(?:size|sized|please|plz|thanks|thank|you|cheers|mate|love|bro|bhai|then)$/.test(token?.text ?? '');

const takesBack = /^(?:remove|removeBefore|undo|clear|keep|change|instead)$/;

/** "Family of four", "kids want gola", "half with olives", "not a pot": no size of a dish. */
const saysWho = (tokens: readonly Token[], { start, end }: Segment): boolean =>
  /^(?:of|wants?|with|without|and|is|are)$/.test(tokens[end]?.text ?? '') ||
  tokens.slice(Math.max(0, start - 2), start).some(({ text }) => text === 'not');

/**
 * The lines that stand next to a size, heat or amount which is on no line, though a dish that was ordered comes so,
 * and nothing that was said behind it took its place: half of these were misread.
 */
export const linesBesideLost = (details: readonly SpokenDetail[], lines: readonly NamedLine[]): Set<number> =>
  new Set(lostDetails(details, lines).map(({ start }) => nearest(lines, start)));

export function lostDetails(
  details: readonly SpokenDetail[],
  lines: readonly NamedLine[],
): readonly SpokenDetail[] {
  const isOn = (option: Option) =>
    lines.some((line) => {
      const [portion, spice] = [findPortion(line.portions, option), findSpice(line.spiceLevels, option)];
      return (portion ?? null) === (line.portion ?? '') || (spice ?? null) === (line.spice ?? '');
    });
  const found = details.filter(({ option }) => option !== undefined && isOn(option));
  const isNamed = ({ words }: SpokenDetail) =>
    lines.some(({ titleWords }) => words.some((word) => titleWords.includes(word)));
  const amounts = lines.map(({ askedQuantity, quantity }) => askedQuantity ?? quantity);
  return details.filter((detail) => {
    const { option, count, start, isLoose } = detail;
    if (isLoose) return false;
    if (count !== undefined) return !isSumIn(amounts, count) && !lines.some(holdsNumber);
    if (option === undefined || found.includes(detail) || isNamed(detail)) return false;
    const isReplaced = found.some(
      (other) => other.start > start && other.option && isAlike(option, other.option),
    );
    return !isReplaced && lines.some((line) => comesSo(line, option));
  });
}

const comesSo = ({ portions, spiceLevels }: NamedLine, option: Option): boolean =>
  (findPortion(portions, option) ?? findSpice(spiceLevels, option)) !== undefined;

const isAlike = (a: Option, b: Option): boolean =>
  (a.heat !== undefined && b.heat !== undefined) ||
  (a.size !== undefined && b.size !== undefined) ||
  (a.heat === undefined && b.heat === undefined);

/** "Six wings" may be a portion of six. */
const holdsNumber = ({ portion }: NamedLine): boolean => /\d/.test(portion ?? '');

function nearest(lines: readonly NamedLine[], start: number): number {
  const far = lines.map((line) => Math.abs(line.start - start));
  return far.indexOf(Math.min(...far));
}

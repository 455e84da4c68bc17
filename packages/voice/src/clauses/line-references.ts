import { findPortion, findSpice, type Option } from '../menu/options.ts';
import { isOfGroup } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { DishCandidate } from '../names/dish-spans.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { groupWords } from '../tables/food-words.ts';
import { chooseWeights } from '../weights.ts';
import type { Clause } from './clause.ts';

/** A line that is there already. */
export type LineThere = {
  readonly segment: DishSegment;
  readonly knownDish?: number;
  readonly line: { readonly count?: number; readonly options: readonly Option[] };
};

type Spoken = {
  readonly index: VoiceIndex;
  readonly tokens: readonly Token[];
  readonly lines: readonly LineThere[];
  /** The lines that were chosen, where it was asked which. */
  readonly meant: readonly number[];
};

type Referred = { readonly clauses: Clause[]; readonly unclear: readonly number[] };

/**
 * "Remove the small latte", "make both shakes large", "drop the large one": which of the lines that are there a
 * clause speaks of. Where two fit as well, they are returned: that has to be asked, and nothing changes before.
 */
export function referToLines(spoken: Spoken, clauses: readonly Clause[]): Referred {
  const unclear: number[][] = [];
  const referred = clauses.map((clause, at) => {
    if (spoken.lines.length === 0 || !(clause.command === 'add' || changing.test(clause.command)))
      return clause;
    const isTakenBack = clauses[at + 1]?.command === 'removeBefore';
    return { ...clause, segments: referIn(spoken, nameSizedOnes(spoken, clause), isTakenBack, unclear) };
  });
  return { clauses: referred, unclear: unclear[0] ?? [] };
}

const changing = /^(?:remove|no|make|change|instead|halve|double|keep)$/;

function referIn(spoken: Spoken, clause: Clause, isTakenBack: boolean, unclear: number[][]): Segment[] {
  const read: Segment[] = [];
  clause.segments.forEach((segment, at) => {
    const named = segment.kind === 'dish' && isOfLine(spoken, clause, at, isTakenBack) ? segment : undefined;
    const fitting = named === undefined ? [] : fittingLines(spoken, named);
    if (named === undefined || fitting.length === 0) {
      read.push(segment);
      return;
    }
    const sizes = sizesBefore(read);
    const sized = fitting.filter((line) => sizes.every((size) => isSoSized(spoken.index, line, size)));
    const [elsewhere, ...others] = sized.length > 0 ? [] : linesSoSized(spoken, named, sizes);
    if (elsewhere !== undefined && others.length === 0) {
      read.splice(-sizes.length);
      read.push(...bind([elsewhere], named));
      return;
    }
    const isPicked = sizes.length > 0 && sized.length > 0 && fitting.length > 1;
    if (isPicked) read.splice(-sizes.length);
    const meant = narrow(spoken, isPicked ? sized : fitting);
    const isChosen =
      fitting.length > 1 && (meant.length === 1 || meant.every((line) => isMeant(spoken, line)));
    if (isChosen || (meant.length > 1 && isPlural(spoken, clause, at, meant)))
      read.push(...bind(meant, named));
    else {
      if (meant.length > 1) unclear.push(meant.map((line) => line.segment.place ?? -1));
      read.push(segment);
    }
  });
  return read;
}

/** "The small pizza", where the only small one is a Margherita: by its size, and what the card lists it under. */
function linesSoSized(
  { index, tokens, lines }: Spoken,
  { start, end }: DishSegment,
  sizes: readonly Option[],
) {
  const isThe = /^(?:the|my|that)$/.test(tokens[start - sizes.length - 1]?.text ?? '');
  const word = tokens[end - 1]?.key ?? '';
  if (!isThe || sizes.length === 0) return [];
  return lines.filter(
    (line) =>
      isOfGroup(index, line.segment.candidates[0]?.title, word) &&
      sizes.every((size) => isSoSized(index, line, size)),
  );
}

const isMeant = ({ meant }: Spoken, { segment }: LineThere): boolean => meant.includes(segment.place ?? -1);

const narrow = (spoken: Spoken, lines: readonly LineThere[]): readonly LineThere[] => {
  const chosen = lines.filter((line) => isMeant(spoken, line));
  return chosen.length > 0 ? chosen : lines;
};

/** Named by a command that changes it, or spoken of as one that is there. */
function isOfLine({ tokens }: Spoken, clause: Clause, at: number, isTakenBack: boolean): boolean {
  const { command, correction, segments, isAlso, isOnly } = clause;
  const dish = segments[at];
  if (dish?.kind !== 'dish' || dish.place !== undefined) return false;
  const isFirst = !segments.slice(0, at).some(({ kind }) => kind === 'dish');
  // "Change the latte to a mocha", "instead of the cookie a salad": only the first is there.
  if (command === 'change' || command === 'instead') return isFirst;
  if (changing.test(command)) return true;
  if (isOnly || isToBeMade(tokens, segments) || isTakenBack) return true;
  const from = at - sizesBefore(segments.slice(0, at)).length;
  const before = segments[from - 1];
  if (before?.kind === 'number' && before.form === 'more') return !segments.slice(from, at).some(isSize);
  const isThe = /^(?:the|my|that|those|these|both|all)$/.test(
    tokens[(segments[from]?.start ?? 0) - 1]?.text ?? '',
  );
  const isSaid = segments.slice(at + 1).some((part) => isSize(part) || part.kind === 'wish');
  return isThe && isSaid && isFirst && correction === 'none' && !isAlso;
}

/** "Karahi full kar do" */
const isToBeMade = (tokens: readonly Token[], segments: readonly Segment[]): boolean =>
  /^kar(?:do)?$/.test(tokens[segments.at(-1)?.end ?? -1]?.text ?? '');

const isSize = (part: Segment): boolean => part.kind === 'option' || part.kind === 'measure';

/** The sizes and heats right before a name. */
function sizesBefore(read: readonly Segment[]): Option[] {
  const from = read.findLastIndex((part) => !isSize(part)) + 1;
  return read.slice(from).flatMap((part) => {
    if (part.kind === 'option') return [part.option];
    if (part.kind !== 'measure') return [];
    return [{ text: `${part.measure.count} ${part.measure.dimension}`, measure: part.measure }];
  });
}

/** The lines that this name fits as well as any other. */
function fittingLines({ lines }: Spoken, { candidates }: DishSegment): LineThere[] {
  const found = lines.flatMap((line) => {
    const title = line.segment.candidates[0]?.title;
    const candidate = candidates.find((other) => other.title === title);
    return candidate === undefined ? [] : [{ line, candidate }];
  });
  const best = Math.max(...found.map(({ candidate }) => candidate.quality));
  // "The muffin", of two kinds: neither is likelier, unless one is called that and no more.
  const isAsGood = ({ quality, isBareHead }: DishCandidate) =>
    quality >= best - chooseWeights.same || (isBareHead === true && best < chooseWeights.plainName);
  return found.filter(({ candidate }) => isAsGood(candidate)).map(({ line }) => line);
}

export function isSoSized({ dishes }: VoiceIndex, { knownDish, line }: LineThere, size: Option): boolean {
  const dish = dishes[knownDish ?? -1];
  if (dish === undefined) return false;
  const portion = size.of === 'spice' ? undefined : findPortion(dish.portions, size);
  const names = [portion, findSpice(dish.spiceLevels, size)];
  const own = [
    dish.portions.find(({ text }) =>
      line.options.some((option) => option.of === 'portion' && option.text === text),
    ),
    dish.spiceLevels.find(({ text }) =>
      line.options.some((option) => option.of === 'spice' && option.text === text),
    ),
  ];
  return own.some((choice, at) => choice !== undefined && choice.name === names[at]);
}

/** "Both cookies", "the lattes", or as many as there are. */
function isPlural(
  { tokens }: Spoken,
  { segments }: Clause,
  at: number,
  lines: readonly LineThere[],
): boolean {
  const { start = 0, end = 0 } = segments[at] ?? {};
  const before = segments[at - 1];
  // "Both the karahi"
  const said = segments.slice(0, at).findLast(({ kind }) => kind !== 'filler');
  if (said?.kind === 'scope') return true;
  const last = tokens[end - 1];
  const isMany = last !== undefined && last.text !== last.key && last.text.endsWith('s');
  if (before?.kind === 'number' && before.form === 'spoken')
    return before.count === lines.reduce((sum, { line }) => sum + (line.count ?? 1), 0);
  // "No dessert", "just the food"
  const isBare =
    last?.key === 'food' ||
    last?.key === 'meat' ||
    !/^(?:the|my|our|that)$/.test(tokens[start - 1]?.text ?? '');
  const isCounted = /^(?:a|an|one)$/.test(tokens[start - 1]?.text ?? '');
  return (isMany || (isBare && groupWords.has(tokens[start]?.key ?? ''))) && !isCounted;
}

/** Named one by one, what is said of them is said of each. */
const bind = (lines: readonly LineThere[], { start, end }: Segment): Segment[] =>
  lines.map(({ segment }) => ({ ...segment, start, end, sharedHead: start }));

/** A size said of no dish, where what follows is something else: "swap the cans for a bottle". */
function isAlone(segments: readonly Segment[], place: number): boolean {
  const next = segments[place + 1];
  const isLink = next?.kind === 'link' || (next?.kind === 'number' && next.form === 'weak');
  return !segments.slice(0, place).some(({ kind }) => kind === 'dish') && (next === undefined || isLink);
}

/** "Drop the large one", "make the small one medium": a line by its size, where none was named. */
function nameSizedOnes(spoken: Spoken, clause: Clause): Clause {
  const { tokens, index, lines } = spoken;
  const { segments, command } = clause;
  const at = segments.findIndex(
    (part, place) =>
      isSize(part) &&
      tokens[part.start - 1]?.text === 'the' &&
      (/^(?:one|ones|wala|wali)$/.test(tokens[segments[place + 1]?.start ?? -1]?.text ?? '') ||
        isAlone(segments, place)),
  );
  const size = segments[at];
  // "Instead of the cans"
  const one = isAlone(segments, at) ? size : segments[at + 1];
  const behind = segments.slice(one === size ? at + 1 : at + 2);
  const isNewSize = behind.some((part) => isSize(part) || part.kind === 'number');
  const isGivenUp = /^(?:remove|no|change|instead|keep)$/.test(command) || (command === 'make' && isNewSize);
  if (size === undefined || one === undefined || !isGivenUp) return clause;
  const sizes = sizesBefore([size]);
  const fitting = lines.filter((line) => sizes.every((wanted) => isSoSized(index, line, wanted)));
  if (fitting.length === 0) return clause;
  const candidates = fitting.flatMap(({ segment }) => segment.candidates);
  const named: DishSegment = { kind: 'dish', start: size.start, end: one.end, worth: 0, candidates };
  return { ...clause, segments: [...segments.slice(0, one === size ? at : at + 1), named, ...behind] };
}

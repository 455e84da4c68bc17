import type { Choice, Option } from '../menu/options.ts';
import { headWord, isOfGroup } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { cardinalAt } from '../read/cardinals.ts';
import { numbersAt } from '../read/number-phrases.ts';
import { buildPhraseTable, phrasesAt } from '../read/phrase-table.ts';
import type { Token } from '../read/tokenise.ts';
import type { Draft } from '../replay/drafts.ts';
import { findKind } from '../rules/kinds/find-kind.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { type LineWord, lineWords } from '../tables/line-talk-words.ts';
import { nameWeights } from '../weights.ts';

/** A stretch of a sentence that speaks of an order: lines of it, how many, how they are to be, or what is to be done. */
export type Piece = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'lines'; readonly places: readonly number[]; readonly isMany: boolean }
  /** `of`: the line it is another kind of. */
  | { readonly kind: 'dish'; readonly dish: DishSegment; readonly of?: number }
  | { readonly kind: 'wish'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number; readonly isMore: boolean; readonly isThe: boolean }
  | { readonly kind: 'option'; readonly option: Option }
  | { readonly kind: 'word'; readonly word: LineWord }
);

export type Talk = {
  readonly index: VoiceIndex;
  readonly tokens: readonly Token[];
  readonly decoded: readonly Segment[];
  readonly lines: readonly Draft[];
  /** The lines that were chosen, where it was asked which. */
  readonly meant: readonly number[];
};

const wordTable = buildPhraseTable(
  // The keys of the table are its words.
  (Object.entries(lineWords) as [LineWord, readonly string[]][]).flatMap(([word, phrases]) =>
    phrases.map((phrase) => [phrase, word] as const),
  ),
);

/** The whole sentence in pieces; undefined where a word is left over. */
export function piecesOf(talk: Talk): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let start = 0; start < talk.tokens.length; ) {
    const piece = pieceAt(talk, start);
    // "… tom is starving": why, where nothing else is said.
    if (piece === undefined && pieces[0]?.kind === 'word' && pieces[0].word === 'asks') return pieces;
    if (piece === undefined)
      return talk.tokens[start]?.afterBreak && isOnlyTalk(talk, start) ? pieces : undefined;
    // "… there's only three of us"
    if (piece.kind === 'word' && piece.word === 'reason' && pieces.length > 1)
      return talk.decoded.some(({ kind, start: at }) => kind === 'dish' && at > start) ? undefined : pieces;
    pieces.push(piece);
    start = piece.end;
  }
  return pieces;
}

const isOnlyTalk = ({ decoded }: Talk, from: number): boolean =>
  decoded.every(({ kind, start }) => start < from || kind === 'other' || kind === 'filler');

/** "Make one of the lassis salted": another kind of what is there. */
function kindAt({ index, tokens, lines }: Talk, start: number): Piece | undefined {
  for (const [of, { candidates }] of lines.entries())
    for (const end of [start + 2, start + 1]) {
      const head = headWord(index, candidates[0]?.title);
      const dish = end <= tokens.length && head ? findKind(index, tokens, start, end, head) : undefined;
      if (dish !== undefined && dish.candidates[0]?.title !== candidates[0]?.title)
        return { kind: 'dish', dish, of, start, end };
    }
  return undefined;
}

function pieceAt(talk: Talk, start: number): Piece | undefined {
  const { tokens, decoded } = talk;
  const wish = wishAt(talk, start);
  if (wish !== undefined) return wish;
  const part = decoded.find((other) => other.start === start);
  if (part?.kind === 'dish') {
    const places = linesNamed(talk, part);
    const { end } = part;
    // "One of the biryanis mutton"
    const first = places.length === 0 && end - start === 2 ? groupAt(talk, start, start + 1) : undefined;
    if (first?.kind === 'lines' && /^(?:the|that|my|those)$/.test(tokens[start - 1]?.text ?? ''))
      return first;
    return places.length === 0
      ? (groupAt(talk, start, end) ?? { kind: 'dish', dish: part, start, end })
      : { kind: 'lines', places, isMany: isMany(tokens, start, end), start, end };
  }
  if (part?.kind === 'restaurant') return undefined;
  const choice = choiceAt(talk, start);
  const word = phrasesAt(wordTable, tokens, start).at(-1);
  const option =
    part?.kind === 'option' ? part.option : part?.kind === 'measure' ? measured(part) : undefined;
  // "Double the rotis"
  const isOpening = start === 0 || opens.test(tokens[start - 1]?.text ?? '') || tokens[start]?.afterBreak;
  if (word?.meaning === 'double' && isOpening && opensLines.test(tokens[word.end]?.text ?? ''))
    return { kind: 'word', word: 'double', start, end: word.end };
  if (choice !== undefined && choice.end >= (word?.end ?? 0)) return choice;
  if (part !== undefined && option !== undefined && part.end >= (word?.end ?? 0))
    return { kind: 'option', option, start, end: part.end };
  // "Do naan hata do", "do kar do"
  const opensTalk = start === 0 || tokens[start]?.afterBreak === true;
  if (
    opensTalk &&
    tokens[start]?.text === 'do' &&
    !/^(?:not|the|i|we|you)$/.test(tokens[start + 1]?.text ?? 'not')
  )
    return { kind: 'count', count: 2, isMore: false, isThe: false, start, end: start + 1 };
  const more = numbersAt(tokens, start).findLast(({ form }) => form === 'more');
  const number = more ?? cardinalAt(tokens, start);
  if (number !== undefined && number.end >= (word?.end ?? 0)) {
    const { end, count } = number;
    return {
      kind: 'count',
      count,
      isMore: more !== undefined,
      isThe: tokens[start - 1]?.text === 'the',
      start,
      end,
    };
  }
  if (word !== undefined && word.end - start > 1)
    return { kind: 'word', word: word.meaning, start, end: word.end };
  const group = groupAt(talk, start, start + 1);
  const kind = word === undefined ? kindAt(talk, start) : undefined;
  if (group !== undefined || kind !== undefined || word !== undefined)
    return group ?? kind ?? (word && { kind: 'word', word: word.meaning, start, end: word.end });
  // "For my brother"
  return /^(?:my|our|his|her)$/.test(tokens[start - 1]?.text ?? '')
    ? { kind: 'word', word: 'talk', start, end: start + 1 }
    : undefined;
}

const wishOpener = /^(?:no|without|extra|less|hold|with|add|put|some)$/;
const wishLink = /^(?:on|in|with|for|to|from)$/;

/** "No ketchup on the burger": how a line is to be, which is told behind it. */
function wishAt(talk: Talk, start: number): Piece | undefined {
  const { tokens, decoded } = talk;
  const isChoice = decoded.some((part) => part.start === start && part.kind === 'option');
  if (isChoice || !wishOpener.test(tokens[start]?.text ?? '')) return undefined;
  // "Iced latte medium then, no sugar"
  const left = tokens.length - start;
  const isLast =
    tokens[start]?.afterBreak &&
    left > 1 &&
    left < 4 &&
    /^(?:no|without|extra)$/.test(tokens[start]?.text ?? '');
  if (isLast && start > 0 && isOnlyTalk(talk, start + 1))
    return {
      kind: 'wish',
      text: tokens
        .slice(start)
        .map(({ heard }) => heard)
        .join(' '),
      start,
      end: tokens.length,
    };
  const link = tokens.findIndex(({ text }, at) => at > start + 1 && at < start + 6 && wishLink.test(text));
  if (tokens.slice(start + 1, link).some(({ afterBreak }) => afterBreak)) return undefined;
  const to = /^(?:the|my|our|that|both|all)$/.test(tokens[link + 1]?.text ?? '') ? link + 2 : link + 1;
  const isLine = (part: Segment) =>
    part.kind === 'dish' && part.start > start && part.start < link && linesNamed(talk, part).length > 0;
  const isNamed =
    /^(?:it|them|that)$/.test(tokens[link + 1]?.text ?? '') || groupAt(talk, to, to + 1) !== undefined;
  if (link < 0 || !isNamed || decoded.some(isLine)) return undefined;
  const from = /^(?:add|put)$/.test(tokens[start]?.text ?? '') ? start + 1 : start;
  const said = tokens.slice(from, link).map(({ heard }) => heard);
  return { kind: 'wish', text: said.join(' '), start, end: link };
}

const opens = /^(?:and|please|just|then|to|can|you|lets|also|actually|ok|do|now|we|i)$/;
const opensLines = /^(?:the|that|it|my|those|all|everything|both|our)$/;

const measured = ({ measure }: Extract<Segment, { kind: 'measure' }>): Option => ({
  text: `${measure.count} ${measure.dimension}`,
  measure,
});

/** The lines whose dish this name may mean, as well as any other. */
function linesNamed({ tokens, lines }: Talk, { start, end, candidates }: DishSegment): number[] {
  const best = candidates[0]?.quality ?? 0;
  const named = new Set(
    candidates.filter(({ quality }) => quality > best - nameWeights.asGood).map(({ title }) => title),
  );
  const fitting = lines.flatMap(({ candidates: [line] }, place) =>
    line !== undefined && named.has(line.title) ? [place] : [],
  );
  return end - start === 1 && tokens[start] === undefined ? [] : fitting;
}

/** "The burger", "drinks": lines by a word of their name or of their kind. */
function groupAt({ index, tokens, lines }: Talk, start: number, end: number): Piece | undefined {
  const keys = tokens.slice(start, end).map(({ key }) => key);
  const places = lines.flatMap(({ candidates: [line] }, place) => {
    const words = index.titles[line?.title ?? -1]?.words ?? [];
    const isGroup =
      keys.length === 1 && (keys[0] ?? '').length > 2 && isOfGroup(index, line?.title, keys[0] ?? '');
    return isGroup || keys.every((key) => key.length > 2 && words.includes(key)) ? [place] : [];
  });
  return places.length === 0
    ? undefined
    : { kind: 'lines', places, isMany: isMany(tokens, start, end), start, end };
}

const isMany = (tokens: readonly Token[], start: number, end: number): boolean => {
  const last = tokens[end - 1];
  return (
    (last !== undefined && last.text !== last.key && last.text.endsWith('s')) ||
    /^(?:all|both|every)$/.test(tokens[start - 1]?.text ?? '') ||
    /^(?:(?:all|both)(?: of)? the|each of the)$/.test(`${tokens[start - 2]?.text} ${tokens[start - 1]?.text}`)
  );
};

/** A portion or heat as the card of a line calls it: "with fries". */
function choiceAt(talk: Talk, start: number): Piece | undefined {
  const fits = ({ text }: Choice) =>
    text.split(' ').every((word, offset) => talk.tokens[start + offset]?.key === word);
  const [longest] = talk.lines
    .flatMap(({ knownDish }) => {
      const dish = talk.index.dishes[knownDish ?? -1];
      return [...(dish?.portions ?? []), ...(dish?.spiceLevels ?? [])].filter(fits);
    })
    .sort((a, b) => b.text.length - a.text.length);
  return longest && { kind: 'option', option: longest, start, end: start + longest.text.split(' ').length };
}

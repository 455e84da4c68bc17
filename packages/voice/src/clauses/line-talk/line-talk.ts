import type { Option } from '../../menu/options.ts';
import type { TokenRole } from '../../read/token-roles.ts';
import type { Segment } from '../../segment/segments.ts';
import type { LineVerb } from '../../tables/line-talk-words.ts';
import type { LineThere } from '../line-references.ts';
import { talkAt, wordAt } from './line-words.ts';
import { isComparison, linesNamed, linesPlaced, type Talk } from './named-line.ts';
import { isPlainTalk, isSomebody, textOf } from './plain-talk.ts';

type At = { readonly start: number; readonly end: number };

/** Lines by their name, their place or only by their size ("the large one"). */
export type LineUnit = At & {
  readonly kind: 'line';
  readonly by: 'name' | 'place' | 'size';
  readonly lines: readonly LineThere[];
  readonly isMany: boolean;
  readonly sizes: readonly Option[];
  /** "The smaller one" */
  readonly compared?: string;
  readonly count?: number;
};

/** What a sentence about the order is made of, and nothing that orders or changes. */
export type Unit =
  | LineUnit
  | (At & { readonly kind: 'verb'; readonly verb: LineVerb })
  | (At & { readonly kind: 'all' | 'rest' | 'except' | 'exceptBehind' | 'only' | 'asked' })
  /** "Keep it": what was spoken of before, and "no, sorry": what follows puts it right. */
  | (At & { readonly kind: 'it' | 'correct' })
  | (At & { readonly kind: 'not' | 'no' | 'and' | 'but' });

/** The row of units, or nothing where a word is left that says something else. */
export function readUnits(talk: Talk, roles: readonly TokenRole[]): Unit[] | undefined {
  const { tokens } = talk;
  const units: Unit[] = [];
  const parts = new Map(talk.path.map((part) => [part.start, nameInRestaurant(part)]));
  let said = nothingSaid;
  for (let at = 0; at < tokens.length; ) {
    const part = parts.get(at);
    const word = tokens[at]?.text ?? '';
    const found = unitAt(talk, units, part, at, said);
    if (found !== undefined) {
      // A number of nothing
      if (found.kind !== 'line' && said.count !== undefined) return undefined;
      if (found.kind !== 'line' && said.sizes.length > 0) units.push(sizedUnit(talk, said, at));
      // "Everything sweet"
      const isAllOf = found.kind === 'line' && units.at(-1)?.kind === 'all' && units.at(-1)?.end === at;
      if (isAllOf) units.pop();
      units.push(isAllOf ? { ...found, isMany: true } : found);
      said = nothingSaid;
      at = found.end;
      continue;
    }
    const size = sizeSaid(talk, part, at, said);
    if (size === 'refused') return undefined;
    if (size !== undefined) {
      said = size;
      at = part?.kind === 'option' ? part.end : at + 1;
      continue;
    }
    const isSized = said.sizes.length > 0 || said.compared !== undefined;
    if (isSized && /^(?:ones?|wal[aie]|val[aie])$/.test(word)) {
      units.push(sizedUnit(talk, said, at + 1));
      said = nothingSaid;
      at++;
      continue;
    }
    if (part?.kind === 'number' && (part.form === 'spoken' || parts.get(part.end)?.kind === 'dish')) {
      if (part.form === 'more' || said.count !== undefined) return undefined;
      // "The smaller of the two pizzas"
      if (!isSized) said = { ...said, count: part.count, start: said.start ?? at };
      at = part.end;
      continue;
    }
    // "Not the large, the regular one"
    if (isSized && word === 'the' && tokens[at - 1]?.text !== 'of') {
      units.push(sizedUnit(talk, said, at));
      said = nothingSaid;
    }
    const past = talkAt(talk, part, at);
    if (past > at) {
      at = past;
      continue;
    }
    if (!isPlainTalk(roles[at], word, part) && !isSomebody(talk, roles, at)) return undefined;
    at++;
  }
  if (said.count !== undefined) return undefined;
  if (said.sizes.length > 0 || said.compared !== undefined) units.push(sizedUnit(talk, said, tokens.length));
  return units;
}

/** "Biryani ke ilawa", taken for the name of a kitchen: its first word may name a line. */
const nameInRestaurant = (part: Segment): Segment =>
  part.kind === 'restaurant' && !part.sure
    ? { kind: 'other', start: part.start, end: part.start + 1, worth: 0 }
    : part;

/** A size before a name, or alone; "I don't want it too spicy" speaks of none. */
function sizeSaid(
  { tokens }: Talk,
  part: Segment | undefined,
  at: number,
  said: Said,
): Said | 'refused' | undefined {
  const word = tokens[at]?.text ?? '';
  const isOption = part?.kind === 'option';
  if (!isOption && !isComparison(word)) return undefined;
  if (/^(?:too|so|very|that)$/.test(tokens[at - 1]?.text ?? '')) return 'refused';
  const start = said.start ?? at;
  return isOption
    ? { ...said, sizes: [...said.sizes, part.option], start }
    : { ...said, compared: word, start };
}

type Said = {
  readonly sizes: readonly Option[];
  readonly compared?: string;
  readonly count?: number;
  readonly start?: number;
};
const nothingSaid: Said = { sizes: [] };

const sizedUnit = ({ lines }: Talk, { sizes, compared, start = 0 }: Said, end: number): LineUnit => ({
  kind: 'line',
  by: 'size',
  start,
  end,
  lines,
  isMany: false,
  sizes,
  ...(compared === undefined ? {} : { compared }),
});

function unitAt(
  talk: Talk,
  units: readonly Unit[],
  part: Segment | undefined,
  start: number,
  said: Said,
): Unit | undefined {
  const isDish = part?.kind === 'dish';
  if (!isDish) {
    const word = wordAt(talk, units, start);
    if (word !== undefined) return word;
    const placed = linesPlaced(talk, start);
    if (placed !== undefined) {
      const { lines, words } = placed;
      return { kind: 'line', by: 'place', start, end: start + words, lines, isMany: true, sizes: [] };
    }
  }
  const named = part === undefined ? undefined : linesNamed(talk, part);
  if (named === undefined || part === undefined) return undefined;
  // "Do we need rice with the biryani": only what is asked about may go.
  const isBeside = /(?:^| )with(?: the| my| our)?$/.test(textOf(talk, Math.max(0, start - 2), start));
  if (isBeside && units.some(({ kind }) => kind === 'asked')) return { kind: 'and', start, end: part.end };
  const isAll = /^(?:all|both|sab|dono|everything)(?: (?:the|my|of the|of my|thats))?$/.test(
    textOf(talk, Math.max(0, start - 3), start).replace(/^.*\b(all|both|sab|dono|everything)\b/, '$1'),
  );
  // "The pizza meal": a size behind the name
  const behind = talk.path.find((other) => other.start === part.end);
  const sizes = behind?.kind === 'option' ? [...said.sizes, behind.option] : said.sizes;
  return {
    kind: 'line',
    by: 'name',
    start,
    end: behind?.kind === 'option' ? behind.end : part.end,
    lines: named.lines,
    isMany: (named.isMany || isAll) && said.count === undefined,
    sizes,
    ...(said.compared === undefined ? {} : { compared: said.compared }),
    ...(said.count === undefined ? {} : { count: said.count }),
  };
}

import { onceEach } from '../../menu/once-each.ts';
import type { Choice, Option } from '../../menu/options.ts';
import { isCalled } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { likelyTitles } from '../../outline/of-lines/known-lines.ts';
import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import { groupWords } from '../../tables/food-words.ts';
import { isSoSized, type LineThere } from '../line-references.ts';

/** What is there already, and what was said while it is. */
export type Talk = {
  readonly index: VoiceIndex;
  readonly tokens: readonly Token[];
  readonly path: readonly Segment[];
  readonly lines: readonly LineThere[];
};

type Named = { readonly lines: readonly LineThere[]; readonly isMany: boolean } | undefined;

/** Every rule of a sentence asks about every part of it again. */
const namedIn = onceEach((talk: Talk) => onceEach((part: Segment) => findNamed(talk, part)), new WeakMap());

/** Lines by a name they share, a word of it, or what the card lists them under; undefined for what is none of them. */
export const linesNamed = (talk: Talk, part: Segment): Named => namedIn(talk)(part);

function findNamed({ index, tokens, lines }: Talk, part: Segment): Named {
  const last = tokens[part.end - 1];
  const isMany = last !== undefined && last.text !== last.key && last.text.endsWith('s');
  if (part.kind === 'dish') {
    const best = part.candidates[0]?.quality ?? 0;
    const titles = likelyTitles(part);
    const fitting = lines.filter(({ segment }) => titles.has(segment.candidates[0]?.title ?? -1));
    // "All the burgers", of which one is called Double Decker
    const key = last?.key ?? '';
    const isBare = !/^(?:the|my|our|that|this|a|an)$/.test(tokens[part.start - 1]?.text ?? '');
    const alike =
      (isMany || isBare) && part.end - part.start === 1
        ? lines.filter(({ segment }) => isCalled(index, segment.candidates[0]?.title, key))
        : [];
    if (fitting.length > 0) return { lines: [...new Set([...fitting, ...alike])], isMany };
    const short = best < wholeName ? lines.filter((line) => isShortFor(index, tokens, part, line)) : [];
    if (short.length > 0) return { lines: short, isMany };
  }
  if (part.end - part.start > 1 || !/^(?:dish|other|unit|option)$/.test(part.kind)) return undefined;
  const key = last?.key ?? '';
  const isGroup = groupWords.has(key);
  if (part.kind !== 'dish' && !isGroup) {
    const worded = lines.filter(({ segment }) =>
      index.titles[segment.candidates[0]?.title ?? -1]?.words.includes(key),
    );
    if (worded.length > 0) return { lines: worded, isMany };
  }
  // "The pizza", which is a Margherita
  const listed = lines.filter(({ segment }) => isCalled(index, segment.candidates[0]?.title, key));
  // "No dessert", "just the food"
  const isThe = /^(?:the|my|our|that)$/.test(tokens[part.start - 1]?.text ?? '');
  const isAll = isGroup && (!isThe || /^(?:food|meat)$/.test(key));
  return listed.length > 0 ? { lines: listed, isMany: isMany || isAll } : undefined;
}

/** From here on a name is that of the dish, and not a shorter one of another. */
const wholeName = 0.9;

/** "The handi", of a Chicken Handi Makhni, though there is a Chicken Handi too */
const isShortFor = (
  { titles }: VoiceIndex,
  tokens: readonly Token[],
  { start, end }: Segment,
  { segment }: LineThere,
): boolean =>
  tokens
    .slice(start, end)
    .every(({ key }) => titles[segment.candidates[0]?.title ?? -1]?.words.includes(key) === true);

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const urduOrdinals: Readonly<Record<string, string>> = {
  pehla: 'first',
  pehli: 'first',
  pehle: 'first',
  doosra: 'second',
  doosri: 'second',
  dusra: 'second',
  dusri: 'second',
  teesra: 'third',
  teesri: 'third',
  aakhri: 'last',
  akhri: 'last',
  aakhiri: 'last',
  latest: 'last',
  recent: 'last',
  newest: 'last',
};
const placed =
  /^(?:(?:the|that|my|very|most) )*(first|second|third|fourth|fifth|last|latest|recent|newest|pehl[aie]|d[ou]+sr[ai]|teesr[ai]|aa?kh[i]?ri)(?: (two|three|couple))?(?: (?:ones?|things?|items?|dish(?:es)?|lines?|order|addition|cheez\w*|wal[aie]))?(?: (?:of those|that|which|i|we|just|had|have|said|ordered|added|asked for|put in|told you|mentioned))*(?= |$)/;
const justAdded =
  /^(?:the (?:thing|item|one|dish) (?:that )?|what(?:ever)? )(?:i|we) (?:(?:have )?just (?:said|ordered|added|asked for|put in)|(?:said|ordered|added|asked for|put in) last)(?= |$)/;

/** "The last thing I ordered", "the first two": lines by their place; how many words say so. */
export function linesPlaced(
  { tokens, lines }: Talk,
  at: number,
): { readonly lines: readonly LineThere[]; readonly words: number } | undefined {
  const text = tokens
    .slice(at, at + 12)
    .map((token) => token.text)
    .join(' ');
  const inOrder = lines.toSorted((a, b) => (a.segment.place ?? 0) - (b.segment.place ?? 0));
  const added = justAdded.exec(text);
  if (added) return { lines: inOrder.slice(-1), words: added[0].split(' ').length };
  const said = placed.exec(text);
  if (!said) return undefined;
  const word = urduOrdinals[said[1] ?? ''] ?? said[1] ?? '';
  const many = said[2] === 'three' ? 3 : 2;
  const from = ordinals.indexOf(word);
  const found =
    said[2] === undefined
      ? inOrder.slice(from, from < 0 ? undefined : from + 1)
      : from === 0
        ? inOrder.slice(0, many)
        : word === 'last'
          ? inOrder.slice(-many)
          : [];
  return found.length > 0 ? { lines: found, words: said[0].split(' ').length } : undefined;
}

const larger = /^(?:bigger|larger|biggest|largest)$/;
const smaller = /^(?:smaller|smallest|littler)$/;

/** "The smaller of the two": by the order in which the card lists the sizes. */
export function lineCompared(
  { index }: Talk,
  lines: readonly LineThere[],
  word: string,
): LineThere | undefined {
  if (!larger.test(word) && !smaller.test(word)) return undefined;
  const rank = ({ knownDish, line }: LineThere): number => {
    const isOwn = ({ text }: Choice) => line.options.some((own) => own.of === 'portion' && own.text === text);
    return index.dishes[knownDish ?? -1]?.portions.findIndex(isOwn) ?? -1;
  };
  const sorted = lines.toSorted((a, b) => rank(a) - rank(b));
  return larger.test(word) ? sorted.at(-1) : sorted[0];
}

export const isComparison = (word: string): boolean => larger.test(word) || smaller.test(word);

export const linesSized = (
  { index }: Talk,
  lines: readonly LineThere[],
  sizes: readonly Option[],
): readonly LineThere[] => lines.filter((line) => sizes.every((size) => isSoSized(index, line, size)));

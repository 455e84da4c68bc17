import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { vegetarianWords } from '../../tables/food-words.ts';
import { findKind, isIncomplete, titleHead } from '../kinds/find-kind.ts';
import type { LinePass } from '../pass.ts';
import { commandAt } from '../path-parts.ts';

/**
 * "Make the beef one mutton", "make the chowmein vegetarian": the line that is named becomes that kind of it;
 * where there is no such kind, a kitchen is told how it is to be made. Held by the tests: no cart of the corpora
 * needs it.
 */
export const readMadeKind: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex((part) => part.kind === 'command' && part.command === 'make');
  const nameAt = path.findIndex(({ kind }, place) => place > at && kind !== 'filler');
  const [name, one] = [path[nameAt], path[nameAt + 1]];
  if (at < 0 || name === undefined || !/^(?:the|my|that)$/.test(tokens[name.start - 1]?.text ?? ''))
    return [...path];
  const isOne = /^(?:one|wala|wali)$/.test(tokens[one?.start ?? -1]?.text ?? '');
  // "The chowmein vegetarian" may have been taken for one name.
  const isWithin = name.end - name.start > 1 && vegetarianWords.has(tokens[name.end - 1]?.key ?? '');
  const kindAt = nameAt + (isWithin ? 0 : isOne ? 2 : 1);
  const [kind, next] = [isWithin ? { ...name, start: name.end - 1 } : path[kindAt], path[kindAt + 1]];
  const line = onlyLine(index, tokens, name, ordered);
  const isOther = kind?.kind === 'dish' && !isIncomplete(kind) && !onlyLine(index, tokens, kind, ordered);
  const isLoose = kind?.kind === 'other' || isOther || (kind?.kind === 'dish' && (isOne || isWithin));
  const isLast =
    next === undefined || tokens[next.start]?.afterBreak || /^(?:filler|connector)$/.test(next.kind);
  if (line === undefined || kind === undefined || !isLoose || !isLast) return [...path];
  const { start, end } = kind;
  const head = titleHead(index, line);
  // "Make the kheer gulab jamun"
  const whole = isOther && !isOne ? kind : undefined;
  const other = whole ?? (head === undefined ? undefined : findKind(index, tokens, start, end, head));
  if (other !== undefined)
    return [
      ...path.slice(0, at),
      { ...commandAt('change', name.start), picked: { dish: line } },
      other,
      ...path.slice(kindAt + 1),
    ];
  const isMeatless = tokens.slice(start, end).every(({ key }) => vegetarianWords.has(key));
  // There is no such kind: that is told, and nothing changes.
  if (!isMeatless && isOne && kind.kind === 'other') return [...path.slice(0, at), ...path.slice(kindAt)];
  if (!isMeatless) return [...path];
  return [
    ...path.slice(0, at + 1),
    { ...line, start: name.start, end: isWithin ? start : name.end },
    { kind: 'wish', looksAhead: false, start, end, worth: 0 },
    ...path.slice(kindAt + 1),
  ];
};

/** The one line this names: by its title, or by a word that no other line has. */
function onlyLine(
  index: VoiceIndex,
  tokens: readonly Token[],
  part: Segment | undefined,
  ordered: readonly DishSegment[],
): DishSegment | undefined {
  if (part?.kind !== 'dish' && part?.kind !== 'other') return undefined;
  const keys = tokens.slice(part.start, part.end).map(({ key }) => key);
  const isNamed = ({ candidates: [line] }: DishSegment) =>
    part.kind === 'dish'
      ? part.candidates.some(({ title }) => title === line?.title)
      : keys.every((key) => index.titles[line?.title ?? -1]?.words.includes(key));
  const [line, ...others] = ordered.filter(isNamed);
  return others.length > 0 ? undefined : line;
}

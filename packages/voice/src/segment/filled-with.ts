import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import { kindWords } from '../tables/food-words.ts';
import { toppingWords } from '../tables/wish-words.ts';
import type { Segment } from './segments.ts';
import { beforeSizes } from './shared-heads.ts';

/** "A turkey and bacon sub" is one Turkey Sub with bacon, though another sub has bacon in its name. */
export function readFilledWith(_: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const read = [...path];
  path.forEach((segment, place) => {
    const [dish, link] = [path[place - 2], path[place - 1]];
    if (segment.kind !== 'dish' || dish?.kind !== 'dish' || link === undefined) return;
    const isAnd = tokens[link.start]?.text === 'and' && link.end - link.start === 1;
    const isTopping =
      segment.candidates[0]?.isHeadless === true &&
      tokens.slice(segment.start, segment.end).every(({ key }) => toppingWords.has(key));
    const kind = tokens[segment.end];
    const isOneKind = kind !== undefined && kindWords.has(kind.text) && !kind.afterBreak;
    const amount = path[beforeSizes(path, place - 2)];
    const isOne = amount?.kind !== 'number' || amount.count === 1;
    if (!isAnd || !isTopping || !isOneKind || !isOne) return;
    read[place - 1] = { kind: 'filler', start: link.start, end: link.end, worth: 0 };
    const next = path[place + 1];
    if (next?.kind === 'other' && next.end - next.start === 1)
      read[place + 1] = { kind: 'filler', start: next.start, end: next.end, worth: 0 };
    read[place] = { kind: 'wish', looksAhead: false, start: segment.start, end: segment.end, worth: 0 };
  });
  return read;
}

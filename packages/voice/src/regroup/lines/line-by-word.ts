import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';

/** "No onions on the beef one", "swap the beef for chicken", while one line is beef: that line. */
export const readLineByWord: LinePass = (index, tokens, path, ordered) =>
  path.map((part, place) => {
    if (part.kind !== 'other' || !isPointedAt(tokens, part)) return part;
    // "The chicken biryani" is named in full, whatever else is there.
    if (path[place + 1]?.kind === 'dish' && path[place + 1]?.start === part.end) return part;
    const keys = tokens.slice(part.start, part.end).map(({ key }) => key);
    const meant = ordered.filter((line) => keys.every((key) => isWordOf(index, line, key)));
    const [line, ...others] = meant;
    return line === undefined || others.length > 0 || ordered.length === 1
      ? part
      : { ...line, start: part.start, end: part.end };
  });

const isPointedAt = (tokens: readonly Token[], { start, end }: Segment): boolean =>
  /^(?:the|that|this|my|those|these)$/.test(tokens[start - 1]?.text ?? '') ||
  /^ones?$/.test(tokens[end]?.text ?? '');

const isWordOf = (index: VoiceIndex, { candidates }: DishSegment, key: string): boolean =>
  index.titles[candidates[0]?.title ?? -1]?.words.includes(key) === true;

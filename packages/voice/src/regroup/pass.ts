import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';

/** Puts right one thing that only the neighbourhood of a stretch can decide, and leaves all else as it was. */
export type Pass = (
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
) => readonly Segment[];

/** The same for what is said of lines that are there already. */
export type LinePass = (
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[],
) => readonly Segment[];

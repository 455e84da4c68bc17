import type { Choice } from '../../menu/options.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishSegment } from '../../segment/segments.ts';

export const portionsOf = ({ titles, dishes }: VoiceIndex, { candidates: [meant] }: DishSegment): Choice[] =>
  (titles[meant?.title ?? -1]?.dishes ?? []).flatMap((place) => dishes[place]?.portions ?? []);

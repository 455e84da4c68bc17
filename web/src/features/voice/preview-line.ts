import { type VoiceAlternative, VoiceOrderItem } from '@nearbite/contract/voice/voice';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';

const Extras = VoiceOrderItem.pick({ image: true, confidence: true, alternatives: true, restaurant: true });

type Shown = {
  readonly image: string | null;
  readonly restaurant: string;
  readonly isSure: boolean;
  readonly percentSure: number;
  readonly alternatives: readonly VoiceAlternative[];
};

/** Below this we ask. */
const SURE = 0.75;

/** A line may come from a draft of another day, so what goes beyond its core is read with care. */
export function shownPart(line: VoiceLine): Shown {
  const { data } = Extras.safeParse(line);
  return data
    ? {
        image: data.image,
        restaurant: data.restaurant,
        isSure: data.confidence >= SURE,
        percentSure: Math.round(data.confidence * 100),
        alternatives: data.alternatives,
      }
    : { image: null, restaurant: '', isSure: true, percentSure: 100, alternatives: [] };
}

export const totalOf = (lines: readonly VoiceLine[]): number =>
  lines.reduce((sum, line) => sum + line.final_price * line.quantity, 0);

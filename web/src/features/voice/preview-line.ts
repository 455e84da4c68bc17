import { LIMITS } from '@nearbite/contract/limits';
import { type VoiceAlternative, VoiceOrderItem } from '@nearbite/contract/voice/voice';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';

const Extras = VoiceOrderItem.pick({ image: true, confidence: true, alternatives: true, restaurant: true });

type Shown = {
  readonly image: string | null;
  readonly restaurant: string;
  readonly isSure: boolean;
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
        alternatives: data.alternatives,
      }
    : { image: null, restaurant: '', isSure: true, alternatives: [] };
}

/** The other dish in this line's place; the first one becomes an alternative, so that one can go back. */
export function swapFor(line: VoiceLine, chosen: VoiceAlternative): VoiceLine {
  const parsed = VoiceOrderItem.safeParse(line);
  if (!parsed.success) return line;
  const { quantity, asked_quantity, note, confidence: _confidence, alternatives, ...former } = parsed.data;
  const others = alternatives.filter(({ id }) => id !== chosen.id);
  const swapped: VoiceOrderItem = {
    ...chosen,
    quantity,
    asked_quantity,
    note,
    confidence: 1,
    alternatives: [former, ...others].slice(0, 2),
  };
  return swapped;
}

/** A dish that was offered for words that were not found; chosen by a tap, it is sure. */
export const nearLine = (dish: VoiceAlternative, quantity: number): VoiceOrderItem => ({
  ...dish,
  quantity: clampQuantity(quantity),
  asked_quantity: null,
  note: null,
  confidence: 1,
  alternatives: [],
});

export function withQuantity(line: VoiceLine, quantity: number): VoiceLine {
  return { ...line, quantity: clampQuantity(quantity), asked_quantity: null };
}

export const withoutNote = (line: VoiceLine): VoiceLine => ({ ...line, note: null });

function clampQuantity(quantity: number): number {
  const { min, max } = LIMITS.cartQty;
  return Math.min(max, Math.max(min, quantity));
}

export const totalOf = (lines: readonly VoiceLine[]): number =>
  lines.reduce((sum, line) => sum + line.final_price * line.quantity, 0);

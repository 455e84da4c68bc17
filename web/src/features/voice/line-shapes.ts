import type { CartLine } from '@nearbite/contract/cart/cart';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { type VoiceAlternative, type VoiceContextItem, VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { isSameChoice } from '@nearbite/domain/extras';
import type { LineName, PutLine, VoiceLine } from '@nearbite/voice/session/voice-session-types';

// A line as it was spoken, as the call takes it, as the cart has it.

export const contextItem = ({
  id,
  quantity,
  portion_size,
  spice_level,
  extras = [],
  note,
}: VoiceLine): VoiceContextItem => ({
  id,
  quantity,
  portion_size,
  spice_level,
  extras: [...extras],
  note: note ?? null,
});

export const findLine = (lines: readonly CartLine[], { id, portion_size, spice_level, extras }: LineName) =>
  lines.find(
    (line) =>
      line.dish.id === id &&
      line.portion_size === (portion_size ?? NO_PORTION_SIZE) &&
      line.spice_level === (spice_level ?? NO_SPICE_LEVEL) &&
      isSameChoice(line.extras, extras),
  );

export const voiceLine = ({
  dish,
  qty,
  price_by_portion_size,
  portion_size,
  spice_level,
  extras,
  note,
}: CartLine): VoiceLine => ({
  id: dish.id,
  title: dish.title,
  quantity: qty,
  final_price: price_by_portion_size,
  portion_size: portion_size === NO_PORTION_SIZE ? null : portion_size,
  spice_level: spice_level === NO_SPICE_LEVEL ? null : spice_level,
  extras: extras.map(({ group, name }) => ({ group, name })),
  restaurant: dish.restaurant.name,
  note,
});

export const putLine = (
  { id, title, portion_size, spice_level, extras = [], quantity }: VoiceLine,
  quantityBefore: number,
): PutLine => ({ id, title, portion_size, spice_level, extras, quantity, quantityBefore });

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

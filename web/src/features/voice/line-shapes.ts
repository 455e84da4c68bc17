import type { CartLine } from '@nearbite/contract/cart/cart';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import type { VoiceContextItem } from '@nearbite/contract/voice/voice';
import { isSameLine } from '@nearbite/voice/session/session-lines';
import type { LineName, VoiceLine } from '@nearbite/voice/session/voice-session-types';

// A line as it was spoken, as the call takes it, as the cart has it.

export const contextItem = (line: VoiceLine): VoiceContextItem => ({
  id: line.id,
  quantity: line.quantity,
  portion_size: line.portion_size,
  spice_level: line.spice_level,
  extras: [...(line.extras ?? [])],
  note: line.note ?? null,
});

export const voiceLine = (line: CartLine): VoiceLine => ({
  id: line.dish.id,
  title: line.dish.title,
  quantity: line.qty,
  final_price: line.price_by_portion_size,
  portion_size: line.portion_size === NO_PORTION_SIZE ? null : line.portion_size,
  spice_level: line.spice_level === NO_SPICE_LEVEL ? null : line.spice_level,
  extras: line.extras.map(({ group, name }) => ({ group, name })),
  restaurant: line.dish.restaurant.name,
  note: line.note,
});

export const findLine = (lines: readonly CartLine[], name: LineName) =>
  lines.find((line) => isSameLine(voiceLine(line), name));

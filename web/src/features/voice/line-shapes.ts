import type { CartLine } from '@nearbite/contract/cart/cart';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import type { VoiceContextItem } from '@nearbite/contract/voice/voice';
import type { Choice } from '@nearbite/domain/pricing';
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

/** What was chosen, in the words the cart and the menus have for nothing. */
export const choiceOf = ({ portion_size, spice_level, extras = [] }: Omit<LineName, 'id'>): Choice => ({
  portionSize: portion_size ?? NO_PORTION_SIZE,
  spiceLevel: spice_level ?? NO_SPICE_LEVEL,
  extras,
});

/** The same the other way. */
export const optionsOf = ({ portionSize, spiceLevel, extras }: Choice) => ({
  portion_size: portionSize === NO_PORTION_SIZE ? null : portionSize,
  spice_level: spiceLevel === NO_SPICE_LEVEL ? null : spiceLevel,
  extras: extras.map(({ group, name }) => ({ group, name })),
});

export const voiceLine = (line: CartLine): VoiceLine => ({
  id: line.dish.id,
  title: line.dish.title,
  quantity: line.qty,
  final_price: line.price_by_portion_size,
  ...optionsOf({ portionSize: line.portion_size, spiceLevel: line.spice_level, extras: line.extras }),
  restaurant: line.dish.restaurant.name,
  note: line.note,
});

export const findLine = (lines: readonly CartLine[], name: LineName) =>
  lines.find((line) => isSameLine(voiceLine(line), name));

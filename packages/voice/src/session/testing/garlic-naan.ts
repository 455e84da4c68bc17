import type { VoiceLine } from '../voice-session-types.ts';

/** A line as plain as they come: no portion, no spice, nothing beyond its core. */
export const garlicNaan: VoiceLine = {
  id: 1,
  title: 'Garlic Naan',
  quantity: 2,
  final_price: 90,
  portion_size: null,
  spice_level: null,
  restaurant: 'Tandoor',
};

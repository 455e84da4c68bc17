import type { Turn } from '../outline.ts';

/** "Hum teeno ke liye ek ek club sandwich", "ek ek falooda hum teeno ko": as many as they are. */
const forAll: readonly Turn[] = [];

/** So many for each of those who are counted or named. */
export const urduShareTurns: readonly Turn[] = [...forAll];

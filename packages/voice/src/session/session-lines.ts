import { LIMITS } from '@nearbite/contract/limits';
import { type VoiceAlternative, VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { findExtra, isSameChoice } from '@nearbite/domain/extras';
import { fromMinor, toMinor } from '@nearbite/domain/money';
import type { LineName, PutLine, VoiceLine, VoiceSession } from './voice-session-types.ts';

export const isSameLine = (a: LineName, b: LineName) =>
  a.id === b.id &&
  a.portion_size === b.portion_size &&
  a.spice_level === b.spice_level &&
  isSameChoice(a.extras, b.extras);

/** The same dish, portion, spice and extras replace the earlier line in its place; others follow. */
export function mergeLines(known: readonly VoiceLine[], added: readonly VoiceLine[]): VoiceLine[] {
  const merged = [...known];
  for (const line of added) {
    const place = merged.findIndex((other) => isSameLine(other, line));
    if (place < 0) merged.push(line);
    else merged[place] = line;
  }
  return merged;
}

/** What a line held before this page first touched it stays known. */
export function mergePut(known: readonly PutLine[], put: readonly PutLine[]): PutLine[] {
  const first = (line: PutLine) => known.find((other) => isSameLine(other, line)) ?? line;
  const others = known.filter((line) => !put.some((other) => isSameLine(other, line)));
  return [...others, ...put.map((line) => ({ ...line, quantityBefore: first(line).quantityBefore }))];
}

/** The preview before a change, and the cart where that was changed, too. */
export type UndoStep = {
  readonly preview: readonly VoiceLine[];
  readonly cart: readonly VoiceLine[] | null;
};

/** Nobody goes back further than that. */
const mostSteps = 20;

export const changedStep = (
  { pendingItems }: Pick<VoiceSession, 'pendingItems'>,
  cart: readonly VoiceLine[] | null = null,
): UndoStep => ({ preview: pendingItems, cart });

/** How it is before a change, to be brought back by "undo"; what was taken back before cannot be done again. */
export const rememberStep = (
  session: Pick<VoiceSession, 'pendingItems' | 'past'>,
  cart: readonly VoiceLine[] | null = null,
): Pick<VoiceSession, 'past' | 'undone'> => ({
  past: [...session.past, changedStep(session, cart)].slice(-mostSteps),
  undone: [],
});

/** What went into the cart, or was ordered, is not taken back by a word. */
export const forgetSteps: Pick<VoiceSession, 'past' | 'undone'> = { past: [], undone: [] };

const mostAlternatives = 2;

/** A line may come from a draft of another day, so what goes beyond its core is read with care. */
export const readLine = (line: VoiceLine): VoiceOrderItem | undefined => VoiceOrderItem.safeParse(line).data;

/** The other dish in this line's place; the first one becomes an alternative, so that one can go back. */
export function swapFor(line: VoiceLine, chosen: VoiceAlternative): VoiceLine {
  const item = readLine(line);
  if (item === undefined) return line;
  const { quantity, asked_quantity, note, confidence: _confidence, alternatives, ...former } = item;
  const others = alternatives.filter(({ id }) => id !== chosen.id);
  const swapped: VoiceOrderItem = {
    ...chosen,
    quantity,
    asked_quantity,
    note,
    confidence: 1,
    alternatives: [former, ...others].slice(0, mostAlternatives),
  };
  return swapped;
}

/** The line in another portion or spice level or with other extras, at the price of that. */
export function withOptions(line: VoiceLine, change: Partial<Omit<LineName, 'id'>>): VoiceLine {
  const item = readLine(line);
  if (item === undefined) return line;
  const { portion_size, spice_level, extras } = item;
  const wanted = { portion_size, spice_level, extras, ...change };
  const portion = item.portions.find(({ size_name }) => size_name === wanted.portion_size);
  const spice = item.spice_levels.find(({ level_name }) => level_name === wanted.spice_level);
  const added = wanted.extras.map((extra) => findExtra(item.extra_groups, extra)?.price ?? 0);
  const prices = [portion?.price ?? 0, spice?.additional_price ?? 0, ...added];
  const final_price = fromMinor(prices.reduce((sum, price) => sum + toMinor(price), toMinor(item.price)));
  return { ...line, ...item, ...wanted, final_price };
}

export function withQuantity(line: VoiceLine, quantity: number): VoiceLine {
  return { ...line, quantity: clampQuantity(quantity), asked_quantity: null };
}

export const withoutNote = (line: VoiceLine): VoiceLine => ({ ...line, note: null });

/** A dish that was offered for words that were not found; chosen by a tap, it is sure. */
export const nearLine = (dish: VoiceAlternative, quantity: number): VoiceOrderItem => ({
  ...dish,
  quantity: clampQuantity(quantity),
  asked_quantity: null,
  note: null,
  confidence: 1,
  alternatives: [],
});

function clampQuantity(quantity: number): number {
  const { min, max } = LIMITS.cartQty;
  return Math.min(max, Math.max(min, quantity));
}

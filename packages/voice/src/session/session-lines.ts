import type { PutLine, VoiceLine, VoiceSession } from './voice-session-types.ts';

type LineName = Pick<VoiceLine, 'id' | 'portion_size' | 'spice_level'>;
export const isSameLine = (a: LineName, b: LineName) =>
  a.id === b.id && a.portion_size === b.portion_size && a.spice_level === b.spice_level;

/** The same dish, portion and spice replace the earlier line in its place; others follow. */
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

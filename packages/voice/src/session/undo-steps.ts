import type { VoiceLine, VoiceSession } from './voice-session-types.ts';

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

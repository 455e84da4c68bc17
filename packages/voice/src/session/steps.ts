import { VOICE_CONTEXT_MAX } from '@nearbite/contract/voice/voice';
import { linesBesidePreview } from './known-cart.ts';
import { isSameLine } from './session-lines.ts';
import type { VoiceEffect } from './voice-effects.ts';
import type { VoiceDraft, VoiceEvent, VoiceLine, VoiceSession } from './voice-session-types.ts';
import { detailFields, promptFor, voiceSettings, voiceTexts } from './voice-settings.ts';

export type Step = { readonly session: VoiceSession; readonly effects: readonly VoiceEffect[] };

type EventType = VoiceEvent['type'];
type EventOf<T extends EventType> = VoiceEvent extends infer E
  ? E extends { type: infer U }
    ? T extends U
      ? E
      : never
    : never
  : never;
type Handler<T extends EventType> = (session: VoiceSession, event: EventOf<T>) => Step | undefined;
export type Row = { readonly [T in EventType]?: Handler<T> };

export const step = (session: VoiceSession, ...effects: VoiceEffect[]): Step => ({ session, effects });
export const say = (text: string): VoiceEffect => ({ type: 'speak', text });
export const alert = (text: string): VoiceEffect => ({ type: 'alert', text });
export const microphone = (afterMs: number) => ({ type: 'startMicrophone', afterMs }) as const;
/** Known to be refused or missing, it is tried again only by a tap: each try would end in a message. */
export const canOpenMicrophone = ({ microphoneProblem }: VoiceSession) =>
  microphoneProblem !== 'refused' && microphoneProblem !== 'missing';
/** Whoever spoke goes on speaking; whoever typed is not listened to. */
export const goOnListening = (session: VoiceSession): VoiceEffect[] =>
  session.isSpoken && canOpenMicrophone(session) ? [microphone(0)] : [];
export const stopMicrophone: VoiceEffect = { type: 'stopMicrophone' };
/** A tap on what comes next does not wait until the page has finished speaking. */
export const hushFor = ({ isSpoken, listening }: VoiceSession): VoiceEffect[] =>
  isSpoken || listening ? [stopMicrophone] : [];

/** What was said goes to the server, with what is there and what was spoken of last. */
export const understand = (
  { spokenOf, spokenLine, allergies }: VoiceSession,
  said: Omit<Extract<VoiceEffect, { type: 'understand' }>, 'type' | 'about' | 'aboutLine' | 'allergies'>,
): VoiceEffect => {
  const lines = [...(said.cart ?? []), ...said.context];
  const isOnSeveral = lines.filter(({ id }) => id === spokenOf).length > 1;
  const aboutLine = lines.findIndex(
    (line) => line.id === spokenOf && spokenLine !== null && isSameLine(line, spokenLine),
  );
  return {
    type: 'understand',
    ...said,
    ...(spokenOf === null ? {} : { about: spokenOf }),
    ...(isOnSeveral && aboutLine >= 0 ? { aboutLine } : {}),
    ...(allergies.length > 0 ? { allergies } : {}),
  };
};

/** The cart, where something is in it that the preview does not hold; nobody speaks of more lines than may be sent. */
export function besidePreview(session: VoiceSession): { cart?: readonly VoiceLine[] } {
  const cart = linesBesidePreview(session);
  return cart.length > 0 && cart.length <= VOICE_CONTEXT_MAX ? { cart } : {};
}

/** An order or a change of the preview goes to the server, which answers with what became of it. */
export function sendWords(session: VoiceSession): Step {
  const { location, pendingItems: context, transcript } = session;
  if (location === null) return step(session, alert(voiceTexts.locationMissing));
  return step(
    { ...session, waiting: 'understanding', listening: false, noItemsFound: false, notFound: [] },
    stopMicrophone,
    understand(session, { command: transcript.trim(), location, context, ...besidePreview(session) }),
  );
}

/** The page has had its turn, so what is said now is a new sentence. */
export const hasReplied = ({ noItemsFound, notFound, told }: VoiceSession): boolean =>
  noItemsFound || notFound.length > 0 || told !== null;

export const currentField = (session: VoiceSession) => detailFields[session.currentFieldIndex] ?? 'name';
export const fieldText = (session: VoiceSession) => session.deliveryDetails[currentField(session)];
/** Nothing is missing but the Confirm that places the order. */
export const isFilledIn = ({ currentFieldIndex, deliveryDetails }: VoiceDraft): boolean =>
  currentFieldIndex === detailFields.length - 1 &&
  detailFields.every((field) => deliveryDetails[field] !== '');
export const withField = (session: VoiceSession, text: string): VoiceSession => ({
  ...session,
  deliveryDetails: { ...session.deliveryDetails, [currentField(session)]: text },
});

/** Prompt (with what is to be said before it), beep, and the microphone after a pause. */
export const askField = (
  session: VoiceSession,
  {
    prompt = promptFor(currentField(session)),
    microphoneAfterMs = voiceSettings.microphoneAfterBeepMs,
  }: { readonly prompt?: string; readonly microphoneAfterMs?: number } = {},
): Step =>
  step(
    { ...session, fieldConfirmed: false, waiting: 'nothing', needsTap: false },
    say(prompt),
    ...(canOpenMicrophone(session) ? [{ type: 'beep' } as const, microphone(microphoneAfterMs)] : []),
  );

export function prefix({ session, effects }: Step, effect: VoiceEffect): Step {
  return { session, effects: [effect, ...effects] };
}

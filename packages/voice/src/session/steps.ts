import { VOICE_CONTEXT_MAX } from '@nearbite/contract/voice/voice';
import { linesBesidePreview, orderedLines } from './known-cart.ts';
import { isSameLine } from './session-lines.ts';
import type { OfType, VoiceDraft, VoiceEffect, VoiceEvent, VoiceSession } from './voice-session-types.ts';
import { detailFields, promptFor, voiceSettings, voiceTexts } from './voice-settings.ts';

export type Step = { readonly session: VoiceSession; readonly effects: readonly VoiceEffect[] };

type Handler<T extends VoiceEvent['type']> = (
  session: VoiceSession,
  event: OfType<VoiceEvent, T>,
) => Step | undefined;
export type Row = { readonly [T in VoiceEvent['type']]?: Handler<T> };

export const step = (session: VoiceSession, ...effects: VoiceEffect[]): Step => ({ session, effects });
export const say = (text: string): VoiceEffect => ({ type: 'speak', text });
export const alert = (text: string): VoiceEffect => ({ type: 'alert', text });
export const microphone = (afterMs: number) => ({ type: 'startMicrophone', afterMs }) as const;
/** Known to be refused or missing, it is tried again only by a tap: each try would end in a message. */
const canOpenMicrophone = ({ microphoneProblem }: VoiceSession) =>
  microphoneProblem !== 'refused' && microphoneProblem !== 'missing';
/** Whoever spoke goes on speaking; whoever typed is not listened to. */
export const goOnListening = (session: VoiceSession): VoiceEffect[] =>
  session.isSpoken ? listen(session) : [];
export const listen = (session: VoiceSession, afterMs = 0): VoiceEffect[] =>
  canOpenMicrophone(session) ? [microphone(afterMs)] : [];
/** The beep says "speak now". */
export const beepAndListen = (session: VoiceSession, afterMs = 0): VoiceEffect[] =>
  canOpenMicrophone(session) ? [{ type: 'beep' }, microphone(afterMs)] : [];
export const stopMicrophone: VoiceEffect = { type: 'stopMicrophone' };
/** What the page says next stays on screen; the words it replies to are done with. */
export const tell = (session: VoiceSession, told: string, spoken = told): Step =>
  step({ ...session, transcript: '', told }, say(spoken), ...goOnListening(session));
/** No question is open, and none comes of what was offered. */
export const nothingAsked = { question: null, offers: null, toOffer: [] } as const;
/** What was being said or put right is done with. */
export const atRest = (session: VoiceSession): VoiceSession => ({
  ...session,
  transcript: '',
  listening: false,
  fieldError: null,
});
/** A tap on what comes next does not wait until the page has finished speaking. */
export const hushFor = ({ isSpoken, listening }: VoiceSession): VoiceEffect[] =>
  isSpoken || listening ? [stopMicrophone] : [];

/** Words go to the server with what is there and what was spoken of last; it answers with what became of them. */
export function sendWords(session: VoiceSession, command: string, lines?: readonly number[]): Step {
  const { location, pendingItems, spokenOf, spokenLine, allergies } = session;
  if (location === null) return step(session, alert(voiceTexts.locationMissing));
  const isOfCart = session.stage === 'afterCart';
  const beside = isOfCart ? [] : linesBesidePreview(session);
  // Nobody speaks of more lines than may be sent.
  const cart = beside.length <= VOICE_CONTEXT_MAX ? beside : [];
  const context = isOfCart ? orderedLines(session) : pendingItems;
  const all = [...cart, ...context];
  const isOnSeveral = all.filter(({ id }) => id === spokenOf).length > 1;
  const aboutLine = all.findIndex(
    (line) => line.id === spokenOf && spokenLine && isSameLine(line, spokenLine),
  );
  const sent = { ...session, transcript: command, told: null, listening: false, noItemsFound: false };
  return step({ ...sent, notFound: [], waiting: 'understanding' }, stopMicrophone, {
    type: 'understand',
    command,
    location,
    context,
    ...(cart.length > 0 && { cart }),
    ...(lines && { lines }),
    ...(spokenOf !== null && { about: spokenOf }),
    ...(isOnSeveral && aboutLine >= 0 && { aboutLine }),
    ...(allergies.length > 0 && { allergies }),
  });
}

/** The page has had its turn, so what is said now is a new sentence. */
export const hasReplied = ({ noItemsFound, notFound, told }: VoiceSession): boolean =>
  noItemsFound || notFound.length > 0 || told !== null;

const longestDetail = 300;
export const currentField = (session: VoiceSession) => detailFields[session.currentFieldIndex] ?? 'name';
export const fieldText = (session: VoiceSession) => session.deliveryDetails[currentField(session)];
/** Nothing is missing but the Confirm that places the order. */
export const isFilledIn = ({ currentFieldIndex, deliveryDetails }: VoiceDraft): boolean =>
  currentFieldIndex === detailFields.length - 1 &&
  detailFields.every((field) => deliveryDetails[field] !== '');
export const withField = (
  session: VoiceSession,
  text: string,
  field = currentField(session),
): VoiceSession => ({
  ...session,
  deliveryDetails: { ...session.deliveryDetails, [field]: text.slice(0, longestDetail) },
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
    ...beepAndListen(session, microphoneAfterMs),
  );

export function prefix({ session, effects }: Step, effect: VoiceEffect): Step {
  return { session, effects: [effect, ...effects] };
}

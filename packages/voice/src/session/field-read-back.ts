import {
  canOpenMicrophone,
  currentField,
  fieldText,
  isFilledIn,
  microphone,
  type Step,
  say,
  step,
  stopMicrophone,
} from './steps.ts';
import type { VoiceSession } from './voice-session-types.ts';
import { voiceSettings, voiceTexts } from './voice-settings.ts';

/** How to go on from a field that was heard. */
const howOn = (session: VoiceSession): string =>
  isFilledIn(session) ? voiceTexts.lastFieldHeard : voiceTexts.fieldHeard;

/** What was heard is on screen with the way on; after a silence it is read back. */
export function waitForMore(session: VoiceSession): Step {
  if (fieldText(session) === '') return step(session);
  return step(
    { ...session, told: howOn(session) },
    { type: 'cancelTimers' },
    { type: 'after', afterMs: voiceSettings.readBackAfterMs, event: 'readBackDue' },
  );
}

/** Nothing more was said, and nothing else has happened since. */
export function readFieldBack(session: VoiceSession): Step | undefined {
  const { waiting, listening, told } = session;
  if (waiting !== 'nothing' || !listening || told !== howOn(session)) return undefined;
  return step(
    // An address comes in pieces: whoever was only thinking goes on with it.
    { ...session, listening: false, isHeardOn: currentField(session) === 'address' },
    stopMicrophone,
    say(`${spokenField(session)}. ${told}`),
    ...(canOpenMicrophone(session) ? [microphone(0)] : []),
  );
}

/** A phone number digit by digit, not as millions. */
const spokenField = (session: VoiceSession): string =>
  currentField(session) === 'phone' ? [...fieldText(session)].join(' ') : fieldText(session);

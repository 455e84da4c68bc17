import { cartReadBack } from './known-cart.ts';
import { askToConfirm } from './saved-details.ts';
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

/** What was heard is on screen with the way on; after a silence it is read back. With the last field all of it is, at once. */
export function waitForMore(session: VoiceSession): Step {
  if (fieldText(session) === '') return step(session);
  if (isFilledIn(session)) return readAllBack(session);
  return step(
    { ...session, told: voiceTexts.fieldHeard },
    { type: 'cancelTimers' },
    { type: 'after', afterMs: voiceSettings.readBackAfterMs, event: 'readBackDue' },
  );
}

/** Before the Confirm that places the order, which is the next thing to be said. */
export function readAllBack(session: VoiceSession): Step {
  const asked = askToConfirm({ ...session, listening: false });
  return step(asked.session, { type: 'cancelTimers' }, stopMicrophone, ...asked.effects);
}

/** That it was read back, and nothing was said or changed since. */
export const wasReadBack = ({ told }: VoiceSession): boolean => told === voiceTexts.filledIn;

/** What is ordered, and who gets it where. */
export function wholeReadBack(session: VoiceSession): string {
  const { name, phone, address, city } = session.deliveryDetails;
  return `Your order: ${cartReadBack(session)} For ${name}, ${spokenPhone(phone)}, ${address}, ${city}.`;
}

/** Nothing more was said, and nothing else has happened since. */
export function readFieldBack(session: VoiceSession): Step | undefined {
  const { waiting, listening, told } = session;
  if (waiting !== 'nothing' || !listening || told !== voiceTexts.fieldHeard) return undefined;
  const heard = currentField(session) === 'phone' ? spokenPhone(fieldText(session)) : fieldText(session);
  return step(
    // An address comes in pieces: whoever was only thinking goes on with it.
    { ...session, listening: false, isHeardOn: currentField(session) === 'address' },
    stopMicrophone,
    say(`${heard}. ${told}`),
    ...(canOpenMicrophone(session) ? [microphone(0)] : []),
  );
}

/** Digit by digit, not as millions. */
const spokenPhone = (phone: string): string => [...phone].join(' ');

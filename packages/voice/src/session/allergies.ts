import { ALLERGIES_MAX, VOICE_NOTE_MAX } from '@nearbite/contract/voice/voice';
import { withAllergies } from '../cards/known-allergies.ts';
import * as replies from '../replies/replies.texts.ts';
import { explainForgotten } from '../replies/replies.ts';
import { warningsOf } from './conversation.ts';
import { type Step, say, step } from './steps.ts';
import type { Understood, VoiceLine, VoiceSession } from './voice-session-types.ts';

/** Behind all else that is told: an allergy that was not known before, and dishes whose card mentions it. */
export function tellAllergies(
  before: VoiceSession,
  { allergies: known }: Understood,
  { session, effects }: Step,
): Step {
  const allergies = known ?? before.allergies;
  const gone = before.allergies.filter((allergy) => !allergies.includes(allergy));
  const fresh = allergies.filter((allergy) => !before.allergies.includes(allergy));
  const said = [
    session.told ?? '',
    ...effects.flatMap((effect) => (effect.type === 'speak' ? [effect.text] : [])),
  ];
  const texts = [
    ...(fresh.length > 0 ? [replies.allergiesNoted(fresh)] : []),
    ...(gone.length > 0 ? [explainForgotten(replies, gone)] : []),
    ...warningsOf(session.pendingItems).filter((text) => !warningsOf(before.pendingItems).includes(text)),
  ].filter((text) => !said.some((told) => told.includes(text)));
  const noted: VoiceSession = { ...session, allergies: allergies.slice(-ALLERGIES_MAX) };
  if (texts.length === 0) return step(noted, ...effects);
  const text = texts.join(' ');
  const isSound = ({ type }: (typeof effects)[number]) => type !== 'startMicrophone';
  return step(
    { ...noted, told: [session.told, text].filter(Boolean).join(' ') },
    ...effects.filter(isSound),
    say(text),
    ...effects.filter((effect) => !isSound(effect)),
  );
}

/** A dish taken by a tap has the note that one which was said would have. */
export const withKnownAllergies = <Line extends VoiceLine>({ allergies }: VoiceSession, line: Line): Line =>
  allergies.length === 0 ? line : { ...line, note: withAllergies(line.note, allergies, VOICE_NOTE_MAX) };

import { VOICE_COMMAND_MAX, VoiceQuestion } from '@nearbite/contract/voice/voice';
import { findChoice } from './choices.ts';
import { readIntent } from './conversation.ts';
import { orderedLines } from './known-cart.ts';
import {
  alert,
  besidePreview,
  goOnListening,
  type Step,
  say,
  step,
  stopMicrophone,
  understand,
} from './steps.ts';
import type { OpenQuestion, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

type LineQuestion = Extract<OpenQuestion, { about: 'line' }>;

/** What the server asks back; which line is meant is answered with the same words and the line that was chosen. */
export function toOpenQuestion(session: VoiceSession, question: VoiceQuestion): OpenQuestion {
  if (question.lines === undefined) return { ...question, about: 'dish' };
  const command = session.transcript.trim();
  const before = session.question;
  const meant = before?.about === 'line' && before.command === command ? before.meant : [];
  return { ...question, about: 'line', lines: question.lines, command, meant };
}

/** The answer to "which of the two", said or typed: one of them, both, or neither. */
export function answerWhichLine(session: VoiceSession, said: string): Step | undefined {
  const { question } = session;
  if (question?.about !== 'line' || session.waiting !== 'nothing') return undefined;
  if (/^\s*(?:both|all|dono|all of them|both of them)\b[\s\w]*$/i.test(said))
    return sendAgain(session, question, question.lines);
  // A yes does not say which one.
  if (readIntent(said) === 'confirm') return undefined;
  const place = findChoice(question.choices, said);
  if (place !== undefined) return chooseLine(session, question.choices[place] ?? '');
  if (readIntent(said) !== 'deny' && !/^\s*neither\b/i.test(said)) return undefined;
  const told = voiceTexts.whatToChange;
  return step({ ...session, question: null, transcript: '', told }, say(told), ...goOnListening(session));
}

/** The question as a reload left it; null where none was open. */
export function readLineQuestion(stored: unknown): LineQuestion | null {
  const question = VoiceQuestion.safeParse(stored).data;
  if (question?.lines === undefined || typeof stored !== 'object' || stored === null) return null;
  const command = 'command' in stored ? stored.command : undefined;
  const meant = 'meant' in stored && Array.isArray(stored.meant) ? stored.meant.filter(Number.isInteger) : [];
  if (typeof command !== 'string' || command.length > VOICE_COMMAND_MAX) return null;
  return { ...question, about: 'line', lines: question.lines, command, meant };
}

/** A choice of the question, by its name. */
export function chooseLine(session: VoiceSession, choice: string): Step | undefined {
  const { question } = session;
  if (question?.about !== 'line' || session.waiting !== 'nothing') return undefined;
  const line = question.lines[question.choices.indexOf(choice)];
  return line === undefined ? undefined : sendAgain(session, question, [line]);
}

function sendAgain(session: VoiceSession, question: LineQuestion, chosen: readonly number[]): Step {
  const { location, stage, pendingItems } = session;
  if (location === null) return step(session, alert(voiceTexts.locationMissing));
  const { command } = question;
  const lines = [...question.meant.filter((place) => !question.lines.includes(place)), ...chosen];
  const context = stage === 'afterCart' ? orderedLines(session) : pendingItems;
  return step(
    {
      ...session,
      waiting: 'understanding',
      listening: false,
      transcript: command,
      told: null,
      question: { ...question, meant: lines },
    },
    stopMicrophone,
    understand(session, {
      command,
      location,
      context,
      lines,
      ...(stage === 'afterCart' ? {} : besidePreview(session)),
    }),
  );
}

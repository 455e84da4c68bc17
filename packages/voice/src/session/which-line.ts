import type { VoiceQuestion } from '@nearbite/contract/voice/voice';
import { inLatin } from '../read/transliterate.ts';
import { findChoice } from './choices.ts';
import { readIntent } from './conversation.ts';
import { type Step, sendWords, tell } from './steps.ts';
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
  if (/^(?:both|all|donon?|sab|all of them|both of them)\b[\s\w]*$/i.test(inLatin(said)))
    return sendAgain(session, question, question.lines);
  // A yes does not say which one.
  if (readIntent(said) === 'confirm') return undefined;
  const place = findChoice(question.choices, said);
  if (place !== undefined) return chooseLine(session, question.choices[place] ?? '');
  if (readIntent(said) !== 'deny' && !/^\s*neither\b/i.test(said)) return undefined;
  return tell({ ...session, question: null }, voiceTexts.whatToChange);
}

/** A choice of the question, by its name. */
export function chooseLine(session: VoiceSession, choice: string): Step | undefined {
  const { question } = session;
  if (question?.about !== 'line' || session.waiting !== 'nothing') return undefined;
  const line = question.lines[question.choices.indexOf(choice)];
  return line === undefined ? undefined : sendAgain(session, question, [line]);
}

function sendAgain(session: VoiceSession, question: LineQuestion, chosen: readonly number[]): Step {
  const meant = [...question.meant.filter((place) => !question.lines.includes(place)), ...chosen];
  return sendWords({ ...session, question: { ...question, meant } }, question.command, meant);
}

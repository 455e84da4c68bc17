import type { VoiceAnswer } from '@nearbite/contract/voice/voice';
import { formatMoney } from '@nearbite/domain/money';
import * as replies from '../replies/replies.texts.ts';
import { lineText, priceOf, readBack } from './conversation.ts';
import * as texts from './session.texts.ts';
import { isSameLine } from './session-lines.ts';
import type { OpenQuestion, VoiceLine, VoiceSession } from './voice-session-types.ts';

/** More than these are hard to follow one by one: then the whole order is read back. */
const mostTold = 3;

/**
 * "Garlic Naan is out, now 3 Chicken Biryani: Rs.1,240.00 before tax and fees.": what a sentence changed, and what it comes to.
 * What is only guessed is asked about, not told as done, and no total is named that hangs on it.
 */
export function explainChanges(
  before: readonly VoiceLine[],
  after: readonly VoiceLine[],
  asked: OpenQuestion | null = null,
): string | null {
  const guess = asked?.about === 'dish' ? after[asked.line] : undefined;
  const isSure = (line: VoiceLine) => guess === undefined || !isSameLine(line, guess);
  const { told, count } = changesOf(before.filter(isSure), after.filter(isSure));
  if (guess !== undefined) return (count <= mostTold && sentenceOf(told)) || null;
  return count > mostTold ? readBack(after) : withCapital(texts.changedTo(told, formatMoney(priceOf(after))));
}

/** "Garlic Naan is out, now 3 Chicken Biryani."; '' where all is as it was. */
export const tellChanged = (before: readonly VoiceLine[], after: readonly VoiceLine[]): string =>
  sentenceOf(changesOf(before, after).told);

const sentenceOf = (told: string): string => told && withCapital(texts.sentence(told));

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function changesOf(before: readonly VoiceLine[], after: readonly VoiceLine[]) {
  const isIn = (lines: readonly VoiceLine[]) => (line: VoiceLine) =>
    lines.some((other) => isSameLine(other, line));
  const gone = before.filter((line) => !isIn(after)(line));
  const isReplaced = ({ id }: VoiceLine) => after.some((line) => line.id === id && !isIn(before)(line));
  const out = gone.filter((line) => !isReplaced(line));
  const fresh = after.filter((line) => !before.some(({ id }) => id === line.id));
  const set = after.filter((line) => !fresh.includes(line) && !isUnchanged(before, line));
  return {
    count: out.length + set.length + fresh.length,
    told: [
      ...(out.length > 0 ? [texts.areOut(out.map(({ title }) => title))] : []),
      ...(set.length > 0 ? [texts.areNow(set.map(lineText))] : []),
      ...(fresh.length > 0 ? [texts.areAdded(fresh.map(lineText))] : []),
    ].join(replies.comma),
  };
}

/** The line that a sentence was about: the last of those it brought or changed. */
export const lastChanged = (
  before: readonly VoiceLine[],
  after: readonly VoiceLine[],
): VoiceLine | undefined => after.findLast((line) => !isUnchanged(before, line));

/** From now on "it" is this line, where there is one. */
export const speakOf = (
  { spokenOf, spokenLine }: VoiceSession,
  line: VoiceLine | undefined,
): Pick<VoiceSession, 'spokenOf' | 'spokenLine'> =>
  line === undefined ? { spokenOf, spokenLine } : { spokenOf: line.id, spokenLine: line };

/** The one dish that a question was answered with; several leave it open which of them is meant next. */
export const answeredDish = (
  { spokenOf }: Pick<VoiceSession, 'spokenOf'>,
  answer: VoiceAnswer | null | undefined,
): number | null => (answer?.dishes.length === 1 ? (answer.dishes[0]?.id ?? spokenOf) : spokenOf);

/** The same line, as many, made in the same way. */
export const isUnchanged = (before: readonly VoiceLine[], line: VoiceLine): boolean =>
  before.some(
    (other) =>
      isSameLine(other, line) && other.quantity === line.quantity && (other.note ?? '') === (line.note ?? ''),
  );

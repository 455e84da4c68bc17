import type { VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { confidenceScale } from '../weights.ts';
import { readLine, swapFor, withOptions } from './line-changes.ts';
import { isSameLine } from './session-lines.ts';
import { askWhich, listOf, noChoice } from './told-texts.ts';
import type { OpenQuestion, VoiceLine } from './voice-session-types.ts';

/** What is asked next: which dish an unsure line is, then which portion. */
export const findNextQuestion = (lines: readonly VoiceLine[]): OpenQuestion | null =>
  findDishQuestion(lines) ?? findLineQuestion(lines);

/** What is asked about a line whose dish is sure. */
export const findLineQuestion = (lines: readonly VoiceLine[]): OpenQuestion | null =>
  findAmountQuestion(lines) ?? findPortionQuestion(lines);

/** As many of one dish are rarely wanted, and a number is easily misheard. */
const manyOfOne = 30;

/** The amount was confirmed, or set by hand. */
export const withSureAmount = (line: VoiceLine): VoiceLine =>
  line.quantity < manyOfOne ? line : { ...line, sure_quantity: line.quantity };

function findAmountQuestion(lines: readonly VoiceLine[]): OpenQuestion | null {
  const line = lines.findIndex(
    ({ quantity, sure_quantity, asked_quantity }) =>
      // What was cut to the most there can be was asked about then.
      quantity >= manyOfOne && sure_quantity !== quantity && (asked_quantity ?? null) === null,
  );
  const asked = lines[line];
  if (asked === undefined) return null;
  const text = `${asked.quantity} ${asked.title}, is that right?`;
  return { about: 'amount', line, text, choices: ['Yes', noChoice] };
}

/** The first line that is too unsure to be taken, with what else it may be. */
function findDishQuestion(lines: readonly VoiceLine[]): OpenQuestion | null {
  for (const [line, shown] of lines.entries()) {
    const item = readLine(shown);
    if (item === undefined || item.confidence >= confidenceScale.askBelow || item.alternatives.length === 0)
      continue;
    const titles = new Set([item.title, ...item.alternatives.map(({ title }) => title)]);
    if (titles.size > 1) return { about: 'dish', line, ...askWhich([...titles]) };
  }
  return null;
}

/** A line that was unsure and was not spoken of stays unsure: going on about another one settles nothing. */
export function keepDoubts(before: readonly VoiceLine[], after: readonly VoiceLine[]): VoiceLine[] {
  return after.map((line) => {
    const known = before.find((other) => isSameLine(other, line));
    const former = known && readLine(known);
    if (former === undefined || former.confidence >= confidenceScale.askBelow)
      return line.quantity <= (known?.sure_quantity ?? 0) ? withSureAmount(line) : line;
    const { confidence, alternatives } = former;
    const unsure: VoiceLine & Pick<VoiceOrderItem, 'confidence' | 'alternatives'> = {
      ...line,
      confidence,
      alternatives,
    };
    return unsure;
  });
}

/** Only what changes the price by more than a third is asked about; any other portion is changed by a tap or a word. */
const dependsOnPortion = ({ price, portions }: VoiceOrderItem): boolean =>
  portions.length > 1 && portions.some((portion) => portion.price * 3 > price);

/** The first line that can be had in portions of very different prices and was ordered in none of them. */
function findPortionQuestion(lines: readonly VoiceLine[]): OpenQuestion | null {
  for (const [line, shown] of lines.entries()) {
    const item = readLine(shown);
    if (item === undefined || item.portion_size !== null || !dependsOnPortion(item)) continue;
    const choices = item.portions.map(({ size_name }) => size_name);
    return { about: 'portion', line, text: `${item.title}: ${listOf(choices)}?`, choices };
  }
  return null;
}

/** The line as it was answered; undefined where none of the choices is right, so that it goes. */
export function answerLine(question: OpenQuestion, line: VoiceLine, choice: string): VoiceLine | undefined {
  if (choice === noChoice) return undefined;
  if (question.about === 'amount') return withSureAmount(line);
  if (question.about === 'portion') return withOptions(line, { portion_size: choice });
  const item = readLine(line);
  const other = item?.alternatives.find(({ title }) => title === choice);
  if (other !== undefined) return swapFor(line, other);
  // It was the best guess; now it is sure.
  const sure: VoiceOrderItem | undefined = item && { ...item, confidence: 1 };
  return sure ?? line;
}

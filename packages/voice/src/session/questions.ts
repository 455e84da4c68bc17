import type { VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { findPortion, optionPhrases, readChoice } from '../menu/options.ts';
import { tokenise } from '../read/tokenise.ts';
import { fillerWords } from '../tables/everyday-words.ts';
import { confidenceScale } from '../weights.ts';
import { readLine, swapFor, withOptions } from './line-changes.ts';
import { isSameLine } from './session-lines.ts';
import { askWhich, listOf, noChoice } from './told-texts.ts';
import type { OpenQuestion, VoiceLine } from './voice-session-types.ts';

/** What is asked next: which dish an unsure line is, then which portion. */
export const findNextQuestion = (lines: readonly VoiceLine[]): OpenQuestion | null =>
  findDishQuestion(lines) ?? findPortionQuestion(lines);

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
    if (former === undefined || former.confidence >= confidenceScale.askBelow) return line;
    const { confidence, alternatives } = former;
    const unsure: VoiceLine & Pick<VoiceOrderItem, 'confidence' | 'alternatives'> = {
      ...line,
      confidence,
      alternatives,
    };
    return unsure;
  });
}

/** The first line that can be had in several portions and was ordered in none of them. */
export function findPortionQuestion(lines: readonly VoiceLine[]): OpenQuestion | null {
  for (const [line, shown] of lines.entries()) {
    const item = readLine(shown);
    if (item === undefined || item.portion_size !== null || item.portions.length < 2) continue;
    const choices = item.portions.map(({ size_name }) => size_name);
    return { about: 'portion', line, text: `${item.title}: ${listOf(choices)}?`, choices };
  }
  return null;
}

const ordinals = ['first', 'second', 'third', 'fourth'];

/** Which of the choices was said: its name or a part of it, its size in other words, its place, yes or no. */
export function findChoice(choices: readonly string[], said: string): number | undefined {
  const named = new Set(choices.flatMap((choice) => tokenise(choice).map(({ text }) => text)));
  // "Regular" says nothing in an order, and all where it is one of the choices.
  const keys = tokenise(said)
    .filter(({ text }) => !fillerWords.has(text) || ordinals.includes(text) || named.has(text))
    .map(({ key }) => key);
  const isBare = tokenise(said).length <= 2;
  if (isBare && /^\s*(?:yes|yeah|yep|haan|han|ji|sure)\b/i.test(said))
    // Of two that are offered alike a yes means neither; of one, that one.
    return choices.filter((choice) => choice !== noChoice).length > 1 ? undefined : 0;
  if (isBare && /^\s*(?:no|nope|nahi|neither|none)\b/i.test(said)) {
    const none = choices.indexOf(noChoice);
    return none < 0 ? undefined : none;
  }
  if (keys.length === 0) return undefined;
  const ordinal = ordinals.findIndex((word) => keys.includes(word));
  if (ordinal >= 0 && ordinal < choices.length) return ordinal;
  const wordsOf = choices.map((choice) => tokenise(choice).map(({ key }) => key));
  const fitting = wordsOf.flatMap((words, place) =>
    keys.every((key) => words.includes(key)) || words.every((word) => keys.includes(word)) ? [place] : [],
  );
  // "The chicken one" of a Chicken Karahi and a White Chicken Karahi is the one that is that and no more.
  const lengthOf = (place: number) => wordsOf[place]?.length ?? 0;
  const least = Math.min(...fitting.map(lengthOf));
  const plainest = fitting.filter((place) => lengthOf(place) === least);
  if (plainest.length === 1) return plainest[0];
  const option = optionPhrases.get(keys.join(' ')) ?? optionPhrases.get(keys[0] ?? '');
  const portions = choices.map((choice) => readChoice(choice, 'portion'));
  const meant = option === undefined ? undefined : findPortion(portions, option);
  const place = meant === undefined ? -1 : choices.indexOf(meant);
  return place < 0 ? undefined : place;
}

/** The line as it was answered; undefined where none of the choices is right, so that it goes. */
export function answerLine(question: OpenQuestion, line: VoiceLine, choice: string): VoiceLine | undefined {
  if (choice === noChoice) return undefined;
  if (question.about === 'portion') return withOptions(line, { portion_size: choice });
  const item = readLine(line);
  const other = item?.alternatives.find(({ title }) => title === choice);
  if (other !== undefined) return swapFor(line, other);
  // It was the best guess; now it is sure.
  const sure: VoiceOrderItem | undefined = item && { ...item, confidence: 1 };
  return sure ?? line;
}

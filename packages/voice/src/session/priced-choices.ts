import { takeSuperlatives } from '../read/superlatives.ts';
import { tokenise } from '../read/tokenise.ts';
import { fillerWords } from '../tables/everyday-words.ts';
import { readLine } from './line-changes.ts';
import type { VoiceSession } from './voice-session-types.ts';

/** "The cheapest one" of the dishes or portions that were asked about, and nothing else said. */
export function findPricedChoice({ question, pendingItems }: VoiceSession, said: string): string | undefined {
  const { tokens, superlatives } = takeSuperlatives(tokenise(said));
  const [wanted] = superlatives;
  const isAlone = tokens.every(({ text }) => fillerWords.has(text) || /^(?:one|of|them|those)$/.test(text));
  const line = question === null ? undefined : pendingItems[question.line];
  const item = line && readLine(line);
  if (wanted === undefined || !isAlone || question === null || item === undefined) return undefined;
  const offered =
    question.about === 'portion'
      ? item.portions.map(({ size_name, price }) => ({ name: size_name, price }))
      : [item, ...item.alternatives].map(({ title, final_price }) => ({ name: title, price: final_price }));
  const sign = wanted.byPrice === 'lowest' ? 1 : -1;
  const [first] = offered
    .filter(({ name }) => question.choices.includes(name))
    .toSorted((a, b) => sign * (a.price - b.price));
  return first?.name;
}

import { takeSuperlatives } from '../read/superlatives.ts';
import { tokenise } from '../read/tokenise.ts';
import { fillerWords } from '../tables/everyday-words.ts';
import { readLine } from './line-changes.ts';
import type { VoiceSession } from './voice-session-types.ts';

/** Which of these "the cheapest one" is, where nothing else was said. */
export function findByPrice<Priced extends { readonly price: number }>(
  offered: readonly Priced[],
  said: string,
): Priced | undefined {
  const { tokens, superlatives } = takeSuperlatives(tokenise(said));
  const [wanted] = superlatives;
  const isAlone = tokens.every(({ text }) => fillerWords.has(text) || /^(?:one|of|them|those)$/.test(text));
  if (wanted === undefined || !isAlone) return undefined;
  const sign = wanted.byPrice === 'lowest' ? 1 : -1;
  return offered.toSorted((a, b) => sign * (a.price - b.price))[0];
}

/** "The cheapest one" of the dishes or portions that were asked about. */
export function findPricedChoice({ question, pendingItems }: VoiceSession, said: string): string | undefined {
  const line = question === null ? undefined : pendingItems[question.line];
  const item = line && readLine(line);
  if (question === null || item === undefined) return undefined;
  const offered =
    question.about === 'portion'
      ? item.portions.map(({ size_name, price }) => ({ name: size_name, price }))
      : [item, ...item.alternatives].map(({ title, final_price }) => ({ name: title, price: final_price }));
  const choices = offered.filter(({ name }) => question.choices.includes(name));
  return findByPrice(choices, said)?.name;
}

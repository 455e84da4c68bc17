import type { VoiceIndex } from '../menu/voice-index.ts';
import { dishSpokenOf } from '../read/part-of-dish.ts';
import { type Token, tokenise } from '../read/tokenise.ts';
import type { ContextItem, UnmatchedWords, VoiceReading } from '../voice-types.ts';

/**
 * "No spice in the kebab" where no kebab was ordered: the dish that was meant is told of as not ordered, so that it can
 * be. It orders none, and is no wish for another line.
 */
export function findAbsentLine(
  { dishes, dishPlaces, titles }: VoiceIndex,
  tokens: readonly Token[],
  context: readonly ContextItem[],
  read: (words: string) => VoiceReading,
): UnmatchedWords | undefined {
  const name = dishSpokenOf(tokens);
  if (name === undefined) return undefined;
  const { items, unmatched } = read(name);
  if (items.length === 0 || unmatched.length > 0) return undefined;
  const keys = tokenise(name).map(({ key }) => key);
  const meant = items.flatMap((item) => [item.dishId, ...item.alternatives]);
  const isNamed = ({ dishId }: ContextItem) => {
    const title = titles[dishes[dishPlaces.get(dishId) ?? -1]?.title ?? -1];
    return meant.includes(dishId) || keys.every((key) => title?.words.includes(key));
  };
  return context.some(isNamed) ? undefined : { text: name, quantity: 1, isAbsent: true };
}

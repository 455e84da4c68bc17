import type { VoiceIndex } from '../../menu/voice-index.ts';
import { dishSpokenOf } from '../../read/part-of-dish.ts';
import { type Token, tokenise } from '../../read/tokenise.ts';
import type { ContextItem, UnmatchedWords, VoiceItem, VoiceReading } from '../../voice-types.ts';
import type { Heard } from '../outline.ts';
import { findAbsentName } from './absent-names.ts';
import type { KnownLine } from './known-lines.ts';
import { outlineOfTalk } from './plain-talk.ts';

/**
 * "No spice in the kebab" where no kebab was ordered: the dish that was meant is told of as not ordered, so that it can
 * be. It orders none, and is no wish for another line.
 */
export function findAbsentLine(
  { dishes, dishPlaces, titles }: VoiceIndex,
  tokens: readonly Token[],
  context: readonly ContextItem[],
  read: (words: string) => VoiceReading,
): VoiceReading | undefined {
  const name = dishSpokenOf(tokens);
  if (name === undefined) return undefined;
  const { items, unmatched } = read(name);
  if (items.length === 0 || unmatched.length > 0) return undefined;
  const keys = tokenise(name).map(({ key }) => key);
  const isNamed = ({ dishId }: ContextItem) => {
    const title = titles[dishes[dishPlaces.get(dishId) ?? -1]?.title ?? -1];
    const meant = items.flatMap((item) => [item.dishId, ...item.alternatives]);
    return meant.includes(dishId) || keys.every((key) => title?.words.includes(key));
  };
  if (context.some(isNamed)) return undefined;
  return asItWas(dishPlaces, context, { text: name, quantity: 1 });
}

/** "Make the naan two" where no naan is there: nothing changes, and what was meant is told and can be added. */
export function findAbsentChange(
  index: VoiceIndex,
  heard: Heard,
  context: readonly ContextItem[],
  lines: readonly KnownLine[],
): VoiceReading | undefined {
  const known = { index, lines };
  const absent = findAbsentName(known, outlineOfTalk(heard, known));
  if (absent === undefined) return undefined;
  const text = absent.name.map(({ heard: word }) => word).join(' ');
  return asItWas(index.dishPlaces, context, { text, quantity: absent.quantity });
}

const asItWas = (
  dishPlaces: VoiceIndex['dishPlaces'],
  context: readonly ContextItem[],
  absent: Pick<UnmatchedWords, 'text' | 'quantity'>,
): VoiceReading => ({
  items: context
    .filter(({ dishId }) => dishPlaces.has(dishId))
    .map((line): VoiceItem => ({ ...line, confidence: 1, alternatives: [] })),
  unmatched: [{ ...absent, isAbsent: true }],
});

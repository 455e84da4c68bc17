import { VOICE_NOTE_MAX } from '@nearbite/contract/voice/voice';
import {
  findTakenBack,
  joinAllergies,
  withAllergies,
  withoutAllergies,
} from '@nearbite/voice/cards/known-allergies';
import { foodsOf } from '@nearbite/voice/read/allergy-foods';
import type { ContextItem, VoiceItem } from '@nearbite/voice/voice-types';
import { warnOf } from './answers/dish-answers.ts';
import type { VoiceCall } from './answers/texts-in.ts';
import { readCards } from './voice.queries.ts';

type SpokenOrder = {
  readonly cart: readonly ContextItem[];
  readonly preview: readonly ContextItem[];
  /** The lines that were spoken of, as they were. */
  readonly before: readonly ContextItem[];
  readonly command: string;
  readonly known: readonly string[];
};

/** What was told once is on every line that comes later; a note that was taken off a line stays off. */
export function noteAllergies(
  items: readonly VoiceItem[],
  { cart, preview, before, command, known }: SpokenOrder,
): { readonly items: VoiceItem[]; readonly allergies: readonly string[] } {
  const notes = [...cart, ...preview].map(({ note }) => note ?? '');
  const earlier = joinAllergies(known, notes);
  // Of a dish that is on more lines than before, the last ones are new.
  const isThere = ({ dishId }: VoiceItem, place: number) =>
    linesOf(items.slice(0, place), dishId) < linesOf(before, dishId);
  const noted = items.map((item, place) => {
    const note = isThere(item, place) ? item.note : withAllergies(item.note, earlier, VOICE_NOTE_MAX);
    return note ? { ...item, note } : item;
  });
  return { items: noted, allergies: joinAllergies(earlier, [command]) };
}

const linesOf = (lines: readonly ContextItem[], dishId: number): number =>
  lines.filter((line) => line.dishId === dishId).length;

/** “I am not allergic any more”: every line without it, and what is still known; undefined where none is taken back. */
export function takeAllergiesBack({
  cart,
  preview,
  command,
  known,
}: Pick<SpokenOrder, 'cart' | 'preview' | 'command' | 'known'>) {
  const lines = [...cart, ...preview];
  const all = joinAllergies(
    known,
    lines.map(({ note }) => note ?? ''),
  );
  const gone = findTakenBack(command, all);
  if (gone === undefined) return undefined;
  const items = lines.map(({ note, ...line }): VoiceItem => {
    const left = withoutAllergies(note, gone);
    return { ...line, ...(left === null ? {} : { note: left }), confidence: 1, alternatives: [] };
  });
  return { items, gone, allergies: all.filter((allergy) => !gone.includes(allergy)) };
}

/** The dishes whose card mentions what somebody must not eat, each with one sentence. */
export async function cardWarnings(
  call: VoiceCall,
  ids: readonly number[],
  allergies: readonly string[],
): Promise<ReadonlyMap<number, string>> {
  const foods = allergies.flatMap(foodsOf);
  if (foods.length === 0 || ids.length === 0) return new Map();
  const cards = await readCards(call, ids);
  return new Map(
    cards.flatMap((card) => {
      const warning = warnOf(call.say, card, foods);
      return warning === undefined ? [] : [[card.id, warning] as const];
    }),
  );
}

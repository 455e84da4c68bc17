import { VOICE_NOTE_MAX } from '@nearbite/contract/voice/voice';
import { cardinalAt } from '../read/cardinals.ts';
import { tokenise } from '../read/tokenise.ts';
import type { VoiceItem } from '../voice-types.ts';

/** A note is read on a ticket; the rest of a long speech is not, and that it is cut everybody sees. */
export function noteOf(wishes: readonly string[]): string {
  const note = [...new Set(wishes.map((wish) => wish.replace(bound, '')))].join(', ');
  return note.length <= VOICE_NOTE_MAX ? note : `${note.slice(0, VOICE_NOTE_MAX - 1)}…`;
}

/** What bound the wish to the dish before it says nothing on a ticket: "a cola and no ice". */
const bound = /^(?:(?:and|but|also|plus|aur) )+(?=\w)/;

export const mergeNotes = (a: VoiceItem, b: VoiceItem) => {
  const notes = [a.note, b.note].filter((note) => note !== undefined);
  return notes.length > 0 ? { note: noteOf(notes) } : {};
};

/** "A latte with soy and another": what is wished for some of them says for how many. */
export function shareNotes(a: VoiceItem, b: VoiceItem) {
  const [ofA, ofB] = [a, b].map(({ note }) => note?.split(', ') ?? []);
  const own = (item: VoiceItem, wishes: readonly string[] = [], others: readonly string[] = []) =>
    wishes
      .filter((wish) => !others.includes(wish))
      .map((wish) => (cardinalAt(tokenise(wish), 0) ? wish : `${wordOf(item.quantity)} ${wish}`));
  const both = ofA?.filter((wish) => ofB?.includes(wish)) ?? [];
  const notes = [...own(a, ofA, ofB), ...own(b, ofB, ofA), ...both];
  return notes.length > 0 ? { note: noteOf(notes) } : {};
}

const wordOf = (count: number): string =>
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count - 1] ?? String(count);

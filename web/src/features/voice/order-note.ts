import { LIMITS } from '@nearbite/contract/limits';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';

/** "Zinger Burger: no onions; Seekh Kebab: extra hot": how the dishes are to be made, in one note for the kitchen. */
export function orderNoteOf(lines: readonly VoiceLine[]): string {
  const titles = lines.map(({ title }) => title);
  const isTwice = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  const said = lines.flatMap(({ title, portion_size, note }) => {
    if (!note) return [];
    return `${isTwice(title) && portion_size ? `${title} (${portion_size})` : title}: ${note}`;
  });
  const whole = said.join('; ');
  const { max } = LIMITS.orderNote;
  return whole.length <= max ? whole : `${whole.slice(0, max - 1).trimEnd()}…`;
}

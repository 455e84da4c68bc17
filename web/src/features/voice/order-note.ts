import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';

/** "Zinger Burger: no onions", "Seekh Kebab: extra hot": how the dishes are to be made, for the kitchen. */
export function wishesOf(lines: readonly VoiceLine[]): string[] {
  const titles = lines.map(({ title }) => title);
  const isTwice = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return lines.flatMap(({ title, portion_size, note }) => {
    if (!note) return [];
    return `${isTwice(title) && portion_size ? `${title} (${portion_size})` : title}: ${note}`;
  });
}

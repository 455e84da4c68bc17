import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';

const BETWEEN = ', ';
const partsOf = ({ note }: VoiceLine): string[] => note?.split(BETWEEN) ?? [];

/**
 * "Zinger Burger: no onions", "Seekh Kebab: extra hot": how the dishes are to be made, for the kitchen. What is said of
 * all of them, such as an allergy, is told once and first, so that a long order has room for it.
 */
export function wishesOf(lines: readonly VoiceLine[]): string[] {
  const [first, ...others] = lines;
  const isOfAll = (part: string) => others.length > 0 && others.every((line) => partsOf(line).includes(part));
  const ofAll = first === undefined ? [] : partsOf(first).filter(isOfAll);
  const titles = lines.map(({ title }) => title);
  const isTwice = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  const ofLines = lines.flatMap((line) => {
    const own = partsOf(line).filter((part) => !ofAll.includes(part));
    if (own.length === 0) return [];
    const { title, portion_size } = line;
    const name = isTwice(title) && portion_size ? `${title} (${portion_size})` : title;
    return `${name}: ${own.join(BETWEEN)}`;
  });
  return ofAll.length > 0 ? [`All dishes: ${ofAll.join(BETWEEN)}`, ...ofLines] : ofLines;
}

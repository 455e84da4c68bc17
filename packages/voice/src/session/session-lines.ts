import type { PutLine, VoiceLine } from './voice-session-types.ts';

type LineName = Pick<VoiceLine, 'id' | 'portion_size' | 'spice_level'>;
export const isSameLine = (a: LineName, b: LineName) =>
  a.id === b.id && a.portion_size === b.portion_size && a.spice_level === b.spice_level;

/** The same dish, portion and spice replace the earlier line in its place; others follow. */
export function mergeLines(known: readonly VoiceLine[], added: readonly VoiceLine[]): VoiceLine[] {
  const merged = [...known];
  for (const line of added) {
    const place = merged.findIndex((other) => isSameLine(other, line));
    if (place < 0) merged.push(line);
    else merged[place] = line;
  }
  return merged;
}

/** What a line held before this page first touched it stays known. */
export function mergePut(known: readonly PutLine[], put: readonly PutLine[]): PutLine[] {
  const first = (line: PutLine) => known.find((other) => isSameLine(other, line)) ?? line;
  const others = known.filter((line) => !put.some((other) => isSameLine(other, line)));
  return [...others, ...put.map((line) => ({ ...line, quantityBefore: first(line).quantityBefore }))];
}

import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/** So few segments lie between "take" and the dish: "take one of the". */
const farthestDish = 4;

/** "Take the pulao off", "leave the naan out": the verb stands on both sides of what it removes. */
export const readTakenOff: Pass = (_, tokens, path) => {
  const read = [...path];
  path.forEach((segment, place) => {
    if (!/^(?:take|leave|kick|knock|cross|strike)$/.test(tokens[segment.start]?.text ?? '')) return;
    if (segment.end - segment.start > 1) return;
    const isAmount = path[place + 1]?.kind === 'number' && path[place + 2]?.kind !== 'dish';
    // "Take one away": of what, was said before.
    const dishAt = isAmount ? place + 1 : path.findIndex(({ kind }, at) => at > place && kind === 'dish');
    const particle = path[dishAt + 1];
    const isNear = dishAt > place && dishAt - place <= farthestDish;
    const isParted = path.slice(place + 1, dishAt + 2).some(({ start }) => tokens[start]?.afterBreak);
    if (!isNear || isParted || particle === undefined) return;
    if (!/^(?:off|out|away|back)$/.test(tokens[particle.start]?.text ?? '')) return;
    const { start, end, worth } = segment;
    read[place] = { kind: 'command', command: 'remove', start, end, worth };
    read[dishAt + 1] = asFiller(particle);
  });
  return read;
};

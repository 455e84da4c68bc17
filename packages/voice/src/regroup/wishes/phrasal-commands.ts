import type { Segment } from '../../segment/segments.ts';
import { addedWords, preparedWords, toppingWords } from '../../tables/wish-words.ts';
import type { LinePass, Pass } from '../pass.ts';
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

/** "Swap the buffalo sauce for ranch": a part of the dish for another part is a wish. */
export const readSwappedParts: LinePass = (_, tokens, path, ordered) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const segment = path[place];
    if (segment === undefined) break;
    const behind = path.findIndex(
      ({ kind, start }, at) => at > place && (kind === 'connector' || tokens[start]?.afterBreak === true),
    );
    const to = behind < 0 ? path.length : behind;
    const parts = path.slice(place + 1, to);
    const isChange = segment.kind === 'command' && segment.command === 'change';
    const isOfPart = parts
      .slice(0, 3)
      .some(({ start, end }) =>
        tokens.slice(start, end + 1).some(({ key }) => preparedWords.has(key) && key !== 'chip'),
      );
    // "Swap cheddar for swiss", where neither is sold.
    const isForPart =
      parts.some(({ start }) => /^(?:for|with|to)$/.test(tokens[start]?.text ?? '')) &&
      parts.every(({ kind }) => /^(?:other|filler|link|number)$/.test(kind)) &&
      tokens
        .slice(segment.end, parts.at(-1)?.end)
        .some(({ key }) => toppingWords.has(key) || addedWords.has(key));
    // "Swap the rice for brown rice": no rice was ordered, so it is what lies under the dish.
    const [given] = parts.filter(({ kind }) => kind === 'dish' || kind === 'other');
    const isNotOrdered =
      given?.kind === 'dish' &&
      // "Change the carnitas to chicken": the line was found already.
      segment.end - segment.start === 1 &&
      given.start <= segment.end + 1 &&
      tokens.slice(given.start, given.end).every(({ key }) => toppingWords.has(key)) &&
      ![...ordered, ...read].some(
        (part) =>
          part.kind === 'dish' && given.candidates.some(({ title }) => title === part.candidates[0]?.title),
      );
    if (
      !isChange ||
      !(isOfPart || isForPart || isNotOrdered) ||
      !(ordered.length > 0 || read.some(({ kind }) => kind === 'dish'))
    ) {
      read.push(segment);
      continue;
    }
    read.push({
      kind: 'wish',
      looksAhead: false,
      start: segment.start,
      end: parts.at(-1)?.end ?? segment.end,
      worth: 0,
    });
    place = to - 1;
  }
  return read;
};

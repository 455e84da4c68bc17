import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, isDish } from '../path-parts.ts';

/**
 * "Small fries, uh, large fries, sorry": said at the end it puts right what stands behind the hesitation, or the
 * same dish that was named twice.
 */
export const readTrailingSorry: Pass = (_, tokens, path) => {
  const at = path.findLastIndex(({ kind }) => kind !== 'filler');
  const sorry = path[at];
  const isSorry = sorry?.kind === 'command' && sorry.command === 'correct';
  const lastAt = path.slice(0, Math.max(0, at)).findLastIndex(isDish);
  const beforeAt = path.slice(0, Math.max(0, lastAt)).findLastIndex(isDish);
  const [last, before] = [path[lastAt], path[beforeAt]];
  if (!isSorry || last?.kind !== 'dish' || before?.kind !== 'dish') return [...path];
  const between = path.slice(beforeAt + 1, lastAt);
  const isJoined = between.some(({ kind }) => kind === 'connector' || kind === 'command');
  const slip = between.findLast(({ start }) =>
    /^(?:uh|um|er|erm|hmm|oh|ah)$/.test(tokens[start]?.text ?? ''),
  );
  const isSame = last.candidates[0]?.title === before.candidates[0]?.title;
  if (isJoined || !(slip !== undefined || isSame)) return [...path];
  const from = slip?.start ?? path[beforeSizes(path, lastAt) + (isCounted(path, lastAt) ? 0 : 1)]?.start ?? 0;
  const correct: Segment = { kind: 'command', command: 'correct', start: from, end: from, worth: 0 };
  return path.flatMap((part) => {
    if (part === sorry) return asFiller(part);
    return part.start === from ? [correct, part] : part;
  });
};

const isCounted = (path: readonly Segment[], dishAt: number): boolean =>
  path[beforeSizes(path, dishAt)]?.kind === 'number';

/** "Lasagna for me, that's one, lasagna for anna, that's two": counted along, where every number is the sum so far. */
export const dropCountingAlong: Pass = (_, tokens, path) => {
  let sum = 0;
  const along: Segment[] = [];
  let isWrong = false;
  path.forEach((part, place) => {
    const amount = path[beforeSizes(path, place)];
    const isAlong = part.kind === 'number' && /^(?:thats|makes)$/.test(tokens[part.start - 1]?.text ?? '');
    if (isDish(part)) sum += amount?.kind === 'number' && !along.includes(amount) ? amount.count : 1;
    if (!isAlong) return;
    along.push(part);
    isWrong ||= part.count !== sum;
  });
  if (along.length < 2 || isWrong) return [...path];
  return path.map((part) => (along.includes(part) ? asFiller(part) : part));
};

/** "A cup of chowder and no garlic bread": joined by "and" it refuses, it puts nothing right. */
export const readAndNo: Pass = (_, tokens, path) => {
  return path.map((part, place) => {
    const isNo = part.kind === 'command' && part.command === 'no' && tokens[part.start]?.text === 'no';
    const isJoined =
      /^(?:and|aur|plus|but|with)$/.test(tokens[part.start - 1]?.text ?? '') && !tokens[part.end]?.afterBreak;
    const isRefusal = isNo && isJoined && path[place + 1]?.kind === 'dish';
    return isRefusal ? { ...part, command: 'remove' } : part;
  });
};

/** "Spring rolls, no, scratch the rolls, dumplings instead": what stands right behind the refused dish is wanted in its place. */
export const readWantedBehind: Pass = (_, tokens, path) => {
  return path.flatMap((part, place): Segment | Segment[] => {
    const [command, refused] = [path[place - 2], path[place - 1]];
    const isRefused = command?.kind === 'command' && command.command === 'remove' && refused?.kind === 'dish';
    if (!isRefused || part.kind !== 'dish' || tokens[part.start]?.afterBreak) return part;
    const earlier = path.slice(0, place - 2).filter(isDish);
    const isNamed = (dish: DishSegment) =>
      earlier.some(({ candidates: [meant] }) => meant?.title === dish.candidates[0]?.title);
    if (!isNamed(refused) || isNamed(part)) return part;
    const { start } = part;
    return [{ kind: 'command', command: 'add', start, end: start, worth: 0 }, part];
  });
};

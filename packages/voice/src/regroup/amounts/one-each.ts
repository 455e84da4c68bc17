import type { VoiceIndex } from '../../menu/voice-index.ts';
import { countEaters } from '../../read/counted-people.ts';
import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { beforeSizes } from '../path-parts.ts';

/**
 * "Three biryani, one each for me, ali and sara": they were counted, and who gets them is told. "Tikka leg for four
 * people, one each": as many as there are people.
 */
export const readOneEach: Pass = (index, tokens, path) => {
  const at = path.findIndex((part, place) => isOneEach(tokens, path[place - 1], part));
  const dishAt = path.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => kind === 'dish');
  const [dish, each] = [path[dishAt], path[at]];
  if (dish?.kind !== 'dish' || each === undefined) return [...path];
  const between = path.slice(dishAt + 1, at - 1);
  if (between.some(({ kind }) => !/^(?:filler|connector|measure|number|link|option)$/.test(kind)))
    return [...path];
  const amount = path[beforeSizes(path, dishAt)];
  const isCounted = amount?.kind === 'number' && amount.form === 'spoken' && amount.count > 1;
  const names = namesBehind(index, tokens, path, at);
  const isNamed = names.count > 1;
  if (!isCounted && !isNamed && countEaters(tokens, each.start) === undefined) return [...path];
  // How many people there are is counted with the "each" that stays.
  const last = isCounted || isNamed ? names.end : at;
  const told = new Set<Segment>(path.slice(dishAt + 1, last).filter(({ kind }) => kind !== 'option'));
  const start = dish.start;
  return path.flatMap((part): Segment[] => {
    if (told.has(part)) return [];
    if (part !== dish || isCounted || !isNamed) return [part];
    const { count } = names;
    return [{ kind: 'number', count, form: 'spoken', goesBack: false, start, end: start, worth: 0 }, part];
  });
};

/** "One each", and not "one each of". */
const isOneEach = (tokens: readonly Token[], number: Segment | undefined, part: Segment): boolean =>
  part.kind === 'scope' &&
  tokens[part.start]?.text === 'each' &&
  number?.kind === 'number' &&
  number.count === 1 &&
  number.end === part.start &&
  tokens[part.end]?.text !== 'of';

/** "… for me, ali and sara": how many are named, and the place behind them. */
function namesBehind(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  each: number,
): { readonly count: number; readonly end: number } {
  let [count, end] = [0, each + 1];
  if (tokens[path[end]?.start ?? -1]?.text !== 'for') return { count, end };
  for (let at = end + 1; at < path.length; at++) {
    const part = path[at];
    const token = tokens[part?.start ?? -1];
    if (part === undefined || token === undefined) break;
    if (part.kind === 'connector') continue;
    const isMe = part.kind === 'filler' && /^(?:me|myself|him|her)$/.test(token.text);
    const isSomebody =
      part.kind === 'other' && part.end - part.start === 1 && !index.titlesByWord.has(token.key);
    if (!isMe && !isSomebody) break;
    count++;
    end = at + 1;
  }
  return { count, end };
}
